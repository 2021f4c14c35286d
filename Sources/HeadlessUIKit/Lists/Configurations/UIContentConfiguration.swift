/// The content of a cell as a value, which makes the view that shows it.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  @preconcurrency @MainActor
  func updated(for state: any UIConfigurationState) -> Self
}

/// A value that describes the content of a cell and creates the view that shows it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration adapted to a state.
  @preconcurrency @MainActor
  func updated(for state: any UIConfigurationState) -> Self
}

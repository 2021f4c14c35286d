/// The state on which the configuration of an empty screen depends.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text of the search that found nothing; nil outside a search.
  public var searchText: String?

  /// Accesses the value of a custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Creates the state of a view without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a section is laid out for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The collection's, or the group's where a custom group is asked.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's.
  var traitCollection: UITraitCollection { get }
}

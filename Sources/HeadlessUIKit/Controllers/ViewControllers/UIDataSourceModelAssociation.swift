public import Foundation

/// A data source that identifies rows across launches. It is not used here, where every launch is
/// the first.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// Returns the identifier of a row.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the row with an identifier.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

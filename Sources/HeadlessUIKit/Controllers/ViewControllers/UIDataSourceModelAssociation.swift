public import Foundation

/// Names the rows of a list across launches: nobody asks here, where every launch is the first.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// The name of a row.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The row of a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

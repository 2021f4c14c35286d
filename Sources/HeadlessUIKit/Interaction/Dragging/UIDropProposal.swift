public import Foundation

/// What would happen if the finger left now.
@preconcurrency @MainActor
open class UIDropProposal: _Object, @preconcurrency NSCopying {
  /// What to do with the items.
  public let operation: UIDropOperation
  /// Whether places matter so much that the system moves the finger's point.
  ///
  /// - Note: Partly: kept; the point is always the finger's.
  open var isPrecise = false
  /// Whether pictures keep their size.
  ///
  /// - Note: Partly: kept; pictures always do.
  open var prefersFullSizePreview = false

  /// With what to do.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init(_object: ())
  }

  /// Another object that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(operation: operation)
    copy.take(self)
    return copy
  }

  func take(_ other: UIDropProposal) {
    isPrecise = other.isPrecise
    prefersFullSizePreview = other.prefersFullSizePreview
  }
}

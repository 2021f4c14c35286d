public import Foundation

/// The result of a drop at the current location.
@preconcurrency @MainActor
open class UIDropProposal: _Object, @preconcurrency NSCopying {
  /// The effect of the drop on the items.
  public let operation: UIDropOperation
  /// Whether the drop location is precise, so that the system moves the hit-test point.
  ///
  /// - Note: Partly: stored only; the point is always that of the touch.
  open var isPrecise = false
  /// Whether previews keep their full size.
  ///
  /// - Note: Partly: stored only; previews always keep their size.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init(_object: ())
  }

  /// Returns a copy of the proposal.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(operation: operation)
    copy.copyValues(from: self)
    return copy
  }

  func copyValues(from other: UIDropProposal) {
    isPrecise = other.isPrecise
    prefersFullSizePreview = other.prefersFullSizePreview
  }
}

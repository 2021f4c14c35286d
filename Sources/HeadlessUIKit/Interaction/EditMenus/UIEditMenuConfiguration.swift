public import Foundation

/// Which edit menu is shown, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: _Object {
  /// What it was made for; one of its own if nothing was given.
  public let identifier: AnyHashable
  /// Where the menu points, in the coordinates of the interaction's view, unless the delegate names a
  /// rectangle.
  public let sourcePoint: CGPoint
  /// Where the arrow points.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// With where the menu points.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSObject())
    self.sourcePoint = sourcePoint
    super.init(_object: ())
  }
}

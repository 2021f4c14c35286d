public import Foundation

/// The identity and the place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: _Object {
  /// The identifier of the configuration; a unique one if none was given.
  public let identifier: AnyHashable
  /// The point the menu points at, in the coordinates of the interaction's view. A target rectangle
  /// from the delegate replaces it.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSObject())
    self.sourcePoint = sourcePoint
    super.init(_object: ())
  }
}

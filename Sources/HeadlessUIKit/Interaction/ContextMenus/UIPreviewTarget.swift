public import Foundation

/// The place of a preview.
open class UIPreviewTarget: _Object {
  /// The view whose coordinate system the target uses.
  public let container: UIView
  /// The centre of the preview in the container's coordinates, in points.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a target in a container, which must be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_object: ())
  }
}

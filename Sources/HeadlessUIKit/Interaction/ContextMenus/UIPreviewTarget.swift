public import Foundation

/// Where a view is shown while its menu is open.
open class UIPreviewTarget: _Object {
  /// What the view lies in.
  public let container: UIView
  /// In the container's coordinates, in points.
  public let center: CGPoint
  /// Of the view.
  public let transform: CGAffineTransform

  /// In a view of the window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init(_object: ())
  }
}

public import Foundation

/// A view that is shown while a menu is open, and where it comes from and goes to.
open class UITargetedPreview: _Object {
  /// What is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it is.
  public let target: UIPreviewTarget

  /// A view at another place than its own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_object: ())
  }

  /// A view where it lies; it is in a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view,
        center: view.superview == nil
          ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center))
  }

  /// In points.
  open var size: CGSize { view.bounds.size }

  /// The same at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// In the window: the rectangle around the view.
  var frame: CGRect {
    let rect = CGRect(
      x: -view.bounds.width / 2, y: -view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height
    ).applying(target.transform)
    let center = target.container.convert(target.center, to: nil)
    return rect.offsetBy(dx: center.x, dy: center.y)
  }
}

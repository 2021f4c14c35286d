public import Foundation

/// A view to preview, with its appearance and its place.
open class UITargetedPreview: _Object {
  /// The previewed view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The place of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a given place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init(_object: ())
  }

  /// Creates a preview of a view at its current place. The view must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view,
        center: view.superview == nil
          ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of this view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The frame of the preview, in window coordinates.
  var frame: CGRect {
    let rect = CGRect(
      x: -view.bounds.width / 2, y: -view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height
    ).applying(target.transform)
    let center = target.container.convert(target.center, to: nil)
    return rect.offsetBy(dx: center.x, dy: center.y)
  }
}

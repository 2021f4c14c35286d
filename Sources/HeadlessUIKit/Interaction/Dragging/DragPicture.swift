import Foundation

/// The floating preview of a dragged item, above everything and with a shadow.
final class DragPicture: UIView {
  let item: UIDragItem
  private let content = UIView()
  /// The vector from the touch to the centre.
  var grip = CGPoint.zero
  /// The scale of a lifted preview (measured on screenshots of iOS 13 to 17).
  private static let liftedScale: CGFloat = 1.05
  private static let shadow: (opacity: Float, radius: CGFloat) = (0.25, 10)

  init(_ item: UIDragItem, _ preview: UITargetedDragPreview) {
    self.item = item
    super.init(frame: preview.frame)
    content.clipsToBounds = true
    addSubview(content)
    show(preview.view, preview.parameters)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view: a snapshot if it is in a window, else the view itself.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    for old in content.subviews { old.removeFromSuperview() }
    let middle = center
    bounds.size = view.bounds.size
    center = middle
    content.frame = bounds
    let shown = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
    shown.frame = bounds
    content.addSubview(shown)
    apply(parameters)
  }

  /// Applies background colour, visible path and shadow path.
  func apply(_ parameters: UIPreviewParameters) {
    content.backgroundColor = parameters.backgroundColor ?? .systemBackground
    let path = parameters.visiblePath?.cgPath
    let mask = path.map { _ in CAShapeLayer() }
    mask?.path = path
    content.layer.mask = mask
    layer.shadowPath = parameters.shadowPath?.cgPath ?? path
    layer.shadowOffset = .zero
    layer.shadowRadius = Self.shadow.radius
  }

  var isLifted = false {
    didSet {
      let scale = isLifted ? Self.liftedScale : 1
      transform = isLifted ? CGAffineTransform(scaleX: scale, y: scale) : .identity
      layer.shadowOpacity = isLifted ? Self.shadow.opacity : 0
    }
  }
}

import Foundation
import Layers

/// A triangle in the background colour: the arrow of a callout, or the symbol of a paging button.
final class CalloutTriangle: UIView {
  var direction: CalloutArrow { didSet { setNeedsLayout() } }
  private let shape = CAShapeLayer()

  init(_ direction: CalloutArrow) {
    self.direction = direction
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.mask = shape
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.frame = bounds
    let path = UIBezierPath()
    let (width, height) = (bounds.width, bounds.height)
    let corners: [CGPoint] =
      switch direction {
      case .up:
        [CGPoint(x: 0, y: height), CGPoint(x: width / 2, y: 0), CGPoint(x: width, y: height)]
      case .down: [.zero, CGPoint(x: width / 2, y: height), CGPoint(x: width, y: 0)]
      case .left:
        [CGPoint(x: width, y: 0), CGPoint(x: 0, y: height / 2), CGPoint(x: width, y: height)]
      case .right: [.zero, CGPoint(x: width, y: height / 2), CGPoint(x: 0, y: height)]
      }
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    shape.path = path.cgPath
  }
}

import Foundation
import Graphics

/// The standard background of a popover: a rounded box and an arrow.
final class PopoverBubble: UIView {
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    isUserInteractionEnabled = false
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.15
    shape.shadowRadius = 20
    shape.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the box and the arrow. The place is in the superview's coordinates.
  func show(_ place: PopoverPlacement, color: UIColor) {
    let path = UIBezierPath(roundedRect: place.frame, cornerRadius: PopoverPlacement.corner)
    let half = PopoverPlacement.arrow.width / 2
    let (frame, tip) = (place.frame, place.tip)
    let base: (CGPoint, CGPoint)
    switch place.direction {
    case .up, .down:
      let y = place.direction == .up ? frame.minY : frame.maxY
      let x = Self.inside(tip.x, frame.minX, frame.maxX)
      base = (CGPoint(x: x - half, y: y), CGPoint(x: x + half, y: y))
    default:
      let x = place.direction == .left ? frame.minX : frame.maxX
      let y = Self.inside(tip.y, frame.minY, frame.maxY)
      base = (CGPoint(x: x, y: y - half), CGPoint(x: x, y: y + half))
    }
    path.move(to: base.0)
    path.addLine(
      to: CGPoint(
        x: place.direction == .up || place.direction == .down
          ? Self.inside(tip.x, frame.minX, frame.maxX) : tip.x,
        y: place.direction == .left || place.direction == .right
          ? Self.inside(tip.y, frame.minY, frame.maxY) : tip.y))
    path.addLine(to: base.1)
    path.close()
    shape.path = path.cgPath
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Clamps a coordinate of the arrow so that its base stays away from the corners.
  private static func inside(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    let margin = PopoverPlacement.corner + PopoverPlacement.arrow.width / 2
    guard high - low > 2 * margin else { return (low + high) / 2 }
    return min(max(value, low + margin), high - margin)
  }
}

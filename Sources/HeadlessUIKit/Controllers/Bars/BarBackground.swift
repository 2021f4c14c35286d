import Foundation
import Graphics

/// What lies under a bar's content: blur, colour, picture, and the line at its edge.
final class BarBackground: UIView {
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the upper edge, as of bars at the bottom.
  private let isLineAbove: Bool

  init(lineAbove: Bool) {
    isLineAbove = lineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(color)
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a look, by parts of its full strength from 0 to 1: the blur's radius and every opacity. A
  /// background as a whole never fades, since a group has nothing under it to blur.
  func show(_ appearance: UIBarAppearance, strength: CGFloat = 1) {
    let material = appearance.backgroundEffect.map { Material($0.style) }
    layer.backdrop = strength > 0 ? material?.backdrop(strength: strength) : nil
    backgroundColor = material?.tint.faded(strength)
    color.backgroundColor = appearance.backgroundColor?.faded(strength)
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.clipsToBounds = true
    picture.alpha = strength
    line.image = appearance.shadowImage
    line.backgroundColor =
      appearance.shadowImage == nil ? appearance.shadowColor?.faded(strength) : nil
    line.alpha = appearance.shadowImage == nil ? 1 : strength
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    color.frame = bounds
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / environment.screen.scale
    line.frame = CGRect(
      x: 0, y: isLineAbove ? -height : bounds.height, width: bounds.width, height: height)
  }
}

extension UIColor {
  /// With its alpha multiplied.
  fileprivate func faded(_ strength: CGFloat) -> UIColor {
    strength >= 1 ? self : mapped { $0.copy(alpha: $0.alpha * strength) ?? $0 }
  }
}

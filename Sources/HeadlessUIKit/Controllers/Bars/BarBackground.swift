import Foundation
import Graphics

/// The background of a bar: blur, colour, image, and the line at its edge.
final class BarBackground: UIView {
  private let color = UIView()
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the upper edge, as for bars at the bottom of the screen.
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

  /// Shows an appearance at a strength from 0 to 1, which scales the blur radius and every opacity.
  ///
  /// The background as a whole never fades: a view with an opacity below 1 is a group, whose
  /// content has no backdrop to blur.
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
  /// Returns the colour with its alpha multiplied by `strength`.
  fileprivate func faded(_ strength: CGFloat) -> UIColor {
    strength >= 1 ? self : mapped { $0.copy(alpha: $0.alpha * strength) ?? $0 }
  }
}

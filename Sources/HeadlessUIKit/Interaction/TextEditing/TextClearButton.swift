import Foundation
import Graphics
import Layers

/// The round button that clears a text field: a cross on grey, 19 points wide including its margin.
final class TextClearButton: UIControl {
  static let side: CGFloat = 19
  private static let disc: CGFloat = 15

  private let picture = UIImageView()
  /// The image shown instead of the cross.
  var image: UIImage? { didSet { resolveColors() } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTaps: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    resolveColors()
  }

  override func resolveColors() {
    super.resolveColors()
    if let image {
      picture.contentMode = .center
      picture.image = image
      return
    }
    picture.contentMode = .scaleToFill
    let scale = environment.screen.scale
    var shape = Path(
      roundedRect: CGRect(x: 0, y: 0, width: Self.disc, height: Self.disc),
      radius: Self.disc / 2)
    shape.append(Self.cross)
    let image = BarGlyph.image([shape], CGSize(width: Self.disc, height: Self.disc), scale)
    picture.image = image.tinted(with: UIColor.systemGray2.color(in: traitCollection))
  }

  /// The outline of the cross: a plus sign, turned by 45 degrees.
  private static var cross: Path {
    let (long, short): (CGFloat, CGFloat) = (3.7, 0.65)
    let corners: [(CGFloat, CGFloat)] = [
      (-short, -long), (short, -long), (short, -short), (long, -short), (long, short),
      (short, short), (short, long), (-short, long), (-short, short), (-long, short),
      (-long, -short), (-short, -short),
    ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    let half = CGFloat(0.5).squareRoot()
    return path.applying(
      CGAffineTransform(
        a: half, b: half, c: -half, d: half, tx: Self.disc / 2, ty: Self.disc / 2))
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = (Self.side - Self.disc) / 2
    picture.frame = CGRect(x: margin, y: margin, width: Self.disc, height: Self.disc)
  }
}

import Foundation
import Layers
import Typography

/// A button of a callout, for a menu line or for turning pages.
final class CalloutButton: UIControl {
  private let look: CalloutLook
  private let label = UILabel()
  private let picture = UIImageView()
  private var triangle: CalloutTriangle?
  private let divider = UIView()
  /// The size of the paging triangle: its width along the pointing direction and its height across
  /// it.
  private static let pagerSize = CGSize(width: 8, height: 12)

  private init(_ look: CalloutLook) {
    self.look = look
    super.init(frame: .zero)
    divider.backgroundColor = look.divider
    for view in [label, picture, divider] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.font = .systemFont(ofSize: look.fontSize)
    picture.contentMode = .center
  }

  convenience init(_ line: CalloutLine, _ look: CalloutLook) {
    self.init(look)
    isEnabled = !line.attributes.contains(.disabled)
    let isDestructive = line.attributes.contains(.destructive)
    let color = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : look.textColor
    (label.text, label.textColor) = (line.title, color)
    if line.title.isEmpty { picture.image = line.image }
    picture.tintColor = color
  }

  /// Creates a button that turns pages.
  convenience init(turning direction: CalloutArrow, _ look: CalloutLook) {
    self.init(look)
    let triangle = CalloutTriangle(direction)
    triangle.backgroundColor = look.textColor
    addSubview(triangle)
    self.triangle = triangle
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTaps: Bool { true }

  /// Whether a divider precedes the button.
  var isDivided = false { didSet { divider.isHidden = !isDivided } }

  /// The width of the button, in points.
  var width: CGFloat {
    if triangle != nil { return look.pagerWidth }
    let words = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: look.height)).width
    return (max(words, picture.image?.size.width ?? 0) + 2 * look.padding).rounded(.up)
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? look.pressed : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    let room = CGSize(width: max(0, bounds.width - 2 * look.padding), height: bounds.height)
    let words = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: room.height))
    let width = min(words.width, room.width)
    label.frame = CGRect(
      x: grid.nearest((bounds.width - width) / 2),
      y: grid.nearest((bounds.height - words.height) / 2),
      width: width, height: words.height)
    picture.frame = bounds
    divider.frame = CGRect(x: 0, y: 0, width: 1 / environment.screen.scale, height: bounds.height)
    let size = Self.pagerSize
    triangle?.frame = CGRect(
      x: grid.nearest((bounds.width - size.width) / 2),
      y: grid.nearest((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }
}

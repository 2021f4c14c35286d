import Foundation
import Layers

/// A token in a search field: a rounded rectangle with an icon and a text.
///
/// Apple does not publish the measures. These are chosen to look like those of iOS.
final class SearchTokenView: UIView {
  static let height: CGFloat = 24
  /// The distance between two tokens and to the text, in points.
  static let gap: CGFloat = 4
  private static let margin: CGFloat = 7
  private static let corner: CGFloat = 6
  private static let iconSide: CGFloat = 16
  private static let iconGap: CGFloat = 4
  /// The opacity of the black cover of a selected token.
  private static let shade: CGFloat = 0.25

  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()
  private let cover = UIView()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    clipsToBounds = true
    label.text = token.text
    label.textColor = .white
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .white
    icon.image = token.icon?.withRenderingMode(
      token.icon?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    cover.backgroundColor = UIColor(white: 0, alpha: Self.shade)
    for view in [icon, label, cover] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor, _ font: UIFont, isChosen: Bool) {
    backgroundColor = color
    label.font = font
    cover.isHidden = !isChosen
  }

  private var iconRoom: CGFloat { icon.image == nil ? 0 : Self.iconSide + Self.iconGap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize.width
    return CGSize(
      width: (2 * Self.margin + iconRoom + text).rounded(.up), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
    let middle = bounds.midY
    icon.frame = CGRect(
      x: Self.margin, y: middle - Self.iconSide / 2, width: Self.iconSide, height: Self.iconSide)
    let start = Self.margin + iconRoom
    label.frame = CGRect(
      x: start, y: 0, width: max(0, bounds.width - start - Self.margin), height: bounds.height)
  }
}

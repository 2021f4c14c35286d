import Foundation
import Graphics
import Typography

/// The area of a navigation bar that shows the large title, clipped where the bar's content begins.
final class LargeTitleArea: UIView {
  private(set) var label = makeLabel()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a label anchored at its leading lower corner, from which it grows.
  private static func makeLabel() -> UILabel {
    let label = UILabel()
    UIView.performWithoutAnimation { label.layer.anchorPoint = CGPoint(x: 0, y: 1) }
    return label
  }

  /// Replaces the label by an empty one. The old label remains in the area until a transition
  /// removes it.
  ///
  /// - Returns: The old label.
  func exchangeLabel() -> UILabel {
    let old = label
    label = Self.makeLabel()
    addSubview(label)
    return old
  }

  func show(_ title: String?, with own: [NSAttributedString.Key: Any]) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(own) { $1 }
    label.show(title, with: attributes)
  }

  /// Fills the bar's bounds between the title and the lower edge, without the lowest `bottom`
  /// points.
  func place(in bounds: CGRect, _ heights: NavigationBarHeights, above bottom: CGFloat) {
    let top = heights.isReplacedBySearch ? 0 : heights.title
    frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    isHidden = !heights.showsLargeTitle || heights.isReplacedBySearch
  }

  /// Places the label at the area's lower edge. The label grows by up to a tenth while the content
  /// is pulled down; `pulled` is the distance in points.
  func layOutLabel(pulled: CGFloat) {
    let grid = PixelGrid(scale: environment.screen.scale)
    let margin = systemSideMargin(inWidth: bounds.width)
    let size = label.sizeThatFits(.zero)
    let scale = 1 + 0.1 * min(max(pulled, 0) / 100, 1)
    label.bounds.size = CGSize(
      width: min(size.width, bounds.width - 2 * margin), height: size.height)
    label.layer.position = CGPoint(x: margin, y: grid.nearest(bounds.height - 8))
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

import Foundation
import Typography

/// The view of a tab: icon, title and badge.
///
/// In the stacked layout the icon's centre is 20 points below the bar's upper edge, the title's top
/// 36.33 points, measured in pictures of iOS 13 and 14. With compact height both are side by side.
final class TabBarButton: UIControl, BarItemPresenter {
  private static let iconMiddle: CGFloat = 20
  private static let titleTop: CGFloat = 109 / 3
  private static let gap: CGFloat = 7
  private static let badgeHeight: CGFloat = 18

  let item: UITabBarItem
  private unowned let bar: UITabBar
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = UIView()
  private let badgeLabel = UILabel()

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    for view in [icon, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    badge.addSubview(badgeLabel)
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badgeLabel.textAlignment = .center
    label.textAlignment = .center
    item.shownBy = self
  }

  required init?(coder: NSCoder) { nil }

  override var keepsTaps: Bool { true }

  func barItemChanged() {
    isEnabled = item.isEnabled
    show()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { environment[AppearanceStore.self].apply(to: item, at: self) }
    show()
  }

  override func resolveColors() {
    super.resolveColors()
    show()
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  private var isInline: Bool { bar.isCompact }

  private var itemAppearance: UITabBarItemStateAppearance? {
    let whole =
      bar.isAtEdge ? item.scrollEdgeAppearance ?? item.standardAppearance : item.standardAppearance
    let appearance = whole ?? bar.shownLook
    let items =
      isInline ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance
    if !item.isEnabled { return items.disabled }
    return isSelected ? items.selected : items.normal
  }

  private var color: UIColor {
    if let color = itemAppearance?.iconColor { return color }
    if isSelected { return bar.tintColor }
    return bar.unselectedItemTintColor ?? .systemGray
  }

  func show() {
    accessibilityIdentifier = item.accessibilityIdentifier
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    icon.image = image.map { $0.shape(in: color.color(in: traitCollection)) }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 12 : 10, weight: .medium),
      .foregroundColor: color,
    ]
    attributes.merge(itemAppearance?.titleTextAttributes ?? [:]) { $1 }
    let state: UIControl.State = isSelected ? .selected : isEnabled ? .normal : .disabled
    attributes.merge(item.effectiveTitleTextAttributes(for: state)) { $1 }
    label.show(item.title, with: attributes)
    showBadge()
    setNeedsLayout()
  }

  private func showBadge() {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? itemAppearance?.badgeBackgroundColor ?? .systemRed
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(itemAppearance?.badgeTextAttributes ?? [:]) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badgeLabel.show(item.badgeValue, with: attributes)
  }

  /// Returns the size that the tab needs, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(.zero)
    let icon = icon.image?.size ?? .zero
    let width = isInline ? icon.width + Self.gap + title.width : max(icon.width, title.width)
    return CGSize(width: width, height: bar.contentHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: environment.screen.scale)
    let iconSize = icon.image?.size ?? .zero
    var titleSize = label.sizeThatFits(.zero)
    titleSize.width = min(titleSize.width, bounds.width)
    let insets = item.imageInsets
    var iconMiddle = CGPoint(x: bounds.midX, y: Self.iconMiddle)
    var title = CGPoint(x: bounds.midX - titleSize.width / 2, y: Self.titleTop)
    if isInline {
      let whole = iconSize.width + Self.gap + titleSize.width
      iconMiddle = CGPoint(x: (bounds.width - whole + iconSize.width) / 2, y: bounds.midY)
      title = CGPoint(
        x: (bounds.width + whole) / 2 - titleSize.width, y: bounds.midY - titleSize.height / 2)
    }
    icon.frame = CGRect(
      x: grid.nearest(iconMiddle.x - iconSize.width / 2 + (insets.left - insets.right) / 2),
      y: grid.nearest(iconMiddle.y - iconSize.height / 2 + (insets.top - insets.bottom) / 2),
      width: max(0, iconSize.width), height: max(0, iconSize.height))
    let shift = item.titlePositionAdjustment
    let lookShift = itemAppearance?.titlePositionAdjustment ?? .zero
    label.frame = CGRect(
      x: grid.nearest(title.x + shift.horizontal + lookShift.horizontal),
      y: grid.nearest(title.y + shift.vertical + lookShift.vertical), width: titleSize.width,
      height: titleSize.height)
    layOutBadge(at: CGPoint(x: iconMiddle.x, y: 2), grid)
  }

  /// Places the badge from a little right of the icon's centre. It grows to the right.
  private func layOutBadge(at place: CGPoint, _ grid: PixelGrid) {
    let size = badgeLabel.sizeThatFits(.zero)
    let width = max(Self.badgeHeight, size.width + 10)
    let shift = itemAppearance?.badgePositionAdjustment ?? .zero
    badge.frame = CGRect(
      x: grid.nearest(place.x + 4 + shift.horizontal), y: grid.nearest(place.y + shift.vertical),
      width: width, height: Self.badgeHeight)
    badgeLabel.frame = CGRect(
      x: 0, y: grid.nearest((Self.badgeHeight - size.height) / 2), width: width,
      height: size.height)
  }
}

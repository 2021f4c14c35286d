import Foundation
import Graphics
import Typography

/// The content of a navigation bar for one item: back button, left items, title or title view,
/// right items.
///
/// The title is centred in the bar if there is room, otherwise as near to the centre as the sides
/// allow. A title that is still too long is truncated.
final class NavigationBarContent: UIView {
  /// The distance between two items of a side and between the title and the sides, in points.
  private static let gap: CGFloat = 8

  let item: UINavigationItem
  let back: BackButtonView?
  let title = UILabel()
  private let left, right: [BarButtonView]
  private let titleShift: UIOffset
  /// The distance from the bar's edges to the first and the last item, in points.
  private var sideMargin: CGFloat { systemSideMargin(inWidth: bounds.width) }

  init(
    _ item: UINavigationItem, backTo previous: UINavigationItem?, leading: UIBarButtonItem?,
    appearance: UINavigationBarAppearance
  ) {
    self.item = item
    let leftItems = item.leftBarButtonItems ?? []
    let showsBack =
      previous != nil && !item.hidesBackButton
      && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
    back = showsBack ? previous.map { BackButtonView(to: $0, appearance: appearance) } : nil
    titleShift = appearance.titlePositionAdjustment
    func views(_ items: [UIBarButtonItem]?) -> [BarButtonView] {
      (items ?? []).map { item in
        let look =
          item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        return BarButtonView(item, look: look)
      }
    }
    left = views((leading.map { [$0] } ?? []) + leftItems)
    right = views(item.rightBarButtonItems)
    super.init(frame: .zero)
    for view in left + right { addSubview(view) }
    if let back { addSubview(back) }
    show(appearance)
    for view in left + right { view.itemChanged = { [weak self] in self?.setNeedsLayout() } }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ appearance: UINavigationBarAppearance) {
    if let view = item.titleView { return addSubview(view) }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(appearance.titleTextAttributes) { $1 }
    title.show(item.title, with: attributes)
    title.textAlignment = .center
    addSubview(title)
  }

  /// The title's vertical offset, which the bar sets, in points.
  var titleDrop: CGFloat = 0 { didSet { if titleDrop != oldValue { setNeedsLayout() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let titleSize = self.titleSize
    let safeArea = safeAreaInsets
    var leftEnd = safeArea.left + sideMargin
    if let back {
      // The middle third is reserved for the title if it needs it.
      let free = max(
        bounds.width / 2 - min(titleSize.width, bounds.width / 3) / 2 - Self.gap - safeArea.left, 0)
      back.fit(free)
      back.frame = CGRect(x: safeArea.left, y: 0, width: back.width, height: bounds.height)
      leftEnd = safeArea.left + back.width + Self.gap
    }
    leftEnd = place(left, from: leftEnd, direction: 1)
    let rightEnd = place(right, from: bounds.width - safeArea.right - sideMargin, direction: -1)
    placeTitle(titleSize, between: leftEnd, and: rightEnd)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places a side's items from the edge inwards, and returns where the title's area begins.
  private func place(
    _ views: [BarButtonView], from edge: CGFloat, direction: CGFloat
  ) -> CGFloat {
    var edge = edge
    for view in views where !view.item.isHidden {
      let size = view.sizeThatFits(.zero)
      let width = size.width
      view.frame = CGRect(
        x: direction > 0 ? edge : edge - width, y: 0, width: width, height: bounds.height)
      let isSpace = view.item.systemItem == .fixedSpace
      edge += direction * (width + (isSpace ? 0 : 2 * Self.gap))
    }
    return edge
  }

  private var titleSize: CGSize {
    item.titleView?.accessorySize ?? title.sizeThatFits(.zero)
  }

  private func placeTitle(_ size: CGSize, between left: CGFloat, and right: CGFloat) {
    let grid = PixelGrid(scale: environment.screen.scale)
    let width = min(size.width, max(0, right - left))
    let x = min(max((bounds.width - width) / 2, left), right - width)
    let height = min(size.height, bounds.height)
    let frame = CGRect(
      x: grid.nearest(x), y: grid.nearest((bounds.height - height) / 2), width: width,
      height: height)
    if let view = item.titleView {
      view.frame = frame
    } else {
      title.frame = frame.offsetBy(
        dx: titleShift.horizontal, dy: titleShift.vertical + titleDrop)
    }
  }

  /// The title view, or the title label if there is none.
  var middle: UIView { item.titleView ?? title }
}

import Foundation
import Typography

/// The view of a bar button item: a title, an image in the tint colour, or a custom view.
final class BarButtonView: TintedBarView, BarItemPresenter {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  /// The background image of the button.
  private let backgroundImageView = UIImageView()
  /// The appearance of buttons of this kind.
  private let itemAppearance: UIBarButtonItemAppearance?
  /// The closure called when the size may have changed.
  var itemChanged: (() -> Void)?

  init(_ item: UIBarButtonItem, look: UIBarButtonItemAppearance?) {
    self.item = item
    self.itemAppearance = look
    super.init(frame: .zero)
    item.shownBy = self
    addSubview(backgroundImageView)
    addSubview(label)
    addSubview(picture)
    for view in [backgroundImageView, label, picture] { view.isUserInteractionEnabled = false }
    show()
  }

  /// Applies the appearance proxies of the place where the item is shown.
  override func didMoveToWindow() {
    if window != nil { environment[AppearanceStore.self].apply(to: item, at: self) }
    super.didMoveToWindow()
    barItemChanged()
  }

  /// Whether the item is a fixed or flexible space.
  var isSpace: Bool {
    item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
  }

  /// Excludes spaces, which receive no touches. A custom view handles its touches itself.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !isSpace && super.point(inside: point, with: event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard item.customView == nil else { return false }
    if item.opensMenuAtOnce { menuOpener.open() }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    menuOpener.follow(touch)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !menuOpener.release(touch), isTouchInside(touch) { item.perform(for: event) }
  }

  private lazy var menuOpener = MenuOpener(for: self) { [unowned self] in
    guard let menu = item.menu, item.isEnabled else { return nil }
    return MenuOverlay.open(menu, from: self, sender: item)
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  required init?(coder: NSCoder) { nil }

  func barItemChanged() {
    show()
    itemChanged?()
  }

  private func show() {
    accessibilityIdentifier = item.accessibilityIdentifier
    isHidden = item.isHidden
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    menuOpener.opensByLongPress = item.menu != nil && !item.opensMenuAtOnce
    if let custom = item.customView {
      if custom.superview !== self { addSubview(custom) }
    } else {
      for view in subviews where view !== label && view !== picture && view !== backgroundImageView
      {
        view.removeFromSuperview()
      }
      if tintColor != item.tintColor, item.tintColor != nil || hasItemTint {
        hasItemTint = item.tintColor != nil
        tintColor = item.tintColor
      }
    }
    label.isHidden = !showsTitle
    picture.isHidden = item.customView != nil || image == nil
    label.show(item.title, with: attributes)
    backgroundImageView.image =
      item.customView == nil
      ? item.shownBackgroundImage(for: state) ?? stateLook?.backgroundImage : nil
    tintColorDidChange()
    setNeedsLayout()
  }

  /// Whether the current tint colour is the item's, not the bar's.
  private var hasItemTint = false

  private var stateLook: UIBarButtonItemStateAppearance? {
    item.isEnabled
      ? isHighlighted ? itemAppearance?.highlighted : itemAppearance?.normal
      : itemAppearance?.disabled
  }

  private var image: UIImage? {
    (isLow ? item.landscapeImagePhone : nil) ?? item.image
      ?? item.systemItem.flatMap { BarGlyph.image(of: $0, scale: environment.screen.scale) }
  }

  /// Whether the button is in the lower bar of a phone in landscape.
  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the title is shown. If an item has an image too, only the image is shown, as in UIKit.
  private var showsTitle: Bool { item.customView == nil && image == nil && item.title != nil }

  private var attributes: [NSAttributedString.Key: Any] {
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributes.merge(itemAppearance?.normal.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(stateLook?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.effectiveTitleTextAttributes(for: state)) { $1 }
    return attributes
  }

  /// The tint colour; for a disabled button the grey of UIKit's disabled text.
  private var color: UIColor { item.isEnabled ? tintColor : UIColor(white: 0.6, alpha: 1) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.show(item.title, with: attributes)
    picture.image = image.map { $0.shape(in: color.color(in: traitCollection)) }
  }

  /// The size that the button needs in the bar, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var own: CGSize
    if let custom = item.customView {
      own = custom.accessorySize
    } else if let image {
      own = image.size
    } else {
      own = label.sizeThatFits(.zero)
      for title in (item.possibleTitles ?? []) where title != item.title {
        own.width = max(
          own.width, NSAttributedString(string: title, attributes: attributes).size().width)
      }
    }
    if item.width > 0 { own.width = item.width }
    return own
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let custom = item.customView {
      let size = custom.accessorySize
      custom.bounds.size = size
      custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
      return
    }
    let grid = PixelGrid(scale: environment.screen.scale)
    let size = label.sizeThatFits(.zero)
    let shift = item.titlePositionAdjustment ?? stateLook?.titlePositionAdjustment ?? .zero
    let plateHeight = backgroundImageView.image?.size.height ?? 0
    backgroundImageView.frame = CGRect(
      x: 0,
      y: grid.nearest((bounds.height - plateHeight) / 2)
        + item.backgroundVerticalPositionAdjustment(for: .default), width: bounds.width,
      height: plateHeight)
    label.frame = CGRect(
      x: 0, y: grid.nearest((bounds.height - size.height) / 2), width: bounds.width,
      height: size.height
    ).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    label.textAlignment = .center
    let own = picture.image?.size ?? .zero
    let usesLow = isLow && item.landscapeImagePhone != nil
    let insets = usesLow ? item.landscapeImagePhoneInsets : item.imageInsets
    picture.frame = CGRect(
      x: grid.nearest((bounds.width - own.width) / 2),
      y: grid.nearest((bounds.height - own.height) / 2), width: own.width, height: own.height
    ).offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}

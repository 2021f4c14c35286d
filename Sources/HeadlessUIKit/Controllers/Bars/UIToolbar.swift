public import Foundation
import Typography

/// A bar of buttons, usually at the bottom of the screen.
///
/// It is 44 points high, and 32 points on phones in landscape.
open class UIToolbar: UIView, UIBarPositioning, StyledBar {
  private static let regularHeight: CGFloat = 44
  private static let compactHeight: CGFloat = 32
  /// Half the distance between two buttons, in points.
  private static let gap: CGFloat = 8

  private var buttons: [BarButtonView] = []
  let background = BarBackground(lineAbove: true)

  /// The object that decides the bar's position.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a toolbar without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
  }

  /// Creates a toolbar from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Items

  /// The buttons, from the left. Flexible spaces share the free width.
  open var items: [UIBarButtonItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the buttons. An animation takes a quarter of a second.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = buttons
    buttons = makeButtons(items ?? [])
    setNeedsLayout()
    UIView.exchange(old, for: buttons, animated: animated)
  }

  private func makeButtons(_ items: [UIBarButtonItem]) -> [BarButtonView] {
    items.map { item in
      let look = scrolledLook
      let button = BarButtonView(
        item, look: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
      button.itemChanged = { [weak self] in self?.setNeedsLayout() }
      addSubview(button)
      return button
    }
  }

  // MARK: Appearance

  /// Whether content extends under the bar. True by default.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { setLegacy(\.isTranslucent, newValue, .isTranslucent, \UIToolbar.isTranslucent) }
  }
  /// The background colour. A translucent bar shows it over a blur.
  open var barTintColor: UIColor? {
    get { look.barTintColor }
    set { setLegacy(\.barTintColor, newValue, .barTintColor, \UIToolbar.barTintColor) }
  }
  /// The base style, light or black, which applies without a `barTintColor`.
  open var barStyle: UIBarStyle {
    get { look.barStyle }
    set { setLegacy(\.barStyle, newValue, .barStyle, \UIToolbar.barStyle) }
  }

  /// Sets the background image for a position. An empty image makes the background clear.
  ///
  /// Images for bar metrics other than the default are ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    changeLegacy { $0.backgroundImages[topOrBottom] = backgroundImage }
    mark(.backgroundImage, UInt(topOrBottom.rawValue)) { (bar: UIToolbar) in
      bar.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }

  /// Returns the background image for the position.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? look.backgroundImages[topOrBottom] : nil }

  /// Sets an image that replaces the line at the upper edge. An empty image draws no line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    changeLegacy { $0.shadowImages[topOrBottom] = shadowImage }
    mark(.shadowImage, UInt(topOrBottom.rawValue)) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
  }

  /// Returns the shadow image for the position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    look.shadowImages[topOrBottom]
  }

  /// The appearance while content is scrolled under the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { adoptedStandardAppearance() }
    set { setAppearance(\.standard, newValue, .standardAppearance, \UIToolbar.standardAppearance) }
  }

  /// The appearance while the content ends above the bar.
  ///
  /// Nil uses the standard appearance with a clear background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { look.appearances.scrollEdge }
    set {
      setAppearance(\.scrollEdge, newValue, .scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance)
    }
  }

  /// The appearance in landscape. Nil uses the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { look.appearances.compact }
    set { setAppearance(\.compact, newValue, .compactAppearance, \UIToolbar.compactAppearance) }
  }

  var look = BarLook<UIToolbarAppearance>()

  var legacyAppearance: UIToolbarAppearance { look.legacyAppearance(at: barPosition) }

  func lookChanged() {
    let items = buttons.map(\.item)
    for button in buttons { button.removeFromSuperview() }
    buttons = makeButtons(items)
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { setNeedsLayout() } } }

  // MARK: Layout

  /// The position that the delegate returns. Without one, the bottom.
  open var barPosition: UIBarPosition {
    let given = delegate?.position(for: self) ?? .any
    return given == .any ? .bottom : given
  }

  /// The height without the home indicator's area.
  var contentHeight: CGFloat { isCompact ? Self.compactHeight : Self.regularHeight }

  /// Returns the given width and a height of 44 points, or 32 with compact height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground(in: bounds)
    layOutButtons()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func layOutButtons() {
    let margin = systemSideMargin(inWidth: bounds.width)
    let shown = buttons.filter { !$0.item.isHidden }
    let widths = shown.map { $0.sizeThatFits(.zero).width }
    let springs = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let gaps = shown.dropLast().filter { !$0.isSpace }.count
    let taken = widths.reduce(0, +) + 2 * Self.gap * CGFloat(gaps)
    let safeArea = safeAreaInsets
    let free = max(0, bounds.width - safeArea.left - safeArea.right - 2 * margin - taken)
    let share = springs > 0 ? free / CGFloat(springs) : 0
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = min(contentHeight, bounds.height)
    var x = safeArea.left + margin
    for (button, own) in zip(shown, widths) {
      let width = button.item.systemItem == .flexibleSpace ? share : own
      let start = grid.nearest(x)
      button.frame = CGRect(
        x: start, y: 0, width: grid.nearest(x + width) - start, height: height)
      x += width + (button.isSpace ? 0 : 2 * Self.gap)
    }
  }
}

public import Foundation
import Layers

/// A control with a title, an image or both, that runs an action when tapped.
///
/// Without a `configuration` it is laid out like buttons before iOS 15: image and title side by
/// side in the centre, moved by their insets. A `configuration` decides the whole appearance.
open class UIButton: UIControl {
  private var contents: [UInt: ButtonContents] = [:]
  var ownTitleLabel: UILabel?
  var ownImageView: UIImageView?
  var ownBackground: UIImageView?
  var glowView: UIView?
  var isShadowReversed = false
  lazy var subtitleLabel = UILabel()
  lazy var plate = UIView()
  var ownSpinner: UIActivityIndicatorView?

  /// The menu that a touch down or a long press opens.
  open var menu: UIMenu? {
    didSet {
      showMenuSelection()
      updateMenuOpener()
    }
  }
  /// Whether touching the button opens the menu at once, instead of after a long press.
  open var showsMenuAsPrimaryAction = false { didSet { updateMenuOpener() } }
  /// Whether the title is that of the selected action in the menu, which is then the last one
  /// chosen.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }
  private lazy var menuOpener = MenuOpener(for: self) { [unowned self] in
    guard let menu else { return nil }
    sendActions(for: .menuActionTriggered)
    let selects = changesSelectionAsPrimaryAction
    if selects { (menu.actions.first { $0.state == .on } ?? menu.actions.first)?.state = .on }
    return MenuOverlay.open(menu, from: self, sender: self, selects: selects) { [weak self] in
      self?.showMenuSelection()
    }
  }

  private func updateMenuOpener() {
    menuOpener.opensByLongPress = menu != nil && !showsMenuAsPrimaryAction
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if showsMenuAsPrimaryAction { menuOpener.open() }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    menuOpener.follow(touch)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    _ = menuOpener.release(touch)
  }

  private func showMenuSelection() {
    guard changesSelectionAsPrimaryAction,
      let chosen = menu?.selectedElements.first ?? menu?.actions.first
    else { return }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
    } else {
      configuration?.title = chosen.title
    }
  }

  /// The type that the button was created with.
  public internal(set) final var buttonType = ButtonType.custom {
    didSet {
      showType()
      if let label = ownTitleLabel, label.font == oldValue.titleFont {
        label.font = buttonType.titleFont
      }
    }
  }

  /// Creates a button of type `custom` without a title.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type, with zero size; types with a symbol fit their symbol.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // Property observers do not run inside an initialiser.
    showType()
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// Creates a `system` button with an image that calls a target's action when tapped.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    let button = self.init(frame: .zero)
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// Creates a `system` button that runs an action when tapped.
  public class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// Shows the symbol of the button type, if it has one.
  private func showType() {
    guard let symbol = buttonType.symbol else { return }
    let configuration = UIImage.SymbolConfiguration(
      pointSize: symbol.pointSize, weight: symbol.weight)
    setImage(UIImage(systemName: symbol.name, withConfiguration: configuration), for: .normal)
    guard buttonType == .close else { return }
    tintColor = .secondaryLabel
    plate.backgroundColor = .tertiarySystemFill
    plate.layer.cornerRadius = ButtonType.closeSide / 2
    plate.isUserInteractionEnabled = false
    insertSubview(plate, at: 0)
  }

  /// Creates a button with the title and image of an action, which it runs when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    sizeToFit()
  }

  /// Creates a button with a configuration. The action supplies title and image if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
    }
    self.configuration = configuration
    sizeToFit()
  }

  // MARK: Contents by state

  /// Sets the title for a state. States without a title show that of `normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }
  /// Sets the title with fonts and colours. It takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
    mark(.titleColor, state.rawValue) { (button: UIButton) in
      button.setTitleColor(color, for: state)
    }
  }
  open func titleColor(for state: State) -> UIColor? {
    contents[state.rawValue]?.titleColor ?? standardTitleColor(for: state)
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.shadowColor = color }
  }
  open func titleShadowColor(for state: State) -> UIColor? { contents[state.rawValue]?.shadowColor }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }
  /// Sets the background image for a state, stretched over the button behind all content.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  open func backgroundImage(for state: State) -> UIImage? { contents[state.rawValue]?.background }

  /// Sets the symbol configuration for a state, used by symbol images that have none.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { contents[state.rawValue]?.symbolConfiguration }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(\.symbolConfiguration)
  }

  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor {
    current(\.titleColor) ?? standardTitleColor(for: state)
  }
  open var currentTitleShadowColor: UIColor? { current(\.shadowColor) }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.background) }

  private func change(_ state: State, _ change: (inout ButtonContents) -> Void) {
    change(&contents[state.rawValue, default: ButtonContents()])
    contentsChanged()
  }

  private func current<Value>(_ part: KeyPath<ButtonContents, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  private func standardTitleColor(for state: State) -> UIColor {
    switch buttonType {
    case .custom, .plain: .white
    case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      state.contains(.disabled) ? .controlDisabled : tintColor
    }
  }

  private func contentsChanged() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Subviews

  /// The label of the title. Set its font and line count here, and its text and colour by state.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = buttonType.titleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.isUserInteractionEnabled = false
    ownTitleLabel = label
    addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.isUserInteractionEnabled = false
    ownImageView = view
    // The plate of a configuration stays behind the image.
    let plateIndex = configuration == nil ? nil : subviews.firstIndex { $0 === plate }
    insertSubview(view, at: plateIndex.map { $0 + 1 } ?? 0)
    setNeedsLayout()
    return view
  }

  /// The insets around all content. Zero means the standard: 6 points above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsChanged() } }
  /// The insets that move the title without changing the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the image without changing the size of the button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is darker while the button is highlighted.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether a white glow appears under the touch.
  open var showsTouchWhenHighlighted = false { didSet { setNeedsLayout() } }
  /// Whether the title's shadow falls to the opposite side while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }
  /// The purpose of the button. A configured button with the role `destructive` is red.
  open var role = Role.normal { didSet { contentsChanged() } }
  /// Ignored: no pointer is simulated.
  open var isPointerInteractionEnabled = false
  /// Whether the image is paler while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  /// The content and style of the button; nil uses the title, image and colours set by state.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil { resetConfigured() }
      contentsChanged()
    }
  }
  /// A closure called before the button is drawn in another state, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration for the current state, here immediately.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls `configurationUpdateHandler`, after the state has changed.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func resetConfigured() {
    subtitleLabel.removeFromSuperview()
    plate.removeFromSuperview()
    ownSpinner?.removeFromSuperview()
    ownTitleLabel?.font = buttonType.titleFont
    ownImageView?.tintColor = nil
  }

  override var keepsTaps: Bool { true }

  override func stateChanged() {
    super.stateChanged()
    updateConfiguration()
    contentsChanged()
  }

  override func triggered(_ event: UIEvent?) { send(.primaryActionTriggered, event) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Displayed content

  /// Updates text, images and colours to the current state.
  private func update() {
    if let configuration { return update(configuration) }
    updatePlain()
  }

  /// Shows an image, as a template if the type is tinted and the image has no rendering mode.
  func show(_ image: UIImage?) {
    guard let image else {
      ownImageView?.image = nil
      return
    }
    let isShape = buttonType.isTinted && image.renderingMode == .automatic
    imageView?.image = isShape ? image.withRenderingMode(.alwaysTemplate) : image
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    if let configuration { return configuredSize(configuration) }
    return plainSize
  }

  /// Returns the distance from the top edge to the baseline of the title.
  @_spi(Overscroll) open override func firstBaselineOffset(in size: CGSize) -> CGFloat {
    guard let (label, frame) = title(in: size) else { return 0 }
    return frame.minY + label.firstBaselineOffset(in: frame.size)
  }

  @_spi(Overscroll) open override func lastBaselineOffset(in size: CGSize) -> CGFloat {
    guard let (label, frame) = title(in: size) else { return 0 }
    return size.height - frame.maxY + label.lastBaselineOffset(in: frame.size)
  }

  /// Returns the label of the title and its frame in a button of a size; nil without a title.
  private func title(in size: CGSize) -> (UILabel, CGRect)? {
    update()
    guard let label = ownTitleLabel, label.text?.isEmpty == false else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    if let configuration { return (label, places(configuration, in: bounds).title) }
    return (label, titleRect(forContentRect: contentRect(forBounds: bounds)))
  }

  // MARK: Layout

  /// Returns the rectangle of the background in the given bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle that image and title share in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contentRect).image
  }

  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contentRect).title
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    if let configuration { return layOut(configuration) }
    let content = contentRect(forBounds: bounds)
    ownBackground?.frame = backgroundRect(forBounds: bounds)
    if buttonType == .close { plate.frame = bounds }
    glowView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    ownImageView?.frame = imageRect(forContentRect: content)
    ownTitleLabel?.frame = titleRect(forContentRect: content)
  }
}

public import Foundation
import Layers

/// A title, a picture or both, that do something when a finger leaves inside.
///
/// Without a `configuration` it is laid out as buttons before iOS 15: picture and title side by side in
/// the middle, moved by their insets. With one the configuration says all of it.
open class UIButton: UIControl {
  private var contents: [UInt: ButtonContents] = [:]
  var ownTitleLabel: UILabel?
  var ownImageView: UIImageView?
  private var ownBackground: UIImageView?
  lazy var subtitleLabel = UILabel()
  lazy var plate = UIView()
  var ownSpinner: UIActivityIndicatorView?

  /// What a finger that comes down opens, or one that stays.
  open var menu: UIMenu? {
    didSet {
      showMenuSelection()
      updateMenuOpener()
    }
  }
  /// Whether the menu is opened as soon as a finger comes down, instead of by a long press.
  open var showsMenuAsPrimaryAction = false { didSet { updateMenuOpener() } }
  /// Whether the title is that of the action in the menu that is on, which is then the one chosen last.
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

  /// What the button was made as.
  public internal(set) final var buttonType = ButtonType.custom { didSet { showType() } }

  /// Of type custom, without a title.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Of zero size, as told.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // An initialiser's own settings are not observed.
    showType()
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// The system's button with a title or a picture, made by `init(type:)`, and an action on a tap.
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

  /// The system's button that runs an action.
  public class func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }

  /// The glyph that buttons of the type have.
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

  /// With the title and the picture of an action, which it runs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    sizeToFit()
  }

  /// As configured; of the action, title and picture are taken where the configuration has none.
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

  /// The title for a state; states without one show the normal one's.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }
  /// With fonts and colours; counts before the plain one.
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
  /// Stretched over the button, below everything.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }
  open func backgroundImage(for state: State) -> UIImage? { contents[state.rawValue]?.background }

  /// How symbols are drawn that say nothing of it themselves, in a state.
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

  // MARK: Parts

  /// Where the title is shown; font and lines are set here, text and colour by state.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.isUserInteractionEnabled = false
    ownTitleLabel = label
    addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Where the picture is shown.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.isUserInteractionEnabled = false
    ownImageView = view
    insertSubview(view, at: 0)
    setNeedsLayout()
    return view
  }

  /// Around everything; zero stands for the standard, 6 points above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsChanged() } }
  /// Moves the title; the size of the button stays.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture; the size of the button stays.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether a picture is darker under a finger.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether a white glow lies under a finger.
  open var showsTouchWhenHighlighted = false { didSet { setNeedsLayout() } }
  /// Whether the title's shadow falls to the other side under a finger.
  open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }
  /// What the button is for; a configuration's colours are red for `.destructive`.
  open var role = Role.normal { didSet { contentsChanged() } }
  /// Kept: no pointer moves over a phone.
  open var isPointerInteractionEnabled = false
  /// Whether a picture is paler while the button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  /// How the button looks, all of it; nil is as above.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil { resetConfigured() }
      contentsChanged()
    }
  }
  /// Called before the button is drawn in another state, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Calls `configurationUpdateHandler`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// The state has changed.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func resetConfigured() {
    subtitleLabel.removeFromSuperview()
    plate.removeFromSuperview()
    ownSpinner?.removeFromSuperview()
    ownTitleLabel?.font = .systemFont(ofSize: 15)
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

  // MARK: What is shown

  /// Brings text, pictures and colours to the state.
  private func update() {
    if let configuration { return update(configuration) }
    let attributed = currentAttributedTitle
    if let label = currentTitle != nil || attributed != nil ? titleLabel : ownTitleLabel {
      label.textColor = currentTitleColor
      if let attributed { label.attributedText = attributed } else { label.text = currentTitle }
      label.shadowColor = currentTitleShadowColor
      if reversesTitleShadowWhenHighlighted, isHighlighted != isShadowReversed {
        isShadowReversed.toggle()
        let offset = label.shadowOffset
        label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
      }
      label.alpha = buttonType.isTinted && isHighlighted ? 0.2 : 1
    }
    show(currentImage)
    ownImageView?.alpha = imageAlpha
    updateGlow()
    if let background = currentBackgroundImage {
      let view = ownBackground ?? UIImageView()
      view.isUserInteractionEnabled = false
      view.image = background
      ownBackground = view
      insertSubview(view, at: 0)
    } else {
      ownBackground?.removeFromSuperview()
      ownBackground = nil
    }
  }

  private var isShadowReversed = false
  private var ownGlow: UIView?

  /// A model of the glow: a white disc that fades outwards, 80 points wide, under what is shown.
  private func updateGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      ownGlow?.removeFromSuperview()
      ownGlow = nil
      return
    }
    guard ownGlow == nil else { return }
    let glow = ButtonGlow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    ownGlow = glow
    insertSubview(glow, at: 0)
    setNeedsLayout()
  }

  /// A button of the system's style shows the shape of a picture that does not say otherwise.
  func show(_ image: UIImage?) {
    guard let image else {
      ownImageView?.image = nil
      return
    }
    let isShape = buttonType.isTinted && image.renderingMode == .automatic
    imageView?.image = isShape ? image.withRenderingMode(.alwaysTemplate) : image
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
  }

  private var imageAlpha: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
    guard isHighlighted, adjustsImageWhenHighlighted else { return 1 }
    return buttonType.isTinted ? 0.2 : 0.5
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    if let configuration { return configuredSize(configuration) }
    if buttonType == .close {
      return CGSize(width: ButtonType.closeSide, height: ButtonType.closeSide)
    }
    let image = shownImageSize
    let title = titleSize
    let insets = effectiveInsets
    let width = image.width + title.width + insets.left + insets.right
    let height = max(image.height, title.height) + insets.top + insets.bottom
    // A title is as wide as a finger needs it.
    return CGSize(
      width: title.width > 0 && image.width == 0 ? max(30, width) : width, height: height)
  }

  private var shownImageSize: CGSize {
    currentImage?.preferring(currentPreferredSymbolConfiguration).size ?? .zero
  }

  private var titleSize: CGSize {
    guard let label = ownTitleLabel, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(.zero)
  }

  private var effectiveInsets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, titleSize.height > 0 else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  // MARK: Layout

  /// Where the background lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where picture and title have to fit in.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the picture lies in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contentRect).image
  }

  /// Where the title lies in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contentRect).title
  }

  /// Picture before title, where the alignments want them; each is moved by its insets, which count
  /// half where it is centred. A picture is no larger than what its insets leave of the content.
  private func place(_ content: CGRect) -> (image: CGRect, title: CGRect) {
    var image = shownImageSize
    let room = content.inset(by: imageEdgeInsets).size
    image.width = min(image.width, max(0, room.width))
    image.height = min(image.height, max(0, room.height))
    var title = titleSize
    title.width = min(title.width, max(0, content.width - image.width))
    func frame(_ size: CGSize, before: CGFloat, after: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let space = content.inset(by: insets)
      let free = space.width - before - size.width - after
      let x: CGFloat =
        switch effectiveContentHorizontalAlignment {
        case .center: free / 2
        case .right, .trailing: free
        case .left, .leading, .fill: 0
        }
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .center: (space.height - size.height) / 2
        case .bottom: space.height - size.height
        case .top, .fill: 0
        }
      let fills = contentVerticalAlignment == .fill
      let grid = PixelGrid(scale: environment.screen.scale)
      return CGRect(
        x: grid.nearest(space.minX + x + before), y: grid.nearest(space.minY + y),
        width: size.width, height: fills ? space.height : size.height)
    }
    return (
      frame(image, before: 0, after: title.width, imageEdgeInsets),
      frame(title, before: image.width, after: 0, titleEdgeInsets)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    if let configuration { return layOut(configuration) }
    let content = contentRect(forBounds: bounds)
    ownBackground?.frame = backgroundRect(forBounds: bounds)
    if buttonType == .close { plate.frame = bounds }
    ownGlow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    ownImageView?.frame = imageRect(forContentRect: content)
    ownTitleLabel?.frame = titleRect(forContentRect: content)
  }
}

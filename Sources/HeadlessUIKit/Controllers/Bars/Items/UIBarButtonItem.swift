public import Foundation

/// A button of a navigation bar or a toolbar, with a title, an image, a system glyph or a custom
/// view.
open class UIBarButtonItem: UIBarItem {
  /// The style of a title. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    /// The style `plain`, since iOS 7.
    case bordered = 1
    /// A semibold title.
    case done = 2
    /// The newer name of `done`.
    ///
    /// - Note: Partly: a semibold title, without the tinted background of iOS 26.
    public static var prominent: Style { .done }
  }

  /// The purposes for which the system provides a title or a glyph. Raw values match UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    /// 23 was a page curl, which iOS 11 removed.
    case close = 24
  }

  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// The width of a fixed space, or of a button if it is above 0, in points.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// The view shown instead of a title and an image.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The tint colour. Nil uses the bar's.
  open var tintColor: UIColor? {
    didSet {
      if tintColor != oldValue { changed() }
      mark(.tintColor, \UIBarButtonItem.tintColor)
    }
  }
  /// The titles that the button may show later. The button is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { changed() } }
  }
  /// The group that contains the button, or nil.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the button is hidden. False by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// The object that receives `action`. Nil sends it to the first responder that implements it.
  open weak var target: AnyObject?
  /// The method that a tap on the button calls on the target.
  open var action: Selector?
  /// The closure that a tap on the button calls before `action`. Its title and image become the
  /// button's.
  open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }

  /// The menu of the button. A touch opens it immediately if the button has no other action.
  /// Otherwise a long press opens it.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }
  /// The system item of the button, or nil.
  let systemItem: SystemItem?

  /// Creates an item without a title, an image and a view.
  public override convenience init() { self.init(system: nil) }

  /// Creates an item with the system's title or glyph for a purpose.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: item)
    send(action, to: target)
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: nil)
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// Creates an item with a title or an image, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
    menu: UIMenu?
  ) {
    self.init(system: nil)
    (self.title, self.image, self.menu) = (title, image, menu)
    send(action, to: target)
  }

  /// Creates an item with a template image, which the bar tints.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: nil)
    self.image = image
    self.style = style
    send(action, to: target)
  }

  /// Creates an item with an image and a second image for the lower bars of a phone in landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with the system's title or glyph for a purpose, and a closure.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item with a title or an image, and a closure.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(system: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    adoptPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
  }

  private func adoptPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// Whether a touch opens the menu immediately, because the button has no other action.
  var opensMenuAtOnce: Bool {
    isEnabled && menu != nil && primaryAction == nil && action == nil
  }

  /// Performs the button's action: runs the closure and sends `action`. A disabled item has no
  /// effect.
  package func perform(for event: UIEvent? = nil) {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
    guard let action else { return }
    let bar = shownBy as? UIResponder
    ActionSending.send(action, to: target, from: self, along: bar, for: event)
  }

  // MARK: Appearance

  private var backgroundImages: [UInt: UIImage] = [:]
  /// The offset that `setTitlePositionAdjustment` set.
  private(set) var titlePositionAdjustment: UIOffset?

  /// Sets the background image for a state. It keeps its own height.
  ///
  /// Nil uses the image of the bar's appearance.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[state.rawValue] = backgroundImage
    changed()
    mark(.backgroundImage, state.rawValue) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the background image for the state, otherwise that for `normal`.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics = .default
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return backgroundImages[state.rawValue] ?? backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Sets the offset of the title from its standard position, in points.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    titlePositionAdjustment = adjustment
    changed()
    mark(.titlePositionAdjustment, 0) { (item: UIBarButtonItem) in
      item.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Returns the offset of the title from its standard position, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? titlePositionAdjustment ?? .zero : .zero
  }

  private var styleBackgrounds: [Style: [UInt: UIImage]] = [:]

  /// Sets the background image for a state of buttons in one style. It has priority over that for
  /// all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    styleBackgrounds[style, default: [:]][state.rawValue] = backgroundImage
    changed()
    let variant = UInt(style.rawValue + 1) << 32 | state.rawValue
    mark(.backgroundImage, variant) { (item: UIBarButtonItem) in
      item.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
  }

  /// Returns the background image for the state and the style, otherwise that for `normal`.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default, let own = styleBackgrounds[style] else { return nil }
    return own[state.rawValue] ?? own[UIControl.State.normal.rawValue]
  }

  /// The background image that the button shows in a state.
  func shownBackgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImage(for: state, style: style, barMetrics: .default) ?? backgroundImage(for: state)
  }

  private var backgroundShift: CGFloat = 0

  /// Moves the background image down by a distance in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundShift = adjustment
    changed()
  }

  /// Returns the distance that the background image is moved down, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? backgroundShift : 0
  }

  private var backBackgrounds: [UInt: UIImage] = [:]

  /// Sets the background image for a state, shown when this item is a back button. It replaces the
  /// chevron.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backBackgrounds[state.rawValue] = backgroundImage
    changed()
    mark(.backButtonBackgroundImage, state.rawValue) { (item: UIBarButtonItem) in
      item.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }

  /// Returns the back button's background image for the state, otherwise that for `normal`.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return backBackgrounds[state.rawValue] ?? backBackgrounds[UIControl.State.normal.rawValue]
  }

  private var backBackgroundShift: CGFloat = 0

  /// Moves the back button's background image down by a distance in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backBackgroundShift = adjustment
    changed()
  }

  /// Returns the distance that the back button's background image is moved down, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? backBackgroundShift : 0 }

  /// The offset that `setBackButtonTitlePositionAdjustment` set.
  private(set) var backButtonTitlePositionAdjustment: UIOffset?

  /// Offsets the title when this item is shown as a back button, in points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backButtonTitlePositionAdjustment = adjustment
    changed()
    mark(.backButtonTitlePositionAdjustment, 0) { (item: UIBarButtonItem) in
      item.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Returns the offset of the title when this item is shown as a back button, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backButtonTitlePositionAdjustment ?? .zero : .zero
  }

  /// Creates an item with a custom view, which is as large as its frame or its constraints require.
  public convenience init(customView: UIView) {
    self.init(system: nil)
    self.customView = customView
  }

  /// Creates an item from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    systemItem = nib.systemItem
    super.init(coder: coder)
  }

  init(system: SystemItem?) {
    systemItem = system
    super.init()
    if system == .done || system == .save { style = .done }
    title = system?.englishTitle
  }

  /// Creates a space that takes the free width. Several flexible spaces share it equally.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Creates a space with a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(system: .fixedSpace)
    space.width = width
    return space
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English title of the button. Nil for a glyph or a space.
  var englishTitle: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close:
      nil
    }
  }
}

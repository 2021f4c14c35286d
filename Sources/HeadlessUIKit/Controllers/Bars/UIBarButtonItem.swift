public import Foundation

/// A button of a navigation bar or a toolbar: words, a picture, a glyph of the system's or a view of
/// one's own.
open class UIBarButtonItem: UIBarItem {
  /// How a title is set; raw values as UIKit's.
  public enum Style: Int, Sendable {
    case plain = 0
    /// As `plain` since iOS 7.
    case bordered = 1
    /// In semibold.
    case done = 2
  }

  /// What the system has words or a glyph for; raw values as UIKit's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo,
      redo
    /// 23 was a page curl, which went with iOS 11.
    case close = 24
  }

  open var style = Style.plain { didSet { if style != oldValue { changed() } } }
  /// Points; the width of a fixed space, and of a button where it is above 0.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// Shown instead of everything else.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// Nil takes the bar's.
  open var tintColor: UIColor? {
    didSet {
      if tintColor != oldValue { changed() }
      mark(.tintColor, \UIBarButtonItem.tintColor)
    }
  }
  /// Titles that it may have later: the button is as wide as the widest of them.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { changed() } }
  }
  /// The group that it is in; nil for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// Whether the button is there.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// Who `action` is sent to; nil sends it to the first responder that has such a method.
  open weak var target: AnyObject?
  /// Sent to the target when the button is tapped.
  open var action: Selector?
  /// Run when the button is tapped, before `action`; its title and image become the button's.
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }

  /// Opened by a finger that comes down, where a tap does nothing else, and else by one that stays.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }
  /// What the system item shows; nil for others.
  let systemItem: SystemItem?

  /// Without a title, an image or a view.
  public override convenience init() { self.init(system: nil) }

  /// What the system has for a purpose.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: item)
    send(action, to: target)
  }

  /// A title.
  public convenience init(
    title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: nil)
    self.title = title
    self.style = style
    send(action, to: target)
  }

  /// A title or a picture, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector? = nil,
    menu: UIMenu?
  ) {
    self.init(system: nil)
    (self.title, self.image, self.menu) = (title, image, menu)
    send(action, to: target)
  }

  /// A picture, whose shape is seen in the tint.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil
  ) {
    self.init(system: nil)
    self.image = image
    self.style = style
    send(action, to: target)
  }

  /// The same, with another picture for the low bars of a phone that lies.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// What the system has for a purpose, and a closure.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A title or a picture, and a closure.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(system: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    takePrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
  }

  private func takePrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  /// Whether a finger that comes down opens the menu: nothing else is done by it.
  var opensMenuAtOnce: Bool {
    isEnabled && menu != nil && primaryAction == nil && action == nil
  }

  /// What a tap does: runs the closure, and sends the action. Nothing while the item is disabled.
  package func perform(for event: UIEvent? = nil) {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
    guard let action else { return }
    let bar = shownBy as? UIResponder
    ActionSending.send(action, to: target, from: self, along: bar, for: event)
  }

  // MARK: Looks

  private var backgroundImages: [UInt: UIImage] = [:]
  /// Set by `setTitlePositionAdjustment`.
  private(set) var titlePositionAdjustment: UIOffset?

  /// What stands behind the button in a state, as high as the image is; nil for what the bar's
  /// appearance says.
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

  /// What was set for the state, else for `normal`.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics = .default
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return backgroundImages[state.rawValue] ?? backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Moves the title by so many points.
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

  /// By how many points the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? titlePositionAdjustment ?? .zero : .zero
  }

  private var styleBackgrounds: [Style: [UInt: UIImage]] = [:]

  /// The same for buttons of one style only, before that for all.
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

  /// What was set for the state and the style, else for `normal`.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default, let own = styleBackgrounds[style] else { return nil }
    return own[state.rawValue] ?? own[UIControl.State.normal.rawValue]
  }

  /// What stands behind the button.
  func shownBackgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImage(for: state, style: style, barMetrics: .default) ?? backgroundImage(for: state)
  }

  private var backgroundShift: CGFloat = 0

  /// Moves what stands behind the button down by so many points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundShift = adjustment
    changed()
  }

  /// By how many points what stands behind the button is moved down.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? backgroundShift : 0
  }

  private var backBackgrounds: [UInt: UIImage] = [:]

  /// What stands behind the back button that this item is, in a state, instead of the chevron.
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

  /// What was set for the state, else for `normal`.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return backBackgrounds[state.rawValue] ?? backBackgrounds[UIControl.State.normal.rawValue]
  }

  private var backBackgroundShift: CGFloat = 0

  /// Moves what stands behind the back button down by so many points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backBackgroundShift = adjustment
    changed()
  }

  /// By how many points what stands behind the back button is moved down.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { barMetrics == .default ? backBackgroundShift : 0 }

  /// Set by `setBackButtonTitlePositionAdjustment`.
  private(set) var backButtonTitlePositionAdjustment: UIOffset?

  /// Moves the words of the back button that this item is by so many points.
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

  /// By how many points the words of the back button are moved.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backButtonTitlePositionAdjustment ?? .zero : .zero
  }

  /// Shows a view of one's own, as large as it is or as its constraints say.
  public convenience init(customView: UIView) {
    self.init(system: nil)
    self.customView = customView
  }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    systemItem = nib.systemItem
    super.init(coder: coder)
  }

  init(system: SystemItem?) {
    systemItem = system
    super.init()
    if system == .done || system == .save { style = .done }
    title = system?.words
  }

  /// Takes what the other buttons leave, with others of its kind in equal shares.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Keeps so many points free.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(system: .fixedSpace)
    space.width = width
    return space
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the button says, in the language of the README; nil for a glyph or a space.
  var words: String? {
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

public import Foundation

/// The screen's edit menu: a dark callout with what can be done with what a view shows.
///
/// Lines are there for what the first responder of the view's window, or a responder after it, takes by
/// `canPerformAction(_:withSender:)`: first the standard ones (`UIResponderStandardEditActions`), then
/// `menuItems`. Nothing is shown where there is no first responder, or nothing to show.
///
/// - Note: Partly: of the standard lines those that `UIResponderStandardEditActions` names; the system's own
///   (Look Up, Share and so on) never come.
open class UIMenuController: _Object {
  /// Where the arrow points; raw values as UIKit's.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// Before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// When the menu has come.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Before the menu goes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// When the menu has gone.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// After the frame of the menu that is shown changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of the screen whose code is being run.
  open class var shared: UIMenuController { ScreenEnvironment.current.menuController }

  /// Lines of the app's own, behind the standard ones.
  open var menuItems: [UIMenuItem]?
  /// Where the arrow points: by default down from above the target if there is room, else up.
  open var arrowDirection = ArrowDirection.default
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private weak var responder: UIResponder?
  private var overlay: CalloutOverlay?
  /// A list whose row the menu is for.
  weak var list: ListEditMenus?

  init() { super.init(_object: ()) }

  // MARK: Showing

  /// Whether the menu is shown; setting it shows or hides it without animation.
  open var isMenuVisible: Bool {
    get { overlay != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The menu with its arrow, on the screen; empty while it is not shown.
  open var menuFrame: CGRect { overlay?.calloutFrame ?? .zero }

  /// Shows the menu at the target that was set, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { hide(animated: animated) }
  }

  /// What the menu points at, in a view's coordinates. A menu that is shown moves by `update()`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  /// Hides the menu if it is shown from that view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true) }

  /// Asks again which lines there are, and where they point.
  open func update() {
    guard let overlay else { return }
    let lines = lines()
    guard !lines.isEmpty else { return hide(animated: true) }
    overlay.show(lines)
    overlay.place()
  }

  private func show(animated: Bool) {
    guard let view = targetView, let window = view.window else { return }
    responder = window.madeKeyboard?.firstResponder
    guard overlay == nil else { return update() }
    let lines = lines()
    guard !lines.isEmpty else { return }
    let overlay = CalloutOverlay(lines, .dark, for: self)
    self.overlay = overlay
    post(Self.willShowMenuNotification)
    // Who hears of it may have hidden the menu, or shown it elsewhere.
    guard self.overlay === overlay else { return }
    let animator = ContextMenuAnimator(nil)
    animator.addCompletion { [weak self, weak overlay] in
      guard let self, self.overlay === overlay else { return }
      self.post(Self.didShowMenuNotification)
    }
    window.environment.show(overlay)
    overlay.appear(over: view, animated: animated, with: animator)
  }

  private func hide(animated: Bool) {
    guard let overlay else { return }
    self.overlay = nil
    // One that has only been announced was never there.
    guard overlay.superview != nil else { return }
    list?.menuGoes()
    post(Self.willHideMenuNotification)
    let animator = ContextMenuAnimator(nil)
    animator.addCompletion { [weak self] in self?.post(Self.didHideMenuNotification) }
    overlay.disappear(animated: animated, with: animator)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Lines

  private func lines() -> [CalloutLine] {
    let standard = StandardEditAction.calloutOrder.map { ($0.title, $0.selector) }
    let own = (menuItems ?? []).map { ($0.title, $0.action) }
    return (standard + own).filter { taker(of: $0.1) != nil }
      .map { CalloutLine(title: $0.0, choice: .command($0.1)) }
  }

  private func taker(of action: Selector) -> AnyObject? {
    responder?.target(forAction: action, withSender: self).map { $0 as AnyObject }
  }
}

extension UIMenuController: CalloutOwner {
  var calloutTarget: CGRect { targetView?.convert(targetRect, to: nil) ?? targetRect }

  var calloutArrow: CalloutArrow? {
    switch arrowDirection {
    case .default: nil
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  /// Sends the action, and then hides the menu, unless another one was shown meanwhile.
  func choose(_ choice: CalloutLine.Choice) {
    guard case .command(let action) = choice else { return }
    let shown = overlay
    if let taker = taker(of: action) {
      ActionSending.send(action, to: taker, from: self, for: nil)
    }
    if overlay === shown { hide(animated: true) }
  }

  func hideCallout() { hide(animated: true) }

  func calloutMoved() { post(Self.menuFrameDidChangeNotification) }
}

extension ScreenEnvironment {
  /// The callout takes the place of another one.
  func show(_ callout: CalloutOverlay) {
    if let shown = self.callout, shown !== callout { shown.fingerCame(on: nil) }
    self.callout = callout
  }
}

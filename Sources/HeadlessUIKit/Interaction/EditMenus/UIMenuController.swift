public import Foundation

/// The edit menu of the screen: a dark callout with edit actions for a view's content.
///
/// It offers the actions that the first responder of the view's window, or a later responder in the
/// chain, allows in `canPerformAction(_:withSender:)`. The standard actions
/// (`UIResponderStandardEditActions`) are before `menuItems`. Without a first responder or an
/// allowed action, no menu is shown.
///
/// - Note: Partly: the standard actions are those of `UIResponderStandardEditActions`; the system's
///   own (Look Up, Share and so on) never appear.
open class UIMenuController: _Object {
  /// The direction of the arrow. Raw values are those of UIKit.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The notification posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The notification posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The notification posted before the menu closes.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The notification posted after the menu has closed.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The notification posted after the frame of the open menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of the screen whose code is running.
  open class var shared: UIMenuController { ScreenEnvironment.current.menuController }

  /// The app's lines, shown after the standard ones.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. By default it points down from above the target if the space
  /// suffices, else up.
  open var arrowDirection = ArrowDirection.default
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private weak var responder: UIResponder?
  private var overlay: CalloutOverlay?
  /// The list whose row the menu is for.
  weak var list: ListEditMenus?

  /// Creates a menu that is not shown.
  public init() { super.init(_object: ()) }

  // MARK: Presentation

  /// Whether the menu is open. Setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { overlay != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu with its arrow, in screen coordinates; empty while it is closed.
  open var menuFrame: CGRect { overlay?.calloutFrame ?? .zero }

  /// Shows the menu at the current target, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(animated: animated) } else { hide(animated: animated) }
  }

  /// Sets the rectangle that the menu points at, in a view's coordinates. An open menu moves at the
  /// next `update()`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  /// Hides the menu if its target is in the given view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true) }

  /// Updates lines and position of the open menu. A menu that is now empty is closed.
  open func update() {
    guard let overlay else { return }
    let lines = lines()
    guard !lines.isEmpty else { return hide(animated: true) }
    overlay.show(lines)
    overlay.place()
  }

  private func show(animated: Bool) {
    guard let view = targetView, let window = view.window else { return }
    responder = window.existingKeyboard?.firstResponder
    guard overlay == nil else { return update() }
    let lines = lines()
    guard !lines.isEmpty else { return }
    let overlay = CalloutOverlay(lines, .dark, for: self)
    self.overlay = overlay
    post(Self.willShowMenuNotification)
    // An observer may have hidden the menu, or shown it elsewhere.
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
    // A menu that was hidden before it appeared posts no notifications.
    guard overlay.superview != nil else { return }
    list?.menuDidClose()
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
    return (standard + own).filter { target(of: $0.1) != nil }
      .map { CalloutLine(title: $0.0, choice: .command($0.1)) }
  }

  private func target(of action: Selector) -> AnyObject? {
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

  /// Sends the action and then hides the menu, unless another menu was shown meanwhile.
  func choose(_ choice: CalloutLine.Choice) {
    guard case .command(let action) = choice else { return }
    let shown = overlay
    if let taker = target(of: action) {
      ActionSending.send(action, to: taker, from: self, for: nil)
    }
    if overlay === shown { hide(animated: true) }
  }

  func hideCallout() { hide(animated: true) }

  func calloutMoved() { post(Self.menuFrameDidChangeNotification) }
}

public import Foundation

/// An interaction that shows an edit menu over its view on request: a callout with the delegate's
/// menu.
///
/// The suggested actions are the standard edit actions that responders allow in
/// `canPerformAction(_:withSender:)`. The search starts at the first responder if it is inside the
/// view, else at the view. A tap on a line performs its action and closes the menu, and so does a
/// touch outside.
///
/// - Note: Partly: the suggested actions are the standard edit actions only; no gesture of the
///   interaction opens the menu.
open class UIEditMenuInteraction: _Object, UIInteraction {
  /// The delegate that supplies the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction is added to.
  public private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private var overlay: CalloutOverlay?
  /// The rectangle that the menu points at, in the view's coordinates.
  private var target = CGRect.zero

  /// Creates an interaction with a delegate, to be added to a view.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Closes the menu when the interaction leaves its view.
  public func willMove(to view: UIView?) {
    if self.view !== view { dismissMenu() }
  }

  /// Sets the view that menus are shown over.
  public func didMove(to view: UIView?) { self.view = view }

  /// Shows a menu, and closes the one that is open. It has no effect if the menu is empty or the
  /// view is in no window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let lines = lines(for: configuration)
    guard !lines.isEmpty else { return }
    self.configuration = configuration
    target = target(for: configuration)
    let overlay = CalloutOverlay(lines, .light, for: self)
    self.overlay = overlay
    window.environment.show(overlay)
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    // The delegate may have closed the menu.
    guard self.overlay === overlay else { return }
    overlay.appear(over: view, animated: true, with: animator)
  }

  /// Closes the menu, if one is open.
  open func dismissMenu() {
    guard let overlay, let configuration else { return }
    (self.overlay, self.configuration) = (nil, nil)
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    overlay.disappear(animated: true, with: animator)
  }

  /// Requests the lines of the open menu again. A menu that is now empty is closed.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration else { return }
    let lines = lines(for: configuration)
    guard !lines.isEmpty else { return dismissMenu() }
    overlay.show(lines)
  }

  /// Requests the target of the open menu again, and moves the menu there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let overlay, let configuration else { return }
    target = target(for: configuration)
    guard animated else { return UIView.performWithoutAnimation { overlay.place() } }
    UIView.animate(withDuration: CalloutOverlay.fadingTime) { overlay.place() }
  }

  /// Returns the source point of the open menu in a view's coordinates, or in the window's for nil.
  ///
  /// It returns zero while no menu is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration else { return .zero }
    return self.view?.convert(configuration.sourcePoint, to: view) ?? configuration.sourcePoint
  }

  private func lines(for configuration: UIEditMenuConfiguration) -> [CalloutLine] {
    let suggested = suggestedActions
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    return (menu ?? UIMenu(children: suggested)).calloutLines
  }

  private func target(for configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  // MARK: Suggested actions

  private var responder: UIResponder? {
    guard let view, let first = view.window?.existingKeyboard?.firstResponder else { return view }
    return first.viewIfShown?.isDescendant(of: view) == true ? first : view
  }

  private var suggestedActions: [UIMenuElement] {
    guard let responder else { return [] }
    let commands = StandardEditAction.menuOrder
      .filter { responder.target(forAction: $0.selector, withSender: self) != nil }
      .map { UICommand(title: $0.title, action: $0.selector) }
    guard !commands.isEmpty else { return [] }
    return [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
  }
}

extension UIEditMenuInteraction: CalloutOwner {
  var calloutTarget: CGRect { view?.convert(target, to: nil) ?? target }

  var calloutArrow: CalloutArrow? {
    switch configuration?.preferredArrowDirection {
    case .automatic, nil: nil
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  func choose(_ choice: CalloutLine.Choice) {
    let responder = responder
    dismissMenu()
    switch choice {
    case .command(let action):
      guard let taker = responder?.target(forAction: action, withSender: self) else { return }
      ActionSending.send(action, to: taker as AnyObject, from: self, for: nil)
      (delegate as? TextTouches)?.editMenuInteraction(self, didSend: action)
    case .action(let action): action.perform(from: self)
    case .lines: break
    }
  }

  func hideCallout() { dismissMenu() }

  func calloutMoved() {}
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

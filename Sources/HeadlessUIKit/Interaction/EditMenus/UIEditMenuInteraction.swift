public import Foundation

/// Shows an edit menu over a view when code says so: a callout of what the delegate gives.
///
/// The system suggests the standard edit actions that responders take by `canPerformAction(_:withSender:)`: those
/// from the first responder on if that is the view or lies in it, else those from the view on. A tap on a line
/// does it, and closes the menu, as a finger beside it does.
///
/// - Note: Partly: of what the system suggests the standard edit actions; no gesture of its own opens the
///   menu.
open class UIEditMenuInteraction: _Object, UIInteraction {
  /// Says what is shown.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private var overlay: CalloutOverlay?
  /// What the menu points at, in the view.
  private var target = CGRect.zero

  /// For a view to be added to.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Its menu closes when it leaves a view.
  public func willMove(to view: UIView?) {
    if self.view !== view { dismissMenu() }
  }

  /// Belongs to the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Shows a menu in place of the one that is shown; nothing where there are no lines, or the view is in no
  /// window.
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
    // Who is told may have closed it.
    guard self.overlay === overlay else { return }
    overlay.appear(over: view, animated: true, with: animator)
  }

  /// Closes the menu; nothing if there is none.
  open func dismissMenu() {
    guard let overlay, let configuration else { return }
    (self.overlay, self.configuration) = (nil, nil)
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    overlay.disappear(animated: true, with: animator)
  }

  /// Asks for the lines of the menu that is shown again; one without any is closed.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration else { return }
    let lines = lines(for: configuration)
    guard !lines.isEmpty else { return dismissMenu() }
    overlay.show(lines)
  }

  /// Asks where the menu points again, and moves it there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let overlay, let configuration else { return }
    target = target(for: configuration)
    guard animated else { return UIView.performWithoutAnimation { overlay.place() } }
    UIView.animate(withDuration: CalloutOverlay.fadingTime) { overlay.place() }
  }

  /// Where the configuration of the menu that is shown points, in a view's coordinates; nil for the
  /// window's. Zero while there is none.
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

  // MARK: What the system suggests

  private var responder: UIResponder? {
    guard let view, let first = view.window?.madeKeyboard?.firstResponder else { return view }
    let own = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) == true ? first : view
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

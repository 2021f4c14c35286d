public import Foundation

/// Opens a menu over a view for a finger that stays on it for half a second.
///
/// - Note: Partly: the view is not lifted before the menu comes.
open class UIContextMenuInteraction: _Object, UIInteraction {
  /// How a menu is shown; raw values as UIKit's.
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  /// Says what is shown.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  let press = UILongPressGestureRecognizer()
  private var asked: UIContextMenuConfiguration?
  private var pressedPlace = CGPoint.zero
  private var hasMoved = false
  /// How far a finger goes until it chooses lines, in points.
  private static let leastWay: CGFloat = 10
  private weak var overlay: ContextMenuOverlay?

  /// For a view to be added to.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    press.delegate = self
    press.addAction { [weak self] in self?.pressed($0) }
  }

  /// With a picture of the view and the rest of the screen blurred, while there is one.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

  /// Where the finger is, or was last, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() { overlay?.close() }

  /// Replaces the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.updateMenu(block) }

  /// Leaves the view that has it.
  public func willMove(to view: UIView?) {
    if self.view !== view { self.view?.removeGestureRecognizer(press) }
  }

  /// Looks at the view's fingers.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressed(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      pressedPlace = press.location(in: nil)
      hasMoved = false
      open()
    case .changed:
      let place = press.location(in: nil)
      let (x, y) = (place.x - pressedPlace.x, place.y - pressedPlace.y)
      hasMoved = hasMoved || x * x + y * y > Self.leastWay * Self.leastWay
      if hasMoved { overlay?.follow(place) }
    // A finger that only stayed may lie on a line that came under it.
    case .ended: if hasMoved { overlay?.release(at: press.location(in: nil)) }
    case .possible, .cancelled, .failed: break
    }
  }

  private func open() {
    guard let configuration = asked, let view, view.window != nil else { return }
    asked = nil
    let lifted =
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    overlay = ContextMenuOverlay.open(configuration, lifting: lifted, for: self)
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Whether the delegate has something to show.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, overlay == nil else { return false }
    asked = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return asked != nil
  }
}

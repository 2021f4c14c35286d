public import Foundation

/// An interaction that opens a context menu after a touch of half a second on its view.
///
/// - Note: Partly: the view is not lifted before the menu appears.
open class UIContextMenuInteraction: _Object, UIInteraction {
  /// The appearance of a menu. Raw values are those of UIKit.
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  /// The delegate that supplies the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction is added to.
  public private(set) weak var view: UIView?
  let press = UILongPressGestureRecognizer()
  private var requestedConfiguration: UIContextMenuConfiguration?
  private var pressedPlace = CGPoint.zero
  private var hasMoved = false
  /// The distance a touch moves before it selects menu lines, in points.
  private static let minimumMovement: CGFloat = 10
  private weak var overlay: ContextMenuOverlay?

  /// Creates an interaction with a delegate, to be added to a view.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    press.delegate = self
    press.addAction { [weak self] in self?.pressed($0) }
  }

  /// The appearance of the open menu: `rich`, with preview and blurred screen, or `unknown` while
  /// no menu is open.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .rich }

  /// Returns the current or last location of the touch in a view's coordinates, or in the window's
  /// for nil.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() { overlay?.close() }

  /// Replaces the open menu with the one that the closure returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { overlay?.updateMenu(block) }

  /// Removes the gesture recogniser from the former view.
  public func willMove(to view: UIView?) {
    if self.view !== view { self.view?.removeGestureRecognizer(press) }
  }

  /// Adds the gesture recogniser to the new view.
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
      hasMoved = hasMoved || x * x + y * y > Self.minimumMovement * Self.minimumMovement
      if hasMoved { overlay?.follow(place) }
    // A touch that did not move may be over a menu line that appeared under it; it must not select
    // the line.
    case .ended: if hasMoved { overlay?.release(at: press.location(in: nil)) }
    case .possible, .cancelled, .failed: break
    }
  }

  private func open() {
    guard let configuration = requestedConfiguration, let view, view.window != nil else { return }
    requestedConfiguration = nil
    let lifted =
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    overlay = ContextMenuOverlay.open(configuration, lifting: lifted, for: self)
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Returns whether the delegate supplies a menu for the location of the touch.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, overlay == nil else { return false }
    requestedConfiguration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return requestedConfiguration != nil
  }
}

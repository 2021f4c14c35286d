import Foundation

/// An interaction that lifts and drags items of its view after a touch of half a second.
///
/// - Note: Partly: where the view has a context menu too, the menu opens and nothing is dragged.
open class UIDragInteraction: _Object, UIInteraction {
  /// The delegate that supplies the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction is added to.
  public private(set) weak var view: UIView?
  /// Whether other gesture recognisers may continue while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the interaction starts drags. The default is true on pads only.
  open var isEnabled: Bool {
    get {
      explicitIsEnabled ?? (view?.traitCollection ?? UIScreen.main.traitCollection).isPad
    }
    set { explicitIsEnabled = newValue }
  }
  private var explicitIsEnabled: Bool?
  /// Whether drag interactions are enabled by default: true on pads.
  open class var isEnabledByDefault: Bool { UIScreen.main.traitCollection.isPad }

  private let press = UILongPressGestureRecognizer()
  private let addingTap = UITapGestureRecognizer()
  private var drag: Drag?
  private var requestedSession: DragSession?

  /// Creates an interaction with a delegate, to be added to a view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    for recognizer in [press, addingTap] { recognizer.delegate = self }
    press.addAction { [weak self] _ in self?.pressed() }
    addingTap.addAction { [weak self] _ in self?.tapped() }
  }

  /// Removes the gesture recognisers from the former view.
  public func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    for recognizer in [press, addingTap] { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Adds the gesture recognisers to the new view.
  public func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [press, addingTap] { view?.addGestureRecognizer(recognizer) }
  }

  private func pressed() {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard let requestedSession, let window = view?.window else { return }
      self.requestedSession = nil
      drag = Drag(requestedSession, of: self, in: window) { [weak self] in self?.drag = nil }
    case .changed: drag?.follow(to: place)
    case .ended: drag?.release(at: place)
    case .cancelled: drag?.cancel()
    case .possible, .failed: break
    }
  }

  private func tapped() {
    guard let drag, let view, let delegate else { return }
    let goal = delegate.dragInteraction(
      self, sessionForAddingItems: [drag.session], withTouchAt: addingTap.location(in: view))
    guard goal === drag.session else { return }
    let items = delegate.dragInteraction(
      self, itemsForAddingTo: drag.session, withTouchAt: addingTap.location(in: view))
    guard !items.isEmpty else { return }
    delegate.dragInteraction(self, session: drag.session, willAdd: items, for: self)
    drag.add(items)
  }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
  /// Returns whether the delegate supplies items to drag. For a further tap, whether a drag is in
  /// progress.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === press else { return drag?.hasMoved == true }
    guard isEnabled, drag == nil, view?.window != nil else { return false }
    let session = DragSession(at: press.location(in: nil))
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    requestedSession = session.items.isEmpty ? nil : session
    return requestedSession != nil
  }

  /// Returns whether a recogniser receives a touch: the long press before a drag, the tap that adds
  /// items during it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { (drag == nil) == (gestureRecognizer === press) }

  /// Returns whether other gestures may continue during the lift, by
  /// `allowsSimultaneousRecognitionDuringLift`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === press && allowsSimultaneousRecognitionDuringLift }
}

extension UITraitCollection {
  fileprivate var isPad: Bool { userInterfaceIdiom == .pad }
}

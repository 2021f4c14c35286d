import Foundation

/// Lets a finger that stays on a view for half a second lift what it stands for and drag it.
///
/// - Note: Partly: where the view has a menu too, the menu comes and nothing is dragged.
open class UIDragInteraction: _Object, UIInteraction {
  /// Says what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// Whether other gestures go on while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether a finger can lift anything. Default: on pads.
  open var isEnabled: Bool {
    get {
      ownIsEnabled ?? (view?.traitCollection ?? UIScreen.main.traitCollection).isPad
    }
    set { ownIsEnabled = newValue }
  }
  private var ownIsEnabled: Bool?
  /// Whether that is so without anybody saying it: on pads.
  open class var isEnabledByDefault: Bool { UIScreen.main.traitCollection.isPad }

  private let press = UILongPressGestureRecognizer()
  private let addingTap = UITapGestureRecognizer()
  private var drag: Drag?
  private var asked: DragSession?

  /// For a view to be added to.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init(_object: ())
    for recognizer in [press, addingTap] { recognizer.delegate = self }
    press.addAction { [weak self] _ in self?.pressed() }
    addingTap.addAction { [weak self] _ in self?.tapped() }
  }

  /// Leaves the view that has it.
  public func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    for recognizer in [press, addingTap] { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Looks at the view's fingers.
  public func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [press, addingTap] { view?.addGestureRecognizer(recognizer) }
  }

  private func pressed() {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard let asked, let window = view?.window else { return }
      self.asked = nil
      drag = Drag(asked, of: self, in: window) { [weak self] in self?.drag = nil }
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
  /// Whether the delegate has something to drag.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === press else { return drag?.isUnderWay == true }
    guard isEnabled, drag == nil, view?.window != nil else { return false }
    let session = DragSession(at: press.location(in: nil))
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    asked = session.items.isEmpty ? nil : session
    return asked != nil
  }

  /// The finger that drags is alone in it; others only tap for more.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { (drag == nil) == (gestureRecognizer === press) }

  /// The delegate's wish while nothing has been lifted.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === press && allowsSimultaneousRecognitionDuringLift }
}

extension UITraitCollection {
  fileprivate var isPad: Bool { userInterfaceIdiom == .pad }
}

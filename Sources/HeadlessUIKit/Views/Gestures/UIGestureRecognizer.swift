public import Foundation

/// Looks at the fingers in its view and those below it, and tells its targets of the gesture it knows.
///
/// Subclasses set `state` from their `touches…` methods, as with UIKit's header for subclasses: from
/// `possible` a discrete gesture goes to `recognized`, a continuous one to `began`, `changed` and
/// `ended` or `cancelled`; `failed` gives up. Whether a gesture may be recognised is decided when it
/// asks: recognisers it has to wait for, others that were first, its delegate.
@preconcurrency @MainActor
open class UIGestureRecognizer: _Object {
  /// Where a gesture is; raw values as UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What a discrete gesture ends in: the same as `ended`.
    public static let recognized = State.ended
  }

  /// How far the recogniser is with the fingers it saw.
  enum Status {
    case possible
    /// Would be recognised, but has to wait for others to fail.
    case waiting(State)
    case recognized
    /// Ended, cancelled or failed: sees nothing more of these fingers.
    case over
  }

  /// The view whose fingers it looks at.
  open internal(set) weak var view: UIView?
  /// Decides which gestures go together.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// For people who debug.
  open var name: String?
  /// Switched off, it sees no fingers; a gesture under way is cancelled.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { abandon() } }
  }
  /// Whether the view loses the fingers of a gesture that is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of fingers only when this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of fingers that leave only when this gesture has failed.
  open var delaysTouchesEnded = true

  /// Kinds of touches it looks at, as `UITouch.TouchType`'s raw values; without `direct` it sees no finger.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Kept: no script presses buttons.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Kept: all touches are of one kind.
  open var requiresExclusiveTouchType = true
  /// Keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Buttons of a pointer: none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The fingers it looks at now; in the event in which they leave they are still among them.
  var tracked: [UITouch] = []
  /// All since it was last reset.
  var seen: [UITouch] = []
  var status = Status.possible
  /// When `deadlineReached` is to be called, on the screen's clock.
  var deadline: TimeInterval?
  weak var dispatcher: TouchDispatcher?
  private var current = State.possible
  private var lastPlaces: [CGPoint] = []
  private var targets: [GestureTarget] = []
  private var requirements: [WeakRecognizer] = []

  /// Targets may also be added later.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init(_object: ())
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: Targets

  /// Calls `action` of `target`, which is not kept, whenever the state changes or stays `changed`.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.is(target, action) }) else { return }
    targets.append(GestureTarget(.method(WeakObject(target), action)))
  }

  /// Nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { $0.is(target, action) }
  }

  /// Calls `handler` as a target's action: for code that has no method with a name.
  @_spi(Overscroll)
  public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(.closure(handler)))
  }

  var hasTargets: Bool { !targets.isEmpty }

  func sendActions() {
    for target in targets { target.call(self) }
  }

  // MARK: State

  /// Subclasses set it from their `touches…` methods; what they ask for may be put off or refused.
  open var state: State {
    get { current }
    set {
      guard let dispatcher else { return take(newValue) }
      dispatcher.change(self, to: newValue)
    }
  }

  /// The state as it is from now on.
  func take(_ state: State) {
    if state != current || state == .changed { changing(.state) { current = state } }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .state ? state : nil
  }

  /// What switching off and taking away do to a gesture under way.
  func abandon() {
    dispatcher?.change(self, to: .cancelled)
    dispatcher?.finish()
  }

  /// Makes this gesture wait until `other` has failed; if `other` is recognised, this one fails.
  open func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !requires(other) else { return }
    requirements.append(WeakRecognizer(other))
  }

  func requires(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Fingers

  /// How many fingers it looks at.
  open var numberOfTouches: Int { tracked.count }

  /// The middle of its fingers, in the coordinates of `view`, or of the window; where they were last
  /// once they have gone.
  open func location(in view: UIView?) -> CGPoint {
    let middle = CGPoint.centre(of: places)
    return view?.convert(middle, from: nil) ?? middle
  }

  /// Where one of its fingers is. An index that is too large is a mistake; it says (0, 0).
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard places.indices.contains(index) else { return .zero }
    return view?.convert(places[index], from: nil) ?? places[index]
  }

  private var places: [CGPoint] { tracked.isEmpty ? lastPlaces : tracked.map(\.place) }

  func see(_ touch: UITouch) {
    tracked.append(touch)
    seen.append(touch)
    touch.recognizers.append(self)
  }

  /// Takes out fingers that have gone.
  func drop(_ isGone: (UITouch) -> Bool) {
    guard tracked.contains(where: isGone) else { return }
    lastPlaces = tracked.map(\.place)
    for touch in tracked where isGone(touch) { touch.recognizers.removeAll { $0 === self } }
    tracked.removeAll(where: isGone)
  }

  /// The fingers that are down.
  var fingers: [UITouch] { tracked.filter(\.isDown) }

  /// The time of the screen's clock.
  var now: TimeInterval { (view?.environment ?? .current).clock.time }

  /// The time for which `deadline` asked has come.
  func deadlineReached() {}

  // MARK: For subclasses

  /// Called before the recogniser looks at new fingers; its state is `possible`. Call super.
  open func reset() {}

  /// Does not look at a finger until it leaves.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop { $0 === touch } }

  /// Whether this gesture, recognised, keeps the other from being.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other gesture, recognised, keeps this one from being.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for the other to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether it looks at the new fingers of an event; the default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    deciding?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// A button was pressed; no script presses any, so that none of these four is ever called.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Nothing is estimated, so that this is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Who decides: the delegate, or what a subclass has instead.
  var deciding: (any UIGestureRecognizerDelegate)? { delegate }
}

private struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

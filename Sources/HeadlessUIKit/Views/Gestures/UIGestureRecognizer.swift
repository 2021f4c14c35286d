public import Foundation

/// The base class of gesture recognisers. A recogniser receives the touches in its view and that
/// view's descendants, and notifies its targets when it recognises its gesture.
///
/// Subclasses set `state` from their `touches…` methods, as with UIKit's header for subclasses. A
/// discrete gesture changes from `possible` to `recognized`. A continuous gesture changes to
/// `began`, `changed` and finally `ended` or `cancelled`. Either can change to `failed`. A new
/// state may be delayed or refused because of failure requirements, gestures recognised earlier, or
/// the delegate.
@preconcurrency @MainActor
open class UIGestureRecognizer: _Object {
  /// The state of a gesture recogniser. Raw values match UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The final state of a discrete gesture, an alias of `ended`.
    public static let recognized = State.ended
  }

  /// The progress of the recogniser with its current touches.
  enum Status {
    case possible
    /// The gesture is recognised but has to wait for other gestures to fail.
    case waiting(State)
    case recognized
    /// The gesture has ended, was cancelled or has failed. The recogniser receives no more events
    /// of its touches.
    case over
  }

  /// The view whose touches the recogniser receives.
  open internal(set) weak var view: UIView?
  /// The delegate, which decides whether gestures begin and which are recognised together.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether the recogniser receives touches. Setting it to false cancels a gesture in progress.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { abandon() } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view receives new touches only after the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the gesture has failed.
  open var delaysTouchesEnded = true

  /// The types of touches that the recogniser receives, as raw values of `UITouch.TouchType`.
  /// Without `direct` it receives no finger.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recogniser receives. Stored without effect: presses are not
  /// simulated.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether the recogniser ignores touches of a second type. Stored without effect: all touches
  /// have one type.
  open var requiresExclusiveTouchType = true
  /// The modifier keys that are held down. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer buttons that are pressed. Always empty.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The touches that the recogniser currently receives. A touch that ends is still included during
  /// its last event.
  var tracked: [UITouch] = []
  /// All touches received since the last reset.
  var receivedTouches: [UITouch] = []
  var status = Status.possible
  /// The time on the screen's clock at which `deadlineReached` is called.
  var deadline: TimeInterval?
  weak var dispatcher: TouchDispatcher?
  private var current = State.possible
  private var lastPlaces: [CGPoint] = []
  private var targets: [GestureTarget] = []
  private var requirements: [WeakRecognizer] = []

  /// Creates a recogniser with an optional target. More targets can be added later.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init(_object: ())
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: Targets

  /// Adds a target whose `action` is called when the state changes, and at each event while it is
  /// `changed`. The target is held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.is(target, action) }) else { return }
    targets.append(GestureTarget(.method(WeakObject(target), action)))
  }

  /// Removes a target. Nil matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { $0.is(target, action) }
  }

  /// Calls `handler` as an action, for code that has no named method.
  @_spi(Overscroll)
  public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(GestureTarget(.closure(handler)))
  }

  var hasTargets: Bool { !targets.isEmpty }

  func sendActions() {
    for target in targets { target.call(self) }
  }

  // MARK: State

  /// The state of the recogniser. Subclasses set it from their `touches…` methods. A new state may
  /// be delayed or refused.
  open var state: State {
    get { current }
    set {
      guard let dispatcher else { return setState(newValue) }
      dispatcher.change(self, to: newValue)
    }
  }

  /// Sets the state without asking the dispatcher.
  func setState(_ state: State) {
    if state != current || state == .changed { changing(.state) { current = state } }
  }

  override func value(of property: ObservedProperty) -> Any? {
    property == .state ? state : nil
  }

  /// Cancels a gesture in progress. Called when the recogniser is disabled or removed from its
  /// view.
  func abandon() {
    dispatcher?.change(self, to: .cancelled)
    dispatcher?.finish()
  }

  /// Makes this gesture wait until `other` has failed. If `other` is recognised, this gesture
  /// fails.
  open func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !requires(other) else { return }
    requirements.append(WeakRecognizer(other))
  }

  func requires(_ other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Touches

  /// The number of touches that the recogniser currently receives.
  open var numberOfTouches: Int { tracked.count }

  /// Returns the centre of the touches, in the coordinates of `view` or of the window if it is nil.
  /// After the touches have ended, returns their last location.
  open func location(in view: UIView?) -> CGPoint {
    let middle = CGPoint.centre(of: locations)
    return view?.convert(middle, from: nil) ?? middle
  }

  /// Returns the location of one touch. Returns (0, 0) for an index out of range, which is a
  /// programming error.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard locations.indices.contains(index) else { return .zero }
    return view?.convert(locations[index], from: nil) ?? locations[index]
  }

  private var locations: [CGPoint] { tracked.isEmpty ? lastPlaces : tracked.map(\.place) }

  func receive(_ touch: UITouch) {
    tracked.append(touch)
    receivedTouches.append(touch)
    touch.recognizers.append(self)
  }

  /// Removes touches that have ended.
  func drop(_ isGone: (UITouch) -> Bool) {
    guard tracked.contains(where: isGone) else { return }
    lastPlaces = tracked.map(\.place)
    for touch in tracked where isGone(touch) { touch.recognizers.removeAll { $0 === self } }
    tracked.removeAll(where: isGone)
  }

  /// The touches that are down.
  var fingers: [UITouch] { tracked.filter(\.isDown) }

  /// The current time on the screen's clock.
  var now: TimeInterval { (view?.environment ?? .current).clock.time }

  /// Called at the time of `deadline`.
  func deadlineReached() {}

  // MARK: Subclass interface

  /// Resets the recogniser before it receives new touches, when its state is `possible`. Overrides
  /// call super.
  open func reset() {}

  /// Ignores a touch until it ends.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop { $0 === touch } }

  /// Returns whether this gesture, once recognised, prevents the other gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the other gesture, once recognised, prevents this gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for the other gesture to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the other gesture waits for this gesture to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recogniser receives the new touches of an event. The default
  /// implementation asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    deciding?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Called when a button is pressed. None of the four press methods is called here: presses are
  /// not simulated.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when estimated touch properties are updated. Never called here: properties are not
  /// estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The object that answers delegate questions: the delegate, or a subclass's substitute.
  var deciding: (any UIGestureRecognizerDelegate)? { delegate }
}

private struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

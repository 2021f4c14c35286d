package import Foundation
import ScrollPhysics

/// The dispatcher of the script's touches to scroll views, gesture recognisers and responders, in
/// UIKit's order.
///
/// A finger's path is continuous, and scroll views follow it exactly (`TouchTracking`). Events are
/// sent at the rate of the touch screen, 60 times a second from the first touch-down, whatever the
/// rate of the display. Touch-down, lift-off, the beginning of a scroll view's pan and the
/// deadlines of recognisers are handled at their exact times. For each event, recognisers are
/// called first, from the innermost view outwards. Then views receive the touches that no gesture
/// has claimed.
@MainActor
package final class TouchDispatcher {
  /// The number of touch events per second.
  static let touchRate = 60.0
  /// The time for which a scroll view holds a touch back from its content, in seconds. Apple does
  /// not document it. 150 ms is measured on devices.
  static let contentDelay = 0.15

  let window: UIWindow
  let event = UIEvent()
  /// The touches whose views have not received the end yet, in the order of touch-down.
  var contacts: [TouchContact] = []
  /// The recognisers that have received touches since their last reset, in the order in which they
  /// are called.
  var active: [UIGestureRecognizer] = []
  private var origin: TimeInterval = 0
  private var lastTap: (end: TimeInterval, place: CGPoint, count: Int)?
  private var isFinishing = false

  /// Creates the dispatcher of a window.
  package init(_ window: UIWindow) { self.window = window }

  // MARK: Scripted touches

  /// Begins a touch at a point of the window. The touch belongs to `target` if given, wherever the
  /// point is, and otherwise to the view that the hit test returns.
  package func down(finger: Int, at point: CGPoint, on target: UIView?, time: TimeInterval) {
    if !isAnyFingerDown { origin = time }
    event.timestamp = time
    let state = window.environment[TouchState.self]
    let isIgnored = state.ignoredInteractions > 0
    let view =
      isIgnored
      ? nil : target ?? (isOnStatusBar(point) ? nil : window.hitTest(point, with: event))
    if !isIgnored { state.fingerObserver?(view) }
    let touch = UITouch(
      at: point, in: view, window: window, tapCount: tapCount(at: point, time: time), time: time)
    event.touches.append(touch)
    let contact = TouchContact(number: finger, touch: touch, delayedUntil: delayDeadline(touch))
    contacts.append(contact)
    let newRecognizers = recognizers(receiving: touch)
    contact.tracking = TouchTracking(at: point, on: view, time: time, touch: touch, for: self)
    contact.tracking.begin()
    send {
      for recognizer in newRecognizers where recognizer.receives([touch]) {
        recognizer.touchesBegan([touch], with: self.event)
      }
      self.finish()
    }
  }

  /// Sends the event through the app and its window, which may override `sendEvent`.
  private func send(_ tell: @escaping () -> Void) {
    window.delivery = tell
    UIApplication.shared.sendEvent(event)
    guard window.delivery != nil else { return }
    window.delivery = nil
    finish()
  }

  /// Moves a finger from its location at `start` to a point, which it reaches at `end`.
  package func move(
    finger: Int, to point: CGPoint, from start: TimeInterval, until end: TimeInterval,
    smoothly: Bool
  ) {
    contact(finger)?.tracking.move(to: point, from: start, until: end, smoothly: smoothly)
  }

  /// Ends a touch: the finger leaves the screen.
  package func lift(finger: Int, at time: TimeInterval) {
    guard let contact = contact(finger) else { return }
    event.timestamp = time
    contact.isDown = false
    let touch = contact.touch
    let place = contact.tracking.location(at: time)
    if touch.travel <= Self.tapMovement, time - touch.startTime <= Self.tapDuration {
      lastTap = (time, place, touch.tapCount)
      if touch.view == nil, isOnStatusBar(place) { window.scrollToTop() }
    } else {
      lastTap = nil
    }
    touch.finish(.ended, at: place, time: time)
    var isLifted = false
    send {
      isLifted = true
      self.notify([touch]) { $0.touchesEnded($1, with: $2) }
      contact.tracking.lift(at: time)
      self.finish()
    }
    // The window has not delivered the event.
    if !isLifted { contact.tracking.lift(at: time) }
  }

  /// Returns whether a point is on the status bar, which is a separate window. Views of the app do
  /// not receive touches there.
  private func isOnStatusBar(_ point: CGPoint) -> Bool {
    point.y < window.environment.statusBarHeight
  }

  private func contact(_ finger: Int) -> TouchContact? {
    contacts.first { $0.number == finger && $0.isDown }
  }

  /// Returns the location of a finger of the script; nil while it is up.
  package func location(of finger: Int, at time: TimeInterval) -> CGPoint? {
    contact(finger)?.tracking.location(at: time)
  }

  /// Returns the distance that a finger has to move for its scroll view to be displayed `points`
  /// beyond its top. See `TouchTracking`.
  package func travel(finger: Int, toOverscroll points: CGFloat, at time: TimeInterval) -> CGFloat {
    contact(finger)?.tracking.travel(toOverscroll: points, at: time) ?? 0
  }

  private var isAnyFingerDown: Bool { contacts.contains(where: \.isDown) }

  /// Whether no finger is down and no recogniser waits for a deadline.
  package var isAtRest: Bool { contacts.isEmpty && active.allSatisfy { $0.deadline == nil } }

  // MARK: Time

  /// The time of the next event: the beginning of a pan, a deadline or a sample of the touch
  /// screen. Nil if there is none.
  package var nextEvent: TimeInterval? {
    var times = contacts.compactMap { $0.isDown ? $0.tracking.recognitionTime : nil }
    times += contacts.compactMap { $0.delivery == .held ? $0.delayedUntil : nil }
    times += active.compactMap(\.deadline)
    if let sample = nextSample { times.append(sample) }
    return times.min()
  }

  /// Handles everything that is due at a time.
  package func handle(at time: TimeInterval) {
    guard let next = nextEvent, next <= time + ScrollConstants.instant else { return }
    event.timestamp = time
    for contact in contacts where contact.isDown { beginPan(of: contact, at: time) }
    if let sample = nextSample, sample <= time + ScrollConstants.instant { takeSample(at: time) }
    for recognizer in active {
      guard let deadline = recognizer.deadline, deadline <= time + ScrollConstants.instant else {
        continue
      }
      recognizer.deadline = nil
      recognizer.deadlineReached()
    }
    for contact in contacts {
      guard let until = contact.delayedUntil, until <= time + ScrollConstants.instant else {
        continue
      }
      contact.delayedUntil = nil
    }
    finish()
  }

  /// Begins the due pan of a scroll view. Recognisers of inner views receive the location first,
  /// because they may begin there.
  private func beginPan(of contact: TouchContact, at time: TimeInterval) {
    guard let due = contact.tracking.recognitionTime, due <= time + ScrollConstants.instant else {
      return
    }
    let inner = active.prefix { !($0 is ScrollPanGestureRecognizer) }
      .filter { $0.tracked.contains(contact.touch) }
    if !inner.isEmpty {
      contact.touch.move(to: contact.tracking.location(at: time), at: time)
      for recognizer in inner where recognizer.receives([contact.touch]) {
        recognizer.touchesMoved([contact.touch], with: event)
      }
    }
    contact.tracking.recognise(at: time)
  }

  /// The next sample of the touch screen at which a finger will have moved; nil if no recipient
  /// needs it.
  private var nextSample: TimeInterval? {
    guard isAnyFingerDown, wantsSamples else { return nil }
    let moving = contacts.filter {
      $0.isDown && $0.sampled + ScrollConstants.instant < $0.tracking.path.upTime
    }
    guard !moving.isEmpty else { return nil }
    let last = moving.map(\.sampled).reduce(origin, max)
    let instant = ScrollConstants.instant
    let next = ((last - origin + instant) * Self.touchRate).rounded(.down) + 1
    let count = max(next, ((window.now - origin - instant) * Self.touchRate).rounded(.up))
    return origin + count / Self.touchRate
  }

  private var wantsSamples: Bool {
    contacts.contains { $0.isDown && $0.delivery != .over }
      || active.contains { $0.wantsMovement }
  }

  private func takeSample(at time: TimeInterval) {
    var moved: [UITouch] = []
    for contact in contacts where contact.isDown {
      contact.sampled = time
      contact.touch.move(to: contact.tracking.location(at: time), at: time)
      if contact.touch.phase == .moved { moved.append(contact.touch) }
    }
    guard !moved.isEmpty else { return }
    send {
      self.notify(moved) { $0.touchesMoved($1, with: $2) }
      for contact in self.contacts
      where contact.delivery == .begun && moved.contains(contact.touch) {
        contact.touch.view?.touchesMoved([contact.touch], with: self.event)
      }
    }
  }

  private func notify(
    _ touches: [UITouch], _ call: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void
  ) {
    for recognizer in active where recognizer.receives(touches) {
      call(recognizer, Set(touches.filter(recognizer.tracked.contains)), event)
    }
  }

  // MARK: Taps

  /// The greatest movement in a tap and the greatest distance between repeated taps, in points. A
  /// model: Apple does not document it.
  static let tapMovement: CGFloat = 45
  /// The greatest duration of a tap, in seconds. A model: Apple does not document it.
  static let tapDuration = 0.75
  /// The greatest pause between repeated taps, in seconds. A model: Apple does not document it.
  static let tapPause = 0.35

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.end <= Self.tapPause,
      (point - lastTap.place).length <= Self.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: End of an event

  /// Delivers pending touches to views and resets recognisers whose touches have ended.
  func finish() {
    guard !isFinishing else { return }
    isFinishing = true
    defer { isFinishing = false }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for recognizer in active where recognizer.hasNoTouchesLeft {
        isSettled = false
        recognizer.status = .over
        recognizer.setState(.failed)
        updateWaitingGestures()
      }
      if deliver() { isSettled = false }
    }
    let gone = contacts.filter { !$0.isDown && $0.delivery == .over }.map(\.touch)
    contacts.removeAll { !$0.isDown && $0.delivery == .over }
    event.touches.removeAll { gone.contains($0) }
    for recognizer in active {
      recognizer.drop { !$0.isDown }
      if case .over = recognizer.status, recognizer.receivedTouches.allSatisfy({ !$0.isDown }) {
        active.removeAll { $0 === recognizer }
        restart(recognizer)
      }
    }
    for contact in contacts where contact.touch.phase == .began || contact.touch.phase == .moved {
      if contact.isDown { contact.touch.phase = .stationary }
    }
  }

  private func restart(_ recognizer: UIGestureRecognizer) {
    recognizer.drop { _ in true }
    recognizer.receivedTouches = []
    recognizer.status = .possible
    recognizer.deadline = nil
    recognizer.dispatcher = nil
    recognizer.setState(.possible)
    recognizer.reset()
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recogniser receives events of these touches.
  func receives(_ touches: [UITouch]) -> Bool {
    switch status {
    case .possible, .waiting, .recognized: touches.contains(where: tracked.contains)
    case .over: false
    }
  }

  /// Whether all touches have ended while the recogniser has neither recognised a gesture nor waits
  /// for a deadline.
  fileprivate var hasNoTouchesLeft: Bool {
    switch status {
    case .possible: deadline == nil && receivedTouches.allSatisfy { !$0.isDown }
    case .waiting, .recognized, .over: false
    }
  }

  /// Whether the recogniser receives movements.
  fileprivate var wantsMovement: Bool {
    switch status {
    case .possible, .waiting: !(self is ScrollPanGestureRecognizer) && !fingers.isEmpty
    case .recognized: (!(self is ScrollPanGestureRecognizer) || hasTargets) && !fingers.isEmpty
    case .over: false
    }
  }
}

extension UIView {
  /// The time on the screen's clock.
  var now: TimeInterval { environment.clock.time }
}

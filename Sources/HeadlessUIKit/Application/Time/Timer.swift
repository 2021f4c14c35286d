public import Foundation

/// Calls something after a time, once or again and again, on the screen's clock: at exact times, whatever
/// rate the pictures are made at.
///
/// It takes the place of Foundation's in files that import UIKit alone. One that imports Foundation beside
/// it, which UIKit brings anyway, has to say which of the two it means.
@preconcurrency @MainActor
open class Timer: _Object {
  private let clock = ScreenEnvironment.current.clock
  private let action: (Timer) -> Void
  private let repeats: Bool
  /// What is called at `due`; infinite while it is not added to a run loop.
  private var next: TimeInterval
  private var isScheduled = false

  /// Seconds from one call to the next; 0 for one that calls once.
  public let timeInterval: TimeInterval
  /// Whether it will call; one that calls once will not after that.
  open private(set) var isValid = true
  /// For the app's own use.
  public let userInfo: Any?
  /// How late it may call, in seconds. Here it never is.
  open var tolerance: TimeInterval = 0

  /// Apple's: an interval of zero or less is a tenth of a thousandth.
  private static let shortest = 0.0001

  private init(
    after delay: TimeInterval, interval: TimeInterval, userInfo: Any?, repeats: Bool,
    action: @escaping (Timer) -> Void
  ) {
    let interval = interval > Self.shortest ? interval : Self.shortest
    timeInterval = repeats ? interval : 0
    next = clock.time + max(delay, 0)
    self.userInfo = userInfo
    self.repeats = repeats
    self.action = action
    super.init(_object: ())
  }

  /// Calls nothing before it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      after: max(interval, Self.shortest), interval: interval, userInfo: nil, repeats: repeats,
      action: block)
  }

  /// The same, at a date first.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(
      after: VirtualDelay.meant(by: date.timeIntervalSinceNow), interval: interval, userInfo: nil,
      repeats: repeats, action: block)
  }

  /// Calls a method, with the timer, once it is added to a run loop. Keeps its target.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      after: max(ti, Self.shortest), interval: ti, userInfo: userInfo, repeats: yesOrNo,
      action: Timer.sending(aSelector, to: aTarget))
  }

  /// The same, at a date first.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      after: VirtualDelay.meant(by: date.timeIntervalSinceNow), interval: ti, userInfo: ui,
      repeats: rep, action: Timer.sending(s, to: t))
  }

  /// One that runs.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// One that runs and calls a method, with the timer. Keeps its target.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  private static func sending(
    _ selector: Selector, to target: Any
  ) -> (Timer) -> Void {
    let target = target as AnyObject
    return { ActionSending.send(selector, to: target, from: $0, for: nil) }
  }

  /// When it calls next, by the computer's clock as if the screen's ran with it from now on. Setting it
  /// moves the next call; the distant future stops a timer for a while.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: min(next, 1e9) - clock.time) }
    set {
      guard isValid else { return }
      clock.cancel(self)
      next = clock.time + VirtualDelay.meant(by: newValue.timeIntervalSinceNow)
      if isScheduled { clock.wait(for: self) }
    }
  }

  /// Calls now; one that calls once is done with that. What repeats goes on at its times.
  open func fire() {
    guard isValid else { return }
    action(self)
    if !repeats { invalidate() }
  }

  /// Stops for good.
  open func invalidate() {
    isValid = false
    clock.cancel(self)
  }

  func schedule() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    clock.wait(for: self)
  }
}

extension Timer: ClockedEvent {
  var due: TimeInterval { next }
  /// A screen in which something is done all the time is at rest when that does nothing.
  var isMotion: Bool { !repeats }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard isValid else { return }
    if repeats {
      // Of calls that it missed, before a run loop had it, it makes one.
      next += timeInterval * (((time - next) / timeInterval).rounded(.down) + 1)
      clock.wait(for: self)
    } else {
      isValid = false
    }
    prepare()
    action(self)
  }
}

extension RunLoop {
  /// Begins to count; whatever the mode, it calls while a finger drags too.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}

public import Foundation
import ScrollPhysics

/// An animation of view properties that can be paused, scrubbed, reversed and resumed.
///
/// Scrubbing is linear: at a fraction of 0.5 each property is halfway. A pause keeps the fraction
/// on screen. Resuming applies the timing curve to the remaining distance from its start, so that
/// nothing jumps. UIKit does not document more than that
/// (https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
open class UIViewPropertyAnimator: _Object, UIViewImplicitlyAnimating {
  /// The duration of the whole animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay before the animation starts, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether touches reach the animated views. No effect: they reach views during every animation.
  open var isUserInteractionEnabled = true
  /// Whether the app does the hit testing of animated views itself. No effect: views are hit-tested
  /// at their final frames.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused, stopped and reversed while it runs.
  ///
  /// - Note: Partly: stored without effect, because the animation can always be interrupted.
  open var isInterruptible = true
  /// Whether scrubbing follows the fraction linearly instead of the timing curve. Setting it has no
  /// effect: scrubbing is always linear.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let timeline = AnimatorTimeline()
  private var block: AnimationBlock?
  private let clock = ScreenEnvironment.current.clock
  private var hasReversed = false

  /// Creates an animator with timing parameters.
  ///
  /// - Parameter duration: The duration in seconds. Negative and NaN values are 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration > 0 ? duration : 0
    timingParameters = parameters
    super.init(_object: ())
  }

  /// Creates an animator without animations, with a duration of 0 and UIKit's default curve.
  public convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a predefined timing curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic timing curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.curve
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2)))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isRunning: Bool { state == .active && timeline.isRunning && clock.time < timeline.end }

  /// Adds changes to animate. They begin when the animator starts. After the start, they take the
  /// rest of its duration.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard let block else { return animations.append(animation) }
    let share = timeline.progress(at: clock.time)
    guard share > 0, share < 1 else { return run(animation, in: block) }
    let whole = block.progress
    block.progress = DelayedProgress(whole: timeline, delay: share)
    run(animation, in: block)
    block.progress = whole
  }

  /// Adds changes that begin after a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let share = Double(min(max(delayFactor, 0), 1))
    addAnimations { [timeline, clock] in
      guard let block = AnimationBlock.current, share > 0, share < 1 else { return animation() }
      let whole = block.progress
      let passed = min(max(timeline.progress(at: clock.time), 0), 1)
      block.progress = DelayedProgress(
        whole: timeline, delay: passed + (1 - passed) * CGFloat(share))
      animation()
      block.progress = whole
    }
  }

  /// Adds a closure to call once when the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    self.delay = max(0, delay)
    run(from: timeline.progress(at: clock.time), duration: nil, timingParameters, after: self.delay)
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    pause(at: timeline.progress(at: clock.time))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    let whole = durationFactor > 0 ? duration * Double(durationFactor) : nil
    run(from: timeline.progress(at: clock.time), duration: whole, timingParameters, after: 0)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    clock.cancel(self)
    pause(at: timeline.progress(at: clock.time))
    settle()
    state = .stopped
    if withoutFinishing {
      state = .inactive
      completions = []
      reset()
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    switch finalPosition {
    case .end:
      for (index, change) in (block?.changes ?? []).enumerated() { change.set(to: ends[index]) }
    case .start: returnToStart()
    case .current: break
    }
    end(at: finalPosition)
  }

  /// The progress shown on screen, 0…1. Setting it starts an inactive animator and pauses a running
  /// one.
  open var fractionComplete: CGFloat {
    get {
      let progress = timeline.progress(at: clock.time)
      return hasReversed ? 1 - progress : progress
    }
    set {
      guard state != .stopped else { return }
      activate()
      let fraction = min(max(newValue, 0), 1)
      pause(at: hasReversed ? 1 - fraction : fraction)
    }
  }

  /// Whether the animation runs towards its beginning. Setting it while the animation runs reverses
  /// it at its current position.
  open var isReversed: Bool {
    get { hasReversed }
    set {
      guard newValue != hasReversed else { return }
      let isGoing = isRunning
      let place = timeline.progress(at: clock.time)
      hasReversed = newValue
      if isGoing { run(from: place, duration: nil, timingParameters, after: 0) }
    }
  }

  // MARK: - Progress

  /// The final value of each change, by the change's index.
  private var ends: [Int: AnimatedValue] = [:]

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    timeline.pause(at: hasReversed ? 1 : 0)
    let block = AnimationBlock(now: clock.time, progress: timeline)
    self.block = block
    let begin = animations
    animations = []
    for animation in begin { run(animation, in: block) }
  }

  private func run(_ animation: () -> Void, in block: AnimationBlock) {
    block.run(animation)
    for (index, change) in block.changes.enumerated() where ends[index] == nil {
      ends[index] = change.layer?.model(change.property)
    }
  }

  private func pause(at place: CGFloat) {
    clock.cancel(self)
    timeline.pause(at: place)
  }

  /// Runs to the end, or to the beginning when reversed. A cubic curve's duration is in proportion
  /// to the distance.
  private func run(
    from place: CGFloat, duration whole: TimeInterval?,
    _ parameters: (any UITimingCurveProvider)?, after delay: TimeInterval
  ) {
    let goal: CGFloat = hasReversed ? 0 : 1
    var (duration, pace) = (whole ?? self.duration, AnimationTiming.Pace.cubic(.easeInOut))
    if let spring = parameters?.springTimingParameters {
      let made = spring.spring(duration: duration)
      (duration, pace) = (made.duration, .spring(made.curve))
    } else {
      if let cubic = parameters?.cubicTimingParameters { pace = .cubic(cubic.curve) }
      if whole == nil { duration *= Double(abs(goal - place)) }
    }
    clock.cancel(self)
    timeline.run(
      AnimatorTimeline.Segment(
        start: clock.time + delay, from: place, to: goal, duration: duration, pace: pace,
        scrub: TransitionScrub.current))
    clock.wait(for: self)
  }

  /// Removes the animations from their layers and sets each layer to the value that they display.
  private func settle() {
    guard let block else { return }
    let values = block.changes.map { change in
      change.layer.flatMap { layer in
        layer.animations.filter { $0.block.block == block.identity.block }
          .value(of: change.property, over: layer.model(change.property), at: clock.time)
      }
    }
    block.remove()
    for (change, value) in zip(block.changes, values) { change.set(to: value) }
  }

  /// Sets the changed properties to their values before the animation.
  private func returnToStart() {
    for change in (block?.changes ?? []).reversed() { change.set(to: change.from) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = self.completions
    self.completions = []
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    block = nil
    ends = [:]
    hasReversed = false
    timeline.pause(at: 0)
  }
}

extension UIViewPropertyAnimator: ClockedEvent {
  var due: TimeInterval { timeline.end }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard !pausesOnCompletion else { return timeline.pause(at: hasReversed ? 0 : 1) }
    let position: UIViewAnimatingPosition =
      hasReversed || timeline.wasCancelled ? .start : .end
    block?.remove()
    if position == .start { returnToStart() }
    if !completions.isEmpty { prepare() }
    end(at: position)
  }
}

/// The progress of changes added with a delay: 0 until the fraction `delay`, then from 0 to 1.
@MainActor
private struct DelayedProgress: AnimationProgress {
  let whole: AnimatorTimeline
  let delay: CGFloat

  var end: TimeInterval { whole.end }
  var endsWithWindow: Bool { false }

  func progress(at time: TimeInterval) -> CGFloat {
    max(0, (whole.progress(at: time) - delay) / (1 - delay))
  }
}

public import Foundation
import ScrollPhysics

/// Changes of views that can be stopped, scrubbed, turned round and gone on with.
///
/// Scrubbing goes straight: at a fraction of a half each property is half way. A pause stands at the
/// fraction that is seen, and what goes on covers the rest of the way by its curve anew, so that nothing
/// jumps. UIKit documents no more of it than that
/// (https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
open class UIViewPropertyAnimator: _Object, UIViewImplicitlyAnimating {
  /// Seconds, from the beginning to the end.
  open private(set) var duration: TimeInterval
  /// Seconds that it waits.
  open private(set) var delay: TimeInterval = 0
  /// How progress follows time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// Kept for iOS sources: touches reach scroll views during every animation.
  open var isUserInteractionEnabled = true
  /// Touches are looked up where views were set to be.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, stopped and reversed while it runs.
  ///
  /// - Note: Partly: kept; it always can be.
  open var isInterruptible = true
  /// Whether a fraction is a share of the way, not of the time.
  open var scrubsLinearly = true
  /// Whether it stands at its end instead of being over.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let timeline = AnimatorTimeline()
  private var block: AnimationBlock?
  private let clock = ScreenEnvironment.current.clock
  private var isTurned = false

  /// - Parameter duration: seconds; negative and NaN are 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration > 0 ? duration : 0
    timingParameters = parameters
    super.init(_object: ())
  }

  /// With one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// With a cubic.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// With a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// One that has begun already.
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

  open var isRunning: Bool { state == .active && timeline.isGoing && clock.time < timeline.end }

  /// Changes of views, which begin when the animator does; while it runs they join where it is.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if let block {
      run(animation, in: block)
    } else {
      animations.append(animation)
    }
  }

  /// The same, beginning at a share of what is left of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let share = Double(min(max(delayFactor, 0), 1))
    addAnimations { [timeline] in
      guard let block = AnimationBlock.current, share > 0, share < 1 else { return animation() }
      let whole = block.progress
      block.progress = DelayedProgress(whole: timeline, delay: CGFloat(share))
      animation()
      block.progress = whole
    }
  }

  /// Called once, when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    self.delay = max(0, delay)
    go(from: timeline.progress(at: clock.time), duration: nil, timingParameters, after: self.delay)
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    stand(at: timeline.progress(at: clock.time))
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    let whole = durationFactor > 0 ? duration * Double(durationFactor) : nil
    go(from: timeline.progress(at: clock.time), duration: whole, timingParameters, after: 0)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    clock.cancel(self)
    stand(at: timeline.progress(at: clock.time))
    settle { $0.from.interpolated(to: $0.to, by: timeline.progress(at: clock.time)) }
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
    case .end: for change in block?.changes ?? [] { change.set(to: ends[key(of: change)]) }
    case .start: for change in block?.changes ?? [] { change.set(to: change.from) }
    case .current: break
    }
    end(at: finalPosition)
  }

  /// How far what is seen is. Setting it begins an animator that has not, and stops one that runs.
  open var fractionComplete: CGFloat {
    get {
      let progress = timeline.progress(at: clock.time)
      return isTurned ? 1 - progress : progress
    }
    set {
      guard state != .stopped else { return }
      activate()
      let fraction = min(max(newValue, 0), 1)
      stand(at: isTurned ? 1 - fraction : fraction)
    }
  }

  /// Whether it goes back; set while it runs, it turns round where it is.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      let isGoing = isRunning
      let place = timeline.progress(at: clock.time)
      isTurned = newValue
      if isGoing { go(from: place, duration: nil, timingParameters, after: 0) }
    }
  }

  // MARK: - How it goes

  /// What was set of each change, by its place in the list.
  private var ends: [Int: AnimatedValue] = [:]

  private func key(of change: AnimatedChange) -> Int {
    block?.changes.firstIndex { $0.layer === change.layer && $0.property == change.property } ?? -1
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    timeline.stand(at: isTurned ? 1 : 0)
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

  private func stand(at place: CGFloat) {
    clock.cancel(self)
    timeline.stand(at: place)
  }

  /// Goes to the end, or back to the beginning, as far as that is.
  private func go(
    from place: CGFloat, duration whole: TimeInterval?,
    _ parameters: (any UITimingCurveProvider)?, after delay: TimeInterval
  ) {
    let goal: CGFloat = isTurned ? 0 : 1
    var (duration, pace) = (whole ?? self.duration, AnimationTiming.Pace.cubic(.easeInOut))
    if let spring = parameters?.springTimingParameters {
      let made = spring.spring(duration: duration)
      (duration, pace) = (made.duration, .spring(made.curve))
    } else {
      if let cubic = parameters?.cubicTimingParameters { pace = .cubic(cubic.curve) }
      if whole == nil { duration *= Double(abs(goal - place)) }
    }
    clock.cancel(self)
    timeline.go(
      AnimatorTimeline.Way(
        start: clock.time + delay, from: place, to: goal, duration: duration, pace: pace,
        scrub: TransitionScrub.current))
    clock.wait(for: self)
  }

  /// Takes the animations out of the layers, which are set to what `value` makes of each.
  private func settle(_ value: ((from: AnimatedValue, to: AnimatedValue)) -> AnimatedValue) {
    guard let block else { return }
    let values = block.changes.enumerated().map { index, change in
      ends[index].map { value((change.from, $0)) }
    }
    block.remove()
    for (change, value) in zip(block.changes, values) { change.set(to: value) }
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
    isTurned = false
    timeline.stand(at: 0)
  }
}

extension UIViewPropertyAnimator: ClockedEvent {
  var due: TimeInterval { timeline.end }

  func happen(at time: TimeInterval, prepare: () -> Void) {
    guard !pausesOnCompletion else { return timeline.stand(at: isTurned ? 0 : 1) }
    let position: UIViewAnimatingPosition =
      isTurned || timeline.isTurnedBack ? .start : .end
    settle { position == .start ? $0.from : $0.to }
    if !completions.isEmpty { prepare() }
    end(at: position)
  }
}

/// The rest of a way, from a share of it on.
@MainActor
private struct DelayedProgress: AnimationProgress {
  let whole: AnimatorTimeline
  let delay: CGFloat

  var end: TimeInterval { whole.end }

  func progress(at time: TimeInterval) -> CGFloat {
    max(0, (whole.progress(at: time) - delay) / (1 - delay))
  }
}

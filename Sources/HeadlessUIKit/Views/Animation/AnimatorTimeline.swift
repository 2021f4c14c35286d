import Foundation

/// The progress of a property animator, either at rest at a fraction or running towards an end.
@MainActor
final class AnimatorTimeline: AnimationProgress {
  /// A running segment: from a fraction at a start time to a target fraction, along a timing curve.
  struct Segment {
    let start: TimeInterval
    let from, to: CGFloat
    let duration: TimeInterval
    let pace: AnimationTiming.Pace
    /// The interactive transition whose progress drives this segment; nil when the clock drives it.
    let scrub: TransitionScrub?

    @MainActor var end: TimeInterval { scrub?.due(start + duration) ?? (start + duration) }
  }

  private enum State {
    case paused(CGFloat)
    case running(Segment)
  }

  private var state = State.paused(0)

  func pause(at place: CGFloat) { state = .paused(place) }
  func run(_ segment: Segment) { state = .running(segment) }

  var isRunning: Bool {
    if case .running = state { return true }
    return false
  }

  /// Whether the interactive transition that drives this segment was cancelled.
  var wasCancelled: Bool {
    if case .running(let segment) = state { return segment.scrub?.isCancelled ?? false }
    return false
  }

  var end: TimeInterval {
    if case .running(let segment) = state { return segment.end }
    return .infinity
  }

  var endsWithWindow: Bool { false }

  func progress(at time: TimeInterval) -> CGFloat {
    switch state {
    case .paused(let place): return place
    case .running(let segment):
      let time = segment.scrub?.local(time) ?? time
      guard time < segment.start + segment.duration else { return segment.to }
      guard time > segment.start else { return segment.from }
      return segment.from + (segment.to - segment.from)
        * segment.pace.progress(after: time - segment.start, of: segment.duration)
    }
  }
}

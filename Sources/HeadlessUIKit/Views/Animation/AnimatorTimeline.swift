import Foundation

/// The progress of a property animator, either at rest at a fraction or running towards an end.
@MainActor
final class AnimatorTimeline: AnimationProgress {
  /// A running segment: from a fraction at a start time to a target fraction, along a timing curve.
  struct Way {
    let start: TimeInterval
    let from, to: CGFloat
    let duration: TimeInterval
    let pace: AnimationTiming.Pace
    /// The interactive transition whose progress drives this segment; nil when the clock drives it.
    let scrub: TransitionScrub?

    @MainActor var end: TimeInterval { scrub?.due(start + duration) ?? (start + duration) }
  }

  private enum State {
    case standing(CGFloat)
    case going(Way)
  }

  private var state = State.standing(0)

  func stand(at place: CGFloat) { state = .standing(place) }
  func go(_ way: Way) { state = .going(way) }

  var isGoing: Bool {
    if case .going = state { return true }
    return false
  }

  /// Whether the interactive transition that drives this segment was cancelled.
  var isTurnedBack: Bool {
    if case .going(let way) = state { return way.scrub?.isCancelled ?? false }
    return false
  }

  var end: TimeInterval {
    if case .going(let way) = state { return way.end }
    return .infinity
  }

  func progress(at time: TimeInterval) -> CGFloat {
    switch state {
    case .standing(let place): return place
    case .going(let way):
      let time = way.scrub?.local(time) ?? time
      guard time < way.start + way.duration else { return way.to }
      guard time > way.start else { return way.from }
      return way.from + (way.to - way.from)
        * way.pace.progress(after: time - way.start, of: way.duration)
    }
  }
}

import Foundation

/// How far a property animator is: it stands at a place, or goes from one on to an end.
@MainActor
final class AnimatorTimeline: AnimationProgress {
  /// On its way: from a place at a time to an end, at a pace.
  struct Way {
    let start: TimeInterval
    let from, to: CGFloat
    let duration: TimeInterval
    let pace: AnimationTiming.Pace
    /// The time it goes in, of a transition that a finger drives.
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

  /// Whether a finger that drove it sent it back to its beginning.
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

import Foundation

/// The progress of an animation in the local time of an interactive transition.
struct ScrubbedProgress: AnimationProgress {
  let own: any AnimationProgress
  let scrub: TransitionScrub

  var end: TimeInterval { scrub.due(own.end) }

  func progress(at time: TimeInterval) -> CGFloat { own.progress(at: scrub.local(time)) }
  func hasBegun(at time: TimeInterval) -> Bool { own.hasBegun(at: scrub.local(time)) }
}

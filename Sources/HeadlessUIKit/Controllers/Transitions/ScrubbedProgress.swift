import Foundation

/// How far an animation is in the time of a transition that a finger drives.
struct ScrubbedProgress: AnimationProgress {
  let own: any AnimationProgress
  let scrub: TransitionScrub

  var end: TimeInterval { scrub.due(own.end) }

  func progress(at time: TimeInterval) -> CGFloat { own.progress(at: scrub.local(time)) }
  func hasBegun(at time: TimeInterval) -> Bool { own.hasBegun(at: scrub.local(time)) }
}

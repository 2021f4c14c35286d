import Foundation

/// The progress of an animation in the local time of an interactive transition.
struct ScrubbedProgress: AnimationProgress {
  let base: any AnimationProgress
  let scrub: TransitionScrub

  var end: TimeInterval { scrub.due(base.end) }
  var endsWithWindow: Bool { base.endsWithWindow }

  func progress(at time: TimeInterval) -> CGFloat { base.progress(at: scrub.local(time)) }
  func hasBegun(at time: TimeInterval) -> Bool { base.hasBegun(at: scrub.local(time)) }
}

import Foundation

/// A change of one layer property over time, as a pure function of time.
struct PropertyAnimation {
  let property: LayerProperty
  let from, to: AnimatedValue
  let timing: any AnimationProgress
  /// The identity of the animation block or property animator that the change belongs to.
  let block: ObjectIdentifier

  @MainActor
  func value(at time: TimeInterval) -> AnimatedValue {
    from.interpolated(to: to, by: timing.progress(at: time))
  }

  @MainActor
  func isFinished(at time: TimeInterval) -> Bool { time >= timing.end }
}

import Foundation

/// A change of one layer property over time, asked at any time and never stepped.
struct PropertyAnimation {
  let property: LayerProperty
  let from, to: AnimatedValue
  let timing: any AnimationProgress
  /// The call of `UIView.animate`, or the animator, it belongs to.
  let block: ObjectIdentifier

  @MainActor
  func value(at time: TimeInterval) -> AnimatedValue {
    from.interpolated(to: to, by: timing.progress(at: time))
  }

  @MainActor
  func isFinished(at time: TimeInterval) -> Bool { time >= timing.end }
}

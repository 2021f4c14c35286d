import Foundation

/// A change of one layer property over time, as a pure function of time and the model value.
struct PropertyAnimation {
  /// The effect of the model value on the displayed value while the animation runs.
  enum Combination {
    /// The displayed value moves along with the model value: the animation is a distance to it.
    case additive
    /// The animation runs from its start value to the model value.
    case towardsModel
    /// The animation shows its own values only.
    case fixed
  }

  let property: LayerProperty
  let from, to: AnimatedValue
  let timing: any AnimationProgress
  let combination: Combination
  /// The animation block or property animator that the change belongs to.
  let block: BlockPart
  /// Whether the change is a step of a sequence, as in a keyframe animation.
  var isStep = false

  /// The keys of Core Animation for the animated values; none for visual effects.
  var keys: [String] {
    if property == .bounds { return ["bounds.origin", "bounds.size"] }
    return property == .backdrop || property == .vibrancy ? [] : [property.rawValue]
  }

  /// Returns the displayed value.
  ///
  /// - Parameters:
  ///   - model: The value that the property has without the animation.
  ///   - end: The model value that the animation, or its sequence, leads to.
  @MainActor
  func value(
    over model: AnimatedValue, endingAt end: AnimatedValue, at time: TimeInterval
  ) -> AnimatedValue {
    let progress = timing.progress(at: time)
    switch combination {
    case .additive: return from.interpolated(to: to, by: progress).moved(from: end, to: model)
    case .towardsModel: return from.interpolated(to: model, by: progress)
    case .fixed: return from.interpolated(to: to, by: progress)
    }
  }

  @MainActor
  func isFinished(at time: TimeInterval) -> Bool { time >= timing.end }
}

extension [PropertyAnimation] {
  /// Returns the displayed value of a property; nil if none of the animations changes it at that
  /// time.
  ///
  /// The newest animation applies first. Each older one then runs on from the value that the
  /// property had before the newer one.
  @MainActor
  func value(
    of property: LayerProperty, over model: AnimatedValue?, at time: TimeInterval
  ) -> AnimatedValue? {
    var running = filter { $0.property == property && !$0.isFinished(at: time) }
    guard let newest = running.last else { return nil }
    var shown = model ?? newest.to
    while let last = running.last {
      var start = running.count - 1
      while last.isStep, start > 0, running[start - 1].block.block == last.block.block {
        start -= 1
      }
      let steps = running[start...]
      // The first step shows its start value before it begins.
      let step = steps.last { $0.timing.hasBegun(at: time) } ?? running[start]
      shown = step.value(over: shown, endingAt: last.to, at: time)
      running.removeSubrange(start...)
    }
    return shown
  }
}

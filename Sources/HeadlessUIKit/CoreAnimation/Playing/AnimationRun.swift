import Foundation

/// An animation with its start and duration, in the time of its parent.
struct AnimationRun {
  let animation: CAAnimation
  /// The start time.
  let begin: TimeInterval
  /// The duration of one run, in seconds of local time.
  let duration: TimeInterval

  /// Creates a run.
  ///
  /// - Parameter standard: The duration used if the animation's is 0.
  init(_ animation: CAAnimation, begin: TimeInterval, standard: TimeInterval) {
    self.animation = animation
    self.begin = begin
    duration = animation.duration > 0 ? animation.duration : standard
  }

  private var speed: Double { Double(abs(animation.speed)) }
  private var cycle: TimeInterval { animation.autoreverses ? 2 * duration : duration }

  /// The total length of all runs, in seconds of local time.
  ///
  /// A length of 10⁹ seconds (31 years) or more counts as infinite, because apps write the largest
  /// number to mean "for ever".
  private var length: TimeInterval {
    let whole =
      animation.repeatDuration > 0
      ? animation.repeatDuration
      : cycle * (animation.repeatCount > 0 ? Double(animation.repeatCount) : 1)
    return whole < 1e9 ? whole : .infinity
  }

  /// The end, in the time of the parent; infinite for a speed of 0.
  var end: TimeInterval { speed > 0 ? begin + length / speed : .infinity }

  /// Updates the displayed values for a time of the parent. Before and after the run, only fill
  /// modes have an effect.
  @MainActor
  func apply(to shown: inout ShownValues, of layer: CALayer, at time: TimeInterval) {
    var own = (time - begin) * speed
    if own < 0 {
      guard animation.fillMode.isBackwards else { return }
      own = 0
    } else if own >= length {
      guard animation.fillMode.isForwards || speed == 0 else { return }
      own = length
    }
    let place = self.place(at: own)
    animation.apply(
      to: &shown, of: layer,
      progress: animation.progress(after: place, of: duration), time: place, duration: duration,
      repetition: repetition(at: own))
  }

  /// Returns the number of completed cycles. A backward run is part of its forward run's cycle.
  private func repetition(at own: TimeInterval) -> Int {
    let cycles = (own + animation.timeOffset) / cycle
    guard cycles.isFinite, cycles > 0 else { return 0 }
    let isEnd = own >= length && cycles == cycles.rounded()
    return Int(min(cycles.rounded(.down), 1e9)) - (isEnd ? 1 : 0)
  }

  /// Returns the time within a run.
  private func place(at own: TimeInterval) -> TimeInterval {
    let shifted = own + animation.timeOffset
    let cycles = shifted / cycle
    // The end of the last run is its final value, not the start of another run.
    let isEnd = own >= length && cycles == cycles.rounded() && cycles > 0
    var place = isEnd ? cycle : shifted - cycle * cycles.rounded(.down)
    if animation.autoreverses, place > duration { place = cycle - place }
    return animation.speed < 0 ? duration - place : place
  }
}

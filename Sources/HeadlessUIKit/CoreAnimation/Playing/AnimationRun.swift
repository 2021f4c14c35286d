import Foundation

/// An animation and when it runs, in the time around it.
struct AnimationRun {
  let animation: CAAnimation
  /// When it begins.
  let begin: TimeInterval
  /// Of one run, in its own seconds.
  let duration: TimeInterval

  /// - Parameter standard: the duration of one that does not say.
  init(_ animation: CAAnimation, begin: TimeInterval, standard: TimeInterval) {
    self.animation = animation
    self.begin = begin
    duration = animation.duration > 0 ? animation.duration : standard
  }

  private var speed: Double { Double(abs(animation.speed)) }
  private var cycle: TimeInterval { animation.autoreverses ? 2 * duration : duration }

  /// All runs together, in its own seconds: infinite from thirty years on, since apps write the largest number
  /// there is for "for ever".
  private var length: TimeInterval {
    let whole =
      animation.repeatDuration > 0
      ? animation.repeatDuration
      : cycle * (animation.repeatCount > 0 ? Double(animation.repeatCount) : 1)
    return whole < 1e9 ? whole : .infinity
  }

  /// When it is over, in the time around it; infinite for one that stands.
  var end: TimeInterval { speed > 0 ? begin + length / speed : .infinity }

  /// Changes what is shown at a time around it; nothing before and after, but for its fill mode.
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

  /// How many runs came before, the way back counted with the way there.
  private func repetition(at own: TimeInterval) -> Int {
    let cycles = (own + animation.timeOffset) / cycle
    guard cycles.isFinite, cycles > 0 else { return 0 }
    let isEnd = own >= length && cycles == cycles.rounded()
    return Int(min(cycles.rounded(.down), 1e9)) - (isEnd ? 1 : 0)
  }

  /// Where in a run.
  private func place(at own: TimeInterval) -> TimeInterval {
    let shifted = own + animation.timeOffset
    let cycles = shifted / cycle
    // The end of the last run is its end, not the next one's beginning.
    let isEnd = own >= length && cycles == cycles.rounded() && cycles > 0
    var place = isEnd ? cycle : shifted - cycle * cycles.rounded(.down)
    if animation.autoreverses, place > duration { place = cycle - place }
    return animation.speed < 0 ? duration - place : place
  }
}

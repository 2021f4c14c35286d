import Foundation
import ScrollPhysics

/// The timing of an animation: its start, duration, pace and repetition.
struct AnimationTiming: AnimationProgress {
  enum Pace {
    case cubic(CubicTimingCurve)
    case spring(SpringTimingCurve)
  }

  /// The start time on the screen's clock, and the duration of one run, in seconds.
  let start, duration: TimeInterval
  let pace: Pace
  /// Whether the animation repeats for ever.
  var repeats = false
  /// The number of runs if `repeats` is false.
  var count = 1.0
  /// Whether each run is followed by a backward run.
  var autoreverses = false

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

  /// The end time; infinite if the animation repeats for ever.
  var end: TimeInterval { repeats && duration > 0 ? .infinity : start + cycle * count }

  /// Returns the progress, from 0 to 1. A spring can exceed 1. After the end, the result is 1.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < end else { return 1 }
    guard time > start else { return 0 }
    // After the end, the guard above shows the final value, wherever the last run stopped.
    let phase = (time - start).truncatingRemainder(dividingBy: cycle)
    let way = phase > duration ? cycle - phase : phase
    return pace.progress(after: way, of: duration)
  }
}

extension AnimationTiming {
  /// The timing function. For a spring, this is the default function.
  var function: CAMediaTimingFunction {
    switch pace {
    case .cubic(let curve): CAMediaTimingFunction(curve)
    case .spring: CAMediaTimingFunction(name: .default)
    }
  }
}

extension AnimationTiming.Pace {
  /// Returns the progress `time` seconds after the start.
  func progress(after time: TimeInterval, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .cubic(let curve): CGFloat(curve.value(at: time / duration))
    case .spring(let spring): CGFloat(spring.value(at: time))
    }
  }
}

import Foundation
import ScrollPhysics

/// When an animation runs, and how far it is at a time.
struct AnimationTiming: AnimationProgress {
  enum Pace {
    case cubic(CubicTimingCurve)
    case spring(SpringTimingCurve)
  }

  /// Seconds on the screen's clock.
  let start, duration: TimeInterval
  let pace: Pace
  /// Begins again for ever.
  var repeats = false
  /// How often it runs if it does not.
  var count = 1.0
  /// Runs back after it ran forth.
  var autoreverses = false

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

  /// Infinite for one that repeats.
  var end: TimeInterval { repeats && duration > 0 ? .infinity : start + cycle * count }

  /// From 0 to 1, with a spring also beyond; 1 from the end on.
  func progress(at time: TimeInterval) -> CGFloat {
    guard duration > 0, time < end else { return 1 }
    guard time > start else { return 0 }
    // At the end of what does not run back what was set is seen, however far the last run came.
    let phase = (time - start).truncatingRemainder(dividingBy: cycle)
    let way = phase > duration ? cycle - phase : phase
    return pace.progress(after: way, of: duration)
  }
}

extension AnimationTiming {
  /// Its curve; a spring, which has none of these, the standard one.
  var function: CAMediaTimingFunction {
    switch pace {
    case .cubic(let curve): CAMediaTimingFunction(curve)
    case .spring: CAMediaTimingFunction(name: .default)
    }
  }
}

extension AnimationTiming.Pace {
  /// How far `time` seconds after the beginning.
  func progress(after time: TimeInterval, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .cubic(let curve): CGFloat(curve.value(at: time / duration))
    case .spring(let spring): CGFloat(spring.value(at: time))
    }
  }
}

import Foundation

/// Converts a delay that was computed with the computer's clock into the intended delay.
///
/// A varying number of microseconds passes between reading that clock and submitting the work. The
/// intended delay is taken as the first multiple of a twentieth, hundredth or thousandth of a
/// second that is less than three milliseconds above.
enum VirtualDelay {
  private static let lag = 0.003

  /// Returns the intended delay in seconds: 0 for a past time or NaN, infinite for a time that
  /// never comes.
  static func meant(by seconds: TimeInterval) -> TimeInterval {
    guard seconds > -lag else { return 0 }
    guard seconds < 1e9 else { return seconds.isNaN ? 0 : .infinity }
    for parts in [20.0, 100] {
      let round = (seconds * parts).rounded(.up) / parts
      if round - seconds < lag { return max(round, 0) }
    }
    return max((seconds * 1000).rounded(.up) / 1000, 0)
  }
}

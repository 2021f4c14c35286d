import Foundation

/// How long from now something is to wait that was asked for by the time of the computer's clock.
///
/// Between asking that clock and handing over what is to be done some microseconds go by, never the same
/// number. What was meant is the roundest number of seconds that they could have been taken from: of
/// twentieths, hundredths, thousandths, the first that lies less than three thousandths above.
enum VirtualDelay {
  private static let lag = 0.003

  /// Seconds; none for a time that is past or not a number, infinite for one that never comes.
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

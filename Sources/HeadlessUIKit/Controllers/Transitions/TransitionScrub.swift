import Foundation
import ScrollPhysics

/// The time of a transition that a finger drives.
///
/// Animations that begin while it is `current` run in its time: they stand where it stands, and go on or
/// back when it is let go. One that goes back ends where it began, with what it changed put back.
@MainActor
final class TransitionScrub {
  /// On its way to an end, in shares of the duration.
  private struct Way {
    let begin, seconds: TimeInterval
    let from, to: Double
    let curve: CubicTimingCurve
  }

  /// The one whose animations are being begun.
  private(set) static var current: TransitionScrub?

  private let clock: DisplayClock
  private let start, duration: TimeInterval
  private var place = 0.0
  private var way: Way?

  /// - Parameter duration: seconds that the whole stands for; negative and NaN are 0.
  init(clock: DisplayClock, duration: TimeInterval) {
    self.clock = clock
    start = clock.time
    self.duration = duration > 0 ? duration : 0
  }

  /// Whether it goes back, or has gone.
  var isCancelled: Bool { way.map { $0.to == 0 } ?? false }

  /// Animations that `body` begins are driven.
  func run(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Runs `body` as if nothing were driven.
  static func outside(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  /// - Parameter fraction: of the whole; cut to 0…1, NaN is 0.
  func stand(at fraction: CGFloat) {
    way = nil
    place = fraction > 0 ? min(Double(fraction), 1) : 0
  }

  /// Stops where it is.
  func pause() { stand(at: CGFloat(share(at: clock.time))) }

  /// Goes on to the end, or back to the beginning, in so many seconds.
  func go(toEnd: Bool, in seconds: TimeInterval, curve: CubicTimingCurve) {
    let from = share(at: clock.time)
    way = Way(
      begin: clock.time, seconds: max(seconds, 0), from: from, to: toEnd ? 1 : 0, curve: curve)
  }

  /// How far it is, from 0 to 1.
  func share(at time: TimeInterval) -> Double {
    guard let way else { return place }
    guard way.seconds > 0, time < way.begin + way.seconds else { return way.to }
    let progress = way.curve.value(at: (time - way.begin) / way.seconds)
    return min(max(way.from + (way.to - way.from) * progress, 0), 1)
  }

  /// The time in which the animations run; beyond the end it goes on as the clock does.
  func local(_ time: TimeInterval) -> TimeInterval {
    var beyond = 0.0
    if let way, way.to == 1 { beyond = max(0, time - way.begin - way.seconds) }
    return start + share(at: time) * duration + beyond
  }

  /// When something is over that ends then in its own time: infinite while a finger holds it.
  func due(_ end: TimeInterval) -> TimeInterval {
    guard let way else { return .infinity }
    return way.begin + way.seconds + (way.to == 1 ? max(0, end - start - duration) : 0)
  }
}

public import Foundation
import ScrollPhysics

/// The refresh rate of a stage's display. Code on the screen can act when a view is informed of a
/// tick. Everything made from a run (films, stills, traces, goldens) therefore shows the ticks of
/// this display and no other times.
public struct DisplayRate: Hashable, Sendable {
  /// The number of ticks per second, 1…240.
  public let hertz: Int
  /// The supported rates, in hertz.
  public static let range = 1...240
  /// 60 Hz, the rate of most iPhones.
  public static let standard = DisplayRate(whole: 60)

  /// Creates a rate, or returns nil outside 1…240.
  public init?(hertz: Int) {
    guard Self.range.contains(hertz) else { return nil }
    self.hertz = hertz
  }

  private init(whole hertz: Int) { self.hertz = hertz }

  /// Returns the time of a tick, in seconds since the start. Tick 0 is the start.
  public func time(ofTick tick: Int) -> TimeInterval { Double(tick) / Double(hertz) }

  /// Returns the tick that the display shows at a time: the last one that is not later. A negative
  /// time and NaN give tick 0. A time too large to count gives `Int.max`.
  public func tick(at time: TimeInterval) -> Int {
    let ticks = (time * Double(hertz)).rounded(.down)
    guard ticks >= 0 else { return 0 }
    guard ticks < 1e15 else { return .max }
    let tick = Int(ticks)
    // 0.35 s times 60 Hz is a rounding error less than 21 in binary.
    return self.time(ofTick: tick + 1) <= time + ScrollConstants.instant ? tick + 1 : tick
  }

  /// Returns the tick that a frame of a film shows: the last one that is not later than the frame.
  package func tick(ofFrame frame: Int, framesPerSecond: Int) -> Int {
    frame * hertz / framesPerSecond
  }

  /// Whether every frame of a film with this frame rate coincides with a tick, so that its motion
  /// is as even as on the display.
  func fits(framesPerSecond: Int, speed: PlaybackSpeed = .normal) -> Bool {
    (hertz * speed.percent).isMultiple(of: framesPerSecond * 100)
  }

  /// Returns a rate that gives an even film at a frame rate. Prefers 60 Hz, 100 Hz (the unit of GIF
  /// delays) and 120 Hz (ProMotion), then the slowest rate above 60 Hz. Returns nil if no rate
  /// fits.
  static func fitting(
    framesPerSecond: Int, speed: PlaybackSpeed = .normal
  ) -> DisplayRate? {
    ([60, 100, 120] + Array(61...range.upperBound)).map { DisplayRate(whole: $0) }
      .first { $0.fits(framesPerSecond: framesPerSecond, speed: speed) }
  }
}

public import Foundation
import ScrollPhysics

/// How often a stage's display ticks. Effects act when a view is told of a tick, so that everything that
/// is made of a run (films, stills, traces, goldens) shows its ticks and no others.
public struct DisplayRate: Hashable, Sendable {
  /// Ticks per second, 1…240.
  public let hertz: Int
  /// The rates there are.
  public static let range = 1...240
  /// 60 Hz, what most iPhones have.
  public static let standard = DisplayRate(whole: 60)

  /// Nil outside of 1…240.
  public init?(hertz: Int) {
    guard Self.range.contains(hertz) else { return nil }
    self.hertz = hertz
  }

  private init(whole hertz: Int) { self.hertz = hertz }

  /// Seconds from the start to a tick; the first, 0, is the start.
  public func time(ofTick tick: Int) -> TimeInterval { Double(tick) / Double(hertz) }

  /// The tick that is seen at a time: the last that is not after it. A negative time and NaN see the
  /// first; a time past every run sees `Int.max`.
  public func tick(at time: TimeInterval) -> Int {
    let ticks = (time * Double(hertz)).rounded(.down)
    guard ticks >= 0 else { return 0 }
    guard ticks < 1e15 else { return .max }
    let tick = Int(ticks)
    // 0.35 s times 60 Hz is a rounding error short of 21 in binary.
    return self.time(ofTick: tick + 1) <= time + ScrollConstants.instant ? tick + 1 : tick
  }

  /// The tick that a frame of a film shows, the last that is not after it.
  package func tick(ofFrame frame: Int, framesPerSecond: Int) -> Int {
    frame * hertz / framesPerSecond
  }

  /// Whether every frame of such a film falls on a tick, so that its motion is as even as the display's.
  func fits(framesPerSecond: Int, speed: PlaybackSpeed = .normal) -> Bool {
    (hertz * speed.percent).isMultiple(of: framesPerSecond * 100)
  }

  /// A display for an even film of that rate: 60 Hz, 100 Hz (GIF's own clock) or 120 Hz (ProMotion) where
  /// one of them fits, else the slowest of at least 60 Hz; nil where there is none.
  static func fitting(
    framesPerSecond: Int, speed: PlaybackSpeed = .normal
  ) -> DisplayRate? {
    ([60, 100, 120] + Array(61...range.upperBound)).map { DisplayRate(whole: $0) }
      .first { $0.fits(framesPerSecond: framesPerSecond, speed: speed) }
  }
}

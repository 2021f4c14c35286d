/// The playback speed of a film relative to the screen, in whole hundredths. Integers are exact, so
/// that no frame is off by a rounding error.
public struct PlaybackSpeed: Hashable, Sendable {
  /// The speed in percent, 10…1000; 100 is the screen's own speed.
  public let percent: Int
  /// The permitted speeds, as factors.
  public static let range = 0.1...10.0
  /// The screen's own speed.
  public static let normal = PlaybackSpeed(percent: 100)

  /// Creates a speed from a factor rounded to hundredths; nil outside `range` and for NaN.
  public init?(factor: Double) {
    guard Self.range.contains(factor) else { return nil }
    self.init(percent: Int((factor * 100).rounded()))
  }

  private init(percent: Int) { self.percent = percent }

  /// The speed as a factor, as in scene files: 0.5 is half as fast.
  public var factor: Double { Double(percent) / 100 }
}

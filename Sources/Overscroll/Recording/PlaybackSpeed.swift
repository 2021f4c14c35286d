/// How much faster than the screen a film goes by, in whole hundredths: exact, so that no frame is off by
/// a rounding error.
public struct PlaybackSpeed: Hashable, Sendable {
  /// 100 is the screen's own speed; 10…1000.
  public let percent: Int
  /// The speeds there are, as factors.
  public static let range = 0.1...10.0
  /// As fast as the screen.
  public static let normal = PlaybackSpeed(percent: 100)

  /// Rounds to hundredths; nil outside of `range`, and for NaN.
  public init?(factor: Double) {
    guard Self.range.contains(factor) else { return nil }
    self.init(percent: Int((factor * 100).rounded()))
  }

  private init(percent: Int) { self.percent = percent }

  /// As scenes write it: 0.5 is half as fast.
  public var factor: Double { Double(percent) / 100 }
}

/// The delays of an animation's frames in hundredths of a second, the unit of GIF.
///
/// Hundredths cannot express 60 or even 30 frames per second. The time line is therefore cut at
/// whole hundredths, instead of rounding each delay. The error stays below one hundredth for any
/// length: the delays of a run sum to its duration.
public struct FrameClock: Hashable, Sendable {
  /// The frame rate, 1…50.
  public let framesPerSecond: Int

  /// Creates a clock. The result is nil for rates outside 1…50: viewers slow down delays shorter
  /// than two hundredths.
  public init?(framesPerSecond: Int) {
    guard (1...50).contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  /// Returns the delay of a frame in hundredths of a second. The first frame's index is 0.
  public func delay(ofFrame index: Int) -> Int { boundary(index + 1) - boundary(index) }

  private func boundary(_ index: Int) -> Int { index * 100 / framesPerSecond }
}

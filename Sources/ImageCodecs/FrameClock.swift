/// Delays for the frames of an animation. GIF counts in hundredths of a second, which cannot
/// express 60 or even 30 frames per second; cutting the time line at whole hundredths, instead of
/// rounding each delay, keeps the error under one hundredth for any length: the delays of a run sum
/// to its duration.
public struct FrameClock: Hashable, Sendable {
  /// 1…50.
  public let framesPerSecond: Int

  /// Nil outside of 1…50: viewers slow down delays shorter than two hundredths.
  public init?(framesPerSecond: Int) {
    guard (1...50).contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  /// Hundredths of a second for which frame `index` is shown; the first one's index is 0.
  public func delay(ofFrame index: Int) -> Int { boundary(index + 1) - boundary(index) }

  private func boundary(_ index: Int) -> Int { index * 100 / framesPerSecond }
}

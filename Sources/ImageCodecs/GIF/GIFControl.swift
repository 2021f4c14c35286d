/// An encoder's treatment of the file size.
package enum GIFControl: Sendable {
  case none
  /// Measures how small the file could be.
  case measured
  /// Keeps the file below a limit.
  case limited(GIFRateControl)

  /// Counts a frame that is equal to the previous one.
  mutating func skip() {
    guard case .limited(var rate) = self else { return }
    rate.skip()
    self = .limited(rate)
  }
}

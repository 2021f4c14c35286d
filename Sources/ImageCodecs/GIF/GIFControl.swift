/// What an encoder does about the size of its file.
package enum GIFControl: Sendable {
  case none
  /// Finds out how small the file could be.
  case measured
  /// Keeps below a limit.
  case limited(GIFRateControl)

  /// A frame like the one before.
  mutating func skip() {
    guard case .limited(var rate) = self else { return }
    rate.skip()
    self = .limited(rate)
  }
}

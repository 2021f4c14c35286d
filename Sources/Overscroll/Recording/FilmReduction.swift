public import Foundation

/// What a film has given up to be small enough.
public struct FilmReduction: Hashable, Sendable {
  /// What the file has, and what it was not to exceed.
  public let byteCount, limit: Int
  /// How much less exact colours are than the quality asks for, on average: 0 not at all, 1 as little as they may
  /// be.
  public let colorLoss: Double
  /// Frames per second it has, and was to have.
  public let framesPerSecond, wantedFramesPerSecond: Int
  /// Pixels per point it has, and was to have.
  public let scale, wantedScale: CGFloat
}

extension FilmReduction: CustomStringConvertible {
  /// One line, for people.
  public var description: String {
    var parts: [String] = []
    let percent = Int((colorLoss * 100).rounded())
    if percent > 0 { parts.append("colours are less exact (\(percent) of 100)") }
    if framesPerSecond != wantedFramesPerSecond {
      parts.append("\(framesPerSecond) frames a second instead of \(wantedFramesPerSecond)")
    }
    if scale != wantedScale {
      parts.append("\(Double(scale)) pixels a point instead of \(Double(wantedScale))")
    }
    let given = parts.isEmpty ? "nothing that is seen" : parts.joined(separator: ", ")
    return "given up for \(byteWords(limit)): \(given)"
  }
}

/// Bytes in the unit that people name them by.
func byteWords(_ count: Int) -> String {
  func words(_ value: Double, _ unit: String) -> String {
    let text = String(format: "%.2f", value)
    let short = text.replacing(/\.?0+$/, with: "")
    return "\(short) \(unit)"
  }
  if count < 1000 { return "\(count) bytes" }
  return count < 1_000_000
    ? words(Double(count) / 1000, "kB") : words(Double(count) / 1_000_000, "MB")
}

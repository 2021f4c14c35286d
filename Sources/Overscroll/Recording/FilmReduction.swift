public import Foundation

/// The quality that a film gave up to meet its size limit.
public struct FilmReduction: Hashable, Sendable {
  /// The size of the file and its limit, in bytes.
  public let byteCount, limit: Int
  /// The average loss of colour accuracy: 0 for the requested quality, 1 for the lowest permitted
  /// one.
  public let colorLoss: Double
  /// The actual and the requested number of frames per second.
  public let framesPerSecond, wantedFramesPerSecond: Int
  /// The actual and the requested number of pixels per point.
  public let scale, wantedScale: CGFloat
}

extension FilmReduction: CustomStringConvertible {
  /// A one-line message for people.
  public var description: String {
    var parts: [String] = []
    let percent = Int((colorLoss * 100).rounded())
    if percent > 0 { parts.append("colours are less exact (\(percent)%)") }
    if framesPerSecond != wantedFramesPerSecond {
      parts.append("\(framesPerSecond) frames per second instead of \(wantedFramesPerSecond)")
    }
    if scale != wantedScale {
      parts.append("\(Double(scale)) pixels per point instead of \(Double(wantedScale))")
    }
    let given = parts.isEmpty ? "no visible detail" : parts.joined(separator: ", ")
    return "reduced to fit \(byteCountText(limit)): \(given)"
  }
}

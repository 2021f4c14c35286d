import Foundation

extension RecordingError: CustomStringConvertible {
  /// A one-line message for people.
  public var description: String {
    switch self {
    case .tooManyFrames(let limit):
      "the timeline has not ended after \(limit) frames; shorten it or lower the frame rate"
    case .tooManyTicks(let limit):
      "the timeline has not ended after \(limit) display ticks; an animation or scroll never ends"
    case .noPanels: "a figure needs at least one screen"
    case .differentDisplays(let first, let other):
      "screens with displays of \(first) and \(other) Hz cannot be combined in one figure"
    case .tooLarge(_, let limit, let smallest):
      "no GIF of at most \(byteCountText(limit)) is possible: with the fewest colours, half of the "
        + "frames and a quarter of the width it still needs \(byteCountText(smallest)); shorten the range "
        + "or raise the limit"
    }
  }
}

/// Returns a number of bytes in a readable unit.
func byteCountText(_ count: Int) -> String {
  func words(_ value: Double, _ unit: String) -> String {
    let text = String(format: "%.2f", value)
    let short = text.replacing(/\.?0+$/, with: "")
    return "\(short) \(unit)"
  }
  if count < 1000 { return "\(count) bytes" }
  return count < 1_000_000
    ? words(Double(count) / 1000, "kB") : words(Double(count) / 1_000_000, "MB")
}

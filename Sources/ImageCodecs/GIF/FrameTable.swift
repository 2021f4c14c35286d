/// The colour table of one frame: a local one, or the global one if that contains all colours. The
/// last index of a table is transparent.
struct FrameTable: Sendable {
  static let limit = 255

  let palette: [UInt32]
  let isGlobal: Bool
  /// Whether the table contains every colour of the frame.
  let isExact: Bool
  /// The colours, padded to a power of two that is at least two.
  let padded: [UInt32]

  var transparent: Int { padded.count - 1 }
  /// The LZW code size in bits. GIF requires at least two.
  var codeSize: Int { max(2, padded.count.trailingZeroBitCount) }

  /// Creates the table for a histogram. `global` is the padded global table, or empty if none
  /// exists yet.
  init(for histogram: ColorHistogram, global: [UInt32]) {
    if !global.isEmpty, Self.fits(histogram, global) {
      palette = Array(global.dropLast())
      padded = global
      (isGlobal, isExact) = (true, true)
      return
    }
    palette = PaletteBuilder.colors(for: histogram, limit: Self.limit)
    var size = 2
    while size < palette.count + 1 { size *= 2 }
    padded = palette + Array(repeating: 0, count: size - palette.count)
    (isGlobal, isExact) = (false, histogram.entries.count <= Self.limit)
  }

  /// Whether every colour is in the global table.
  private static func fits(_ histogram: ColorHistogram, _ global: [UInt32]) -> Bool {
    guard histogram.entries.count <= limit else { return false }
    let known = Set(global.dropLast())
    return histogram.entries.allSatisfy { known.contains($0.color) }
  }
}

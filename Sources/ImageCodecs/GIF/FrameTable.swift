/// The colour table of one frame: its own, or the global one where that is as good. The last index
/// of a table is the transparent one.
struct FrameTable: Sendable {
  static let limit = 255

  let palette: [UInt32]
  let isGlobal: Bool
  /// Whether every colour asked for is in it.
  let isExact: Bool
  /// A power of two of colours, at least two.
  let padded: [UInt32]

  var transparent: Int { padded.count - 1 }
  /// GIF knows no less than two bits.
  var codeSize: Int { max(2, padded.count.trailingZeroBitCount) }

  /// `global` is padded; empty before there is one.
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

/// The chunk of a PNG that names the program which made the picture:
/// https://www.w3.org/TR/png-3/#11textinfo, keyword `Software`.
package enum PNGSoftware {
  private static let chunk = PNGText.chunk("tEXt", Array("Software\0Overscroll".utf8))

  /// Returns a PNG with the chunk.
  package static func added(to png: [UInt8]) -> [UInt8] {
    PNGText.inserting(chunk, into: png)
  }

  /// Whether a PNG begins with the chunk.
  package static func isIn(_ png: [UInt8]) -> Bool {
    png.dropFirst(PNGText.headerLength).starts(with: chunk)
  }
}

/// The chunk of a PNG that names the program which made the picture:
/// https://www.w3.org/TR/png-3/#11textinfo, keyword `Software`.
package enum PNGSoftware {
  /// The keyword, a zero byte, and the name.
  private static let text = Array("Software\0Overscroll".utf8)

  /// The length of the signature and of the header chunk, after which the chunk stands.
  private static let headerLength = 8 + 25

  private static let chunk: [UInt8] = {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let content = Array("tEXt".utf8) + text
    return bytes(UInt32(text.count)) + content + bytes(checksum(content))
  }()

  /// Returns a PNG with the chunk.
  package static func added(to png: [UInt8]) -> [UInt8] {
    Array(png.prefix(headerLength)) + chunk + png.dropFirst(headerLength)
  }

  /// Whether a PNG begins with the chunk.
  package static func isIn(_ png: [UInt8]) -> Bool {
    png.dropFirst(headerLength).starts(with: chunk)
  }
}

/// The text chunks of a PNG with a keyword: https://www.w3.org/TR/png-3/#11iTXt, uncompressed
/// and without a language.
package struct PNGText: Sendable {
  /// The length of the signature and of the header chunk, after which chunks are inserted.
  static let headerLength = 8 + 25

  /// The keyword: 1 to 79 printable ASCII characters.
  let keyword: String

  package init(keyword: String) { self.keyword = keyword }

  /// Returns a PNG with a chunk.
  package func added(_ text: String, to png: [UInt8]) -> [UInt8] {
    Self.inserting(Self.chunk("iTXt", start + Array(text.utf8)), into: png)
  }

  /// Returns the text of the first chunk before the pixels; nil without one, and for bytes that are
  /// no PNG.
  package func text(in png: [UInt8]) -> String? {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var rest = png[8...]
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = rest.dropFirst(4).prefix(4)
      guard length <= rest.count - 12, !type.elementsEqual("IDAT".utf8) else { return nil }
      let content = rest.dropFirst(8).prefix(length)
      if type.elementsEqual("iTXt".utf8), content.starts(with: start) {
        return String(decoding: content.dropFirst(start.count), as: UTF8.self)
      }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }

  /// The beginning of the chunk's content: the keyword, and zeros for no compression, no language
  /// and no translation of the keyword.
  private var start: [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] }

  /// Returns a PNG with a chunk after its header.
  static func inserting(_ chunk: [UInt8], into png: [UInt8]) -> [UInt8] {
    Array(png.prefix(headerLength)) + chunk + png.dropFirst(headerLength)
  }

  /// Returns the bytes of a chunk.
  static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let body = Array(type.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }
}

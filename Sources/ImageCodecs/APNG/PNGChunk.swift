/// A chunk of a PNG file: length, type, contents and checksum
/// (https://www.w3.org/TR/png-3/#5Chunk-layout).
struct PNGChunk: Sendable {
  let type: String
  let contents: [UInt8]

  init(_ type: String, _ contents: [UInt8]) { (self.type, self.contents) = (type, contents) }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  func write(to file: inout [UInt8]) {
    let checked = Array(type.utf8) + contents
    file += Self.number(contents.count)
    file += checked
    file += Self.number(Int(checksum(checked)))
  }

  /// Returns the four bytes of a number, most significant first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns the number of `count` bytes at a position in the contents, or nil if it extends beyond
  /// their end.
  func number(at start: Int, bytes count: Int = 4) -> Int? {
    guard start + count <= contents.count else { return nil }
    return contents[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns all chunks of a file after checking their checksums.
  ///
  /// - Throws: `CodecError.unknownFormat`, `.truncated`, `.corrupt`.
  static func chunks(of file: [UInt8]) throws(CodecError) -> [PNGChunk] {
    guard file.starts(with: signature) else {
      throw .unknownFormat(firstBytes: Array(file.prefix(8)))
    }
    var (chunks, place) = ([PNGChunk](), signature.count)
    while place < file.count {
      guard place + 12 <= file.count else { throw .truncated(.png, .byte(file.count)) }
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 12 + length
      guard end <= file.count else { throw .truncated(.png, .byte(file.count)) }
      let checked = Array(file[place + 4..<end - 4])
      let sum = file[end - 4..<end].reduce(0) { $0 << 8 | Int($1) }
      guard Int(checksum(checked)) == sum else {
        throw .corrupt(.png, reason: "a wrong checksum", .byte(place))
      }
      chunks.append(
        PNGChunk(
          String(decoding: checked.prefix(4), as: UTF8.self), Array(checked.dropFirst(4))))
      place = end
    }
    guard chunks.last?.type == "IEND" else { throw .truncated(.png, .byte(file.count)) }
    return chunks
  }
}

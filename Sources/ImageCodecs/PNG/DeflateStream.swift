/// A finished deflate stream (RFC 1951), made so that another can follow it.
///
/// libdeflate knows no streams in parts: its last block says that it is the last one. So the blocks are
/// walked through, symbols skipped, until the last is found, which is then told otherwise; an empty
/// stored block brings the next stream to a whole byte. Skipping takes about a thirtieth of the time
/// that compressing does.
struct DeflateStream {
  /// Zeros behind the stream, so that eight bytes can be read anywhere.
  static let spare = 16

  private let bytes: [UInt8]

  /// - Parameter bytes: a whole stream, and `spare` zeros.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes the stream has.
  var count: Int { bytes.count - Self.spare }

  /// The stream.
  var finished: [UInt8] { Array(bytes.dropLast(Self.spare)) }

  /// The stream with none of its blocks the last, whole bytes.
  var continued: [UInt8] {
    let (last, end) = DeflateWalk.lastBlock(of: bytes)
    var result = Array(bytes[..<((end + 7) / 8)])
    result[last / 8] &= ~(1 << UInt8(last % 8))
    // The three bits that begin a stored block are zeros, as are those up to the next byte.
    if (8 - end % 8) % 8 < 3 { result.append(0) }
    return result + [0, 0, 0xFF, 0xFF]
  }
}

/// A complete deflate stream (RFC 1951) that another one can continue.
///
/// libdeflate cannot produce partial streams: it marks its last block as final. Therefore the
/// blocks are walked through, skipping symbols, and the final mark of the last one is cleared. An
/// empty stored block then aligns the next stream to a whole byte. The walk takes about a thirtieth
/// of the time of compression.
struct DeflateStream {
  /// The number of zeros after the stream, with which eight bytes can be read at any position.
  static let spare = 16

  private let bytes: [UInt8]

  /// Creates a stream.
  ///
  /// - Parameter bytes: The whole stream, followed by `spare` zeros.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The number of bytes in the stream.
  var count: Int { bytes.count - Self.spare }

  /// The stream with its final block, for the end of a sequence.
  var finished: [UInt8] { Array(bytes.dropLast(Self.spare)) }

  /// The stream without a final block, ending at a whole byte.
  var continued: [UInt8] {
    let (last, end) = DeflateWalk.lastBlock(of: bytes)
    var result = Array(bytes[..<((end + 7) / 8)])
    result[last / 8] &= ~(1 << UInt8(last % 8))
    // The three bits that begin a stored block are zeros, like those up to the next byte.
    if (8 - end % 8) % 8 < 3 { result.append(0) }
    return result + [0, 0, 0xFF, 0xFF]
  }
}

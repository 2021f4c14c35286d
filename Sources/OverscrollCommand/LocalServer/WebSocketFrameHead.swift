/// The header of a WebSocket frame (RFC 6455, section 5.2), as far as a `ConnectionGate` checks it.
package struct WebSocketFrameHead: Equatable {
  /// A frame that is refused.
  package enum Problem: Error {
    /// The frame has more than `longest` bytes.
    case tooLong
    /// The message has several frames, or the frame is not masked. Browsers send neither.
    case unexpected
  }

  /// The maximum length of a payload in bytes.
  package static let longest = 64 << 10

  /// The length of the header in bytes, with the mask.
  package let length: Int
  /// The length of the payload in bytes.
  package let payloadLength: Int

  /// Reads a header from the start of a connection's bytes.
  ///
  /// - Parameter input: The bytes so far.
  /// - Returns: nil if more bytes are needed.
  /// - Throws: `Problem`.
  package init?(_ input: [UInt8]) throws(Problem) {
    guard input.count >= 2 else { return nil }
    let (isFinal, opcode) = (input[0] & 0x80 != 0, input[0] & 0x0F)
    guard isFinal, opcode != 0, input[1] & 0x80 != 0 else { throw .unexpected }
    let short = Int(input[1] & 0x7F)
    // Lengths over 125 follow in two bytes, lengths over 65535 in eight.
    let size = short == 126 ? 2 : short == 127 ? 8 : 0
    guard input.count >= 2 + size else { return nil }
    payloadLength =
      size == 0
      ? short : input[2..<(2 + size)].reduce(0) { min($0, Self.longest + 1) << 8 | Int($1) }
    guard payloadLength <= Self.longest else { throw .tooLong }
    length = 2 + size + 4
  }
}

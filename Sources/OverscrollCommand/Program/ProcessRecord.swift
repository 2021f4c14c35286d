/// A message of a child process to the program that started it.
///
/// Records share a pipe with everything that the app prints, so that all lines arrive in the order
/// of the calls. Each record is divided into frames of at most `PIPE_BUF` bytes, which the system
/// writes as a whole. A frame begins with a mark that the app does not know.
package struct ProcessRecord: Equatable {
  package enum Kind: UInt8 {
    /// Bytes for standard output.
    case output = 0x6f
    /// A line for standard output that may be lost when standard output is closed.
    case event = 0x76
    /// Text for standard error.
    case message = 0x6d
    /// Something that must be removed if the process ends early: see `Leftover`.
    case leftover = 0x6c
    /// A warning of the running scene, which is reported at its end.
    case warning = 0x77
    /// The answer to a request.
    case reply = 0x72
    /// The description of an end that the app's code caused.
    case end = 0x65
  }

  package let kind: Kind
  package let bytes: [UInt8]

  package init(kind: Kind, bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }

  /// The size of the payload of a frame. With the mark and the header, a frame has at most 4096
  /// bytes, which is PIPE_BUF on Linux.
  static let frameSize = 4000
  /// The number of bytes that follow the mark: whether more frames follow, the kind and the length.
  static let headerSize = 6

  /// Returns the bytes before each frame.
  package static func mark(_ secret: String) -> [UInt8] { [0x1e] + Array(secret.utf8) }

  /// Returns the frames of the record.
  package func frames(_ mark: [UInt8]) -> [[UInt8]] {
    var (frames, rest) = ([[UInt8]](), bytes[...])
    repeat {
      let part = rest.prefix(Self.frameSize)
      rest = rest.dropFirst(Self.frameSize)
      let length = String(part.count, radix: 16)
      let digits = String(repeating: "0", count: 4 - length.utf8.count) + length
      let more: UInt8 = rest.isEmpty ? 0x2e : 0x2b
      frames.append(mark + [more, kind.rawValue] + Array(digits.utf8) + part)
    } while !rest.isEmpty
    return frames
  }
}

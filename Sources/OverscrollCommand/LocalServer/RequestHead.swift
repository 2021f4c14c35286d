import Foundation

/// The request line and the headers of an HTTP/1.1 request, as far as a `ConnectionGate` checks
/// them.
package struct RequestHead: Equatable {
  /// A reason for refusing a request.
  package enum Problem: Int, Error {
    case malformed = 400
    case bodyTooLong = 413
    case headTooLong = 431

    /// The reason in the words of RFC 9110.
    var phrase: String {
      switch self {
      case .malformed: "Bad Request"
      case .bodyTooLong: "Content Too Large"
      case .headTooLong: "Request Header Fields Too Large"
      }
    }
  }

  /// The maximum length of a line in bytes, with its end.
  package static let longestLine = 8 << 10
  /// The maximum number of headers.
  package static let mostHeaders = 64
  /// The maximum length of a body in bytes: ten thousand names of snapshots.
  package static let longestBody = 1 << 21

  /// The length of the head in bytes, with the empty line at its end.
  package let length: Int
  /// The length of the body that follows, in bytes.
  package let bodyLength: Int
  /// Whether the request asks for another protocol.
  package let isUpgrade: Bool

  /// Reads a head from the start of a connection's bytes.
  ///
  /// Lines must end with CR and LF. Bodies need a `Content-Length`, because the end of a chunked
  /// body is not known in advance.
  ///
  /// - Parameter input: The bytes so far.
  /// - Returns: nil if more bytes are needed.
  /// - Throws: `Problem`.
  package init?(_ input: [UInt8]) throws(Problem) {
    var (start, lines) = (0, [ArraySlice<UInt8>]())
    while true {
      let rest = input[start...].prefix(Self.longestLine)
      guard let end = rest.firstIndex(of: 10) else {
        if rest.count == Self.longestLine { throw .headTooLong }
        return nil
      }
      guard end > start, input[end - 1] == 13 else { throw .malformed }
      let line = input[start..<(end - 1)]
      start = end + 1
      if line.isEmpty { break }
      lines.append(line)
      if lines.count > Self.mostHeaders + 1 { throw .headTooLong }
    }
    guard !lines.isEmpty else { throw .malformed }
    var (bodyLength, isUpgrade): (Int?, Bool) = (nil, false)
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: 58) else { throw .malformed }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      switch name {
      case "content-length":
        guard bodyLength == nil, value.allSatisfy(\.isASCII), value.allSatisfy(\.isNumber),
          !value.isEmpty
        else { throw .malformed }
        // Numbers that do not fit are too long in any case.
        bodyLength = Int(value) ?? .max
      case "transfer-encoding": throw .malformed
      case "upgrade": isUpgrade = true
      default: break
      }
    }
    self.bodyLength = bodyLength ?? 0
    self.isUpgrade = isUpgrade
    length = start
    guard self.bodyLength <= Self.longestBody else { throw .bodyTooLong }
  }
}

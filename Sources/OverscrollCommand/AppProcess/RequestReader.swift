import Foundation

/// Reads requests, one line each.
struct RequestReader<Request: Decodable> {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next request. Returns nil at the end of the input.
  mutating func next() -> Request? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest.removeFirst(end + 1)
        return try? JSONDecoder().decode(Request.self, from: line)
      }
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      rest += piece[..<count]
    }
  }
}

extension RequestReader where Request: Sendable {
  /// Returns the requests up to the end of the input. Another thread reads them, so that the
  /// caller's actor can do other work between two requests.
  static func requests(_ descriptor: Int32) -> AsyncStream<Request> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var reader = RequestReader(descriptor)
        while let request = reader.next() { continuation.yield(request) }
        continuation.finish()
      }
    }
  }
}

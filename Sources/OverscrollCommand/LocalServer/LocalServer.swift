import FlyingFox
import FlyingSocks
import Foundation

/// A server of pages for browsers on this machine.
///
/// It listens on the loopback address only, under a path with a random token.
struct LocalServer {
  /// The first component of every path.
  let token: String
  private let server: HTTPServer

  /// Creates a server, which does not listen yet.
  ///
  /// - Parameters:
  ///   - pages: The answers to permitted requests.
  ///   - port: The port, or 0 for any free port.
  init(
    _ pages: some LocalPages, port: UInt16, token: String = Self.randomToken()
  ) throws {
    self.token = token
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: DisabledLogger.disabled,
      handler: LocalRequestHandler(pages: pages, token: token))
  }

  /// Returns 128 random bits as 32 hexadecimal digits.
  static func randomToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Serves requests until it is cancelled.
  ///
  /// - Parameter listening: Called with the port and the page's address as soon as the page can be
  ///   opened.
  /// - Throws: `Failure.cannotListen`.
  func run(listening: @escaping @Sendable (UInt16, String) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run() } catch is CancellationError {} catch let error as SocketError {
          throw Failure.cannotListen("\(error.localizedDescription)")
        }
      }
      group.addTask {
        try await server.waitUntilListening()
        Self.sendAtOnce()
        guard case .ip4(_, port: let port)? = await server.listeningAddress else { return }
        try await listening(port, "http://127.0.0.1:\(port)/\(token)/")
        // Returning would end the group, and with it the server.
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
      }
      defer { group.cancelAll() }
      _ = try await group.next()
    }
  }

  /// Sets `TCP_NODELAY` on the listening socket, from which accepted connections inherit it.
  /// FlyingFox has no setting for this.
  ///
  /// Without the option a picture waits 40 ms for the acknowledgement of the picture before it.
  private static func sendAtOnce() {
    for descriptor in 3..<Int32(256) {
      var (isListening, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0,
        isListening != 0
      else { continue }
      var isOn = Int32(1)
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }
  }
}

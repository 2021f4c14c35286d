import FlyingFox
import FlyingSocks
import Foundation

/// A server of pages for browsers on this machine.
///
/// It listens on the loopback address only, under a path with a random token, behind a
/// `ConnectionGate`.
struct LocalServer {
  /// The first component of every path.
  let token: String
  /// The folder of the Unix socket, which other users cannot reach.
  let folder: TemporaryFolder
  private let server: HTTPServer
  private let gate: ConnectionGate

  /// Creates a server, which accepts no connections yet.
  ///
  /// - Parameters:
  ///   - pages: The answers to permitted requests.
  ///   - port: The port, or 0 for any free port.
  /// - Throws: `Failure.cannotListen`, `Failure.cannotMakeDirectory`.
  init(
    _ pages: some LocalPages, port: UInt16, token: String = Self.randomToken()
  ) throws {
    self.token = token
    folder = try TemporaryFolder()
    let path = folder.path.appending(file: "socket")
    guard path.utf8.count <= Self.longestPath else {
      folder.remove()
      throw Failure.cannotListen(
        "the path \(path) is too long for a socket; set TMPDIR to a shorter folder")
    }
    let pool = HTTPServer.defaultPool(logger: .disabled)
    server = HTTPServer(
      address: .unix(path: path), pool: pool, logger: .disabled,
      handler: LocalRequestHandler(pages: pages, token: token))
    do { gate = try ConnectionGate(port: port, to: path, pool: pool) } catch {
      folder.remove()
      throw Failure.cannotListen(error.localizedDescription)
    }
  }

  /// The maximum length of a Unix socket's path in bytes, which is that of macOS.
  private static let longestPath = 103

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
    defer { folder.remove() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run() } catch is CancellationError {} catch let error as SocketError {
          throw Failure.cannotListen(error.localizedDescription)
        }
      }
      group.addTask {
        try await server.waitUntilListening()
        try await listening(gate.port, "http://127.0.0.1:\(gate.port)/\(token)/")
        try await gate.run()
      }
      defer { group.cancelAll() }
      _ = try await group.next()
    }
  }
}

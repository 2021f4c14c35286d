import FlyingSocks
import Foundation

/// A filter between browsers and an `HTTPServer`, which itself has no limits.
///
/// It listens on 127.0.0.1 and passes on complete requests to the server's Unix socket. Longer
/// requests than `RequestHead` allows, longer frames than `WebSocketFrameHead` allows, and clients
/// that do not send a request within `OpenConnections.patience` are refused. Only as much is read
/// from a client as the server accepts, so memory is bounded.
struct ConnectionGate {
  private let socket: Socket
  private let path: String
  private let pool: any AsyncSocketPool
  private let connections = OpenConnections()

  /// The port on which it listens.
  let port: UInt16

  /// Creates a gate that listens and does not accept connections yet.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free port.
  ///   - path: The path of the server's Unix socket.
  ///   - pool: The pool of the server.
  /// - Throws: `SocketError`, for instance if the port is in use.
  init(port: UInt16, to path: String, pool: any AsyncSocketPool) throws {
    (self.path, self.pool) = (path, pool)
    socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
    #endif
    // Accepted connections inherit the option. Without it, a picture waits 40 ms for the
    // acknowledgement of the picture before it.
    try socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: Int32(TCP_NODELAY)))
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    self.port = port
  }

  /// Passes on connections until it is cancelled.
  ///
  /// - Throws: `CancellationError`.
  func run() async throws {
    defer { try? socket.close() }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { await connections.closeExpired() }
      while true {
        do {
          let client = try await listener.accept()
          group.addTask { await pass(client) }
        } catch SocketError.failed {
          // The client has gone, or there are no file descriptors at the moment.
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  private func pass(_ client: AsyncSocket) async {
    let descriptor = client.socket.file.rawValue
    defer { try? client.close() }
    guard connections.admit(descriptor) else {
      return await client.refuse(503, "Service Unavailable")
    }
    defer { connections.remove(descriptor) }
    guard let server = try? await connected() else { return }
    defer { try? server.close() }
    await GatedConnection(client: client, server: server, connections: connections).run()
  }

  private func connected() async throws -> AsyncSocket {
    let server = try AsyncSocket(socket: try Socket(domain: AF_UNIX), pool: pool)
    do { try await server.connect(to: .unix(path: path)) } catch {
      try? server.close()
      throw error
    }
    return server
  }
}

import FlyingSocks
import Foundation

/// A connection of a `ConnectionGate`: the client's socket, and the socket of the server behind it.
struct GatedConnection {
  let client: AsyncSocket
  let server: AsyncSocket
  let connections: OpenConnections

  /// Bytes that were read from the client and not yet passed on.
  private struct Input {
    let socket: AsyncSocket
    var bytes: [UInt8] = []

    /// Waits for the next part that a parser accepts.
    mutating func next<Part>(_ parse: ([UInt8]) throws -> Part?) async throws -> Part {
      while true {
        if let part = try parse(bytes) { return part }
        bytes += try await socket.read(atMost: 4096)
      }
    }

    /// Removes and returns the next bytes.
    mutating func take(_ count: Int) async throws -> Data {
      let part = try await next { $0.count < count ? nil : Data($0.prefix(count)) }
      bytes.removeFirst(count)
      return part
    }
  }

  private struct UpgradeRefused: Error {}

  private enum Ending {
    /// The client sends nothing more and may still wait for an answer.
    case noMoreRequests
    case closed
  }

  /// Passes on bytes in both directions until one side closes the connection or the client breaks a
  /// limit.
  func run() async {
    let (answers, answered) = AsyncStream<[UInt8]>.makeStream()
    await withTaskGroup(of: Ending.self) { group in
      group.addTask {
        do { try await passRequests(answers) } catch SocketError.disconnected {
          _ = shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
          return .noMoreRequests
        } catch let problem as RequestHead.Problem {
          await client.refuse(problem.rawValue, problem.phrase)
        } catch {}
        return .closed
      }
      group.addTask {
        try? await passAnswers(answered)
        return .closed
      }
      for await ending in group {
        if case .closed = ending { group.cancelAll() }
      }
    }
  }

  private var descriptor: Int32 { client.socket.file.rawValue }

  /// Passes on the client's requests.
  ///
  /// - Parameter answers: The first bytes of the answer to each request.
  private func passRequests(_ answers: AsyncStream<[UInt8]>) async throws {
    var input = Input(socket: client)
    var answers = answers.makeAsyncIterator()
    var isFirst = true
    while true {
      connections.expectRequest(descriptor)
      let head = try await input.next(RequestHead.init)
      // Browsers open a WebSocket on a new connection. On a used one, the answer's first bytes
      // could belong to an earlier request.
      guard isFirst || !head.isUpgrade else { throw RequestHead.Problem.malformed }
      isFirst = false
      let request = try await input.take(head.length + head.bodyLength)
      connections.receivedRequest(descriptor)
      try await server.write(request)
      guard let answer = await answers.next() else { return }
      if head.isUpgrade {
        guard answer.starts(with: "HTTP/1.1 101".utf8) else { throw UpgradeRefused() }
        return try await passFrames(&input)
      }
    }
  }

  private func passFrames(_ input: inout Input) async throws {
    while true {
      let frame = try await input.next(WebSocketFrameHead.init)
      try await server.write(try await input.take(frame.length + frame.payloadLength))
    }
  }

  private func passAnswers(_ answered: AsyncStream<[UInt8]>.Continuation) async throws {
    defer { answered.finish() }
    while true {
      let bytes = try await server.read(atMost: 4096)
      if connections.beginAnswer(descriptor) { answered.yield(bytes) }
      try await client.write(Data(bytes))
      connections.passedAnswer(descriptor)
    }
  }
}

extension AsyncSocket {
  /// Answers a request with an error and no content.
  func refuse(_ status: Int, _ phrase: String) async {
    let head = "HTTP/1.1 \(status) \(phrase)\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    try? await write(Data(head.utf8))
  }
}

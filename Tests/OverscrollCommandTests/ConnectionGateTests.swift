import Foundation
import OverscrollCommand
import TestSupport
import Testing

/// The limits of the servers of `preview` and `report --serve`.
struct ConnectionGateTests {
  private static func head(_ text: String) throws -> RequestHead? {
    try RequestHead(Array(text.replacing("\n", with: "\r\n").utf8))
  }

  @Test func aHeadEndsAtItsEmptyLine() throws {
    #expect(try Self.head("") == nil)
    #expect(try Self.head("GET / HTTP/1.1\nHost: a\n") == nil)
    let get = try #require(try Self.head("GET / HTTP/1.1\nHost: a\n\nmore"))
    #expect(get.length == 27 && get.bodyLength == 0 && !get.isUpgrade)
    let post = try #require(try Self.head("POST / HTTP/1.1\ncontent-LENGTH:  12 \n\n"))
    #expect(post.bodyLength == 12)
    #expect(try Self.head("GET / HTTP/1.1\nUpgrade: websocket\n\n")?.isUpgrade == true)
  }

  @Test(arguments: [
    "\n", "GET / HTTP/1.1\nHost\n\n", "GET / HTTP/1.1\nContent-Length: -1\n\n",
    "GET / HTTP/1.1\nContent-Length: \n\n", "GET / HTTP/1.1\nContent-Length: ١\n\n",
    "GET / HTTP/1.1\nContent-Length: 1\nContent-Length: 2\n\n",
    "POST / HTTP/1.1\nTransfer-Encoding: chunked\n\n",
  ]) func malformedHeadsAreRefused(_ text: String) {
    #expect(throws: RequestHead.Problem.malformed) { try Self.head(text) }
  }

  @Test func limitsOfAHead() throws {
    #expect(throws: RequestHead.Problem.malformed) { try RequestHead(Array("GET /\n\n".utf8)) }
    let line = "GET /" + String(repeating: "a", count: RequestHead.longestLine - 7) + "\n"
    #expect(try Self.head(line + "\n")?.length == RequestHead.longestLine + 2)
    #expect(throws: RequestHead.Problem.headTooLong) { try Self.head("a" + line) }
    #expect(throws: RequestHead.Problem.headTooLong) {
      try Self.head(String(repeating: "a", count: RequestHead.longestLine))
    }
    let headers = String(repeating: "a: b\n", count: RequestHead.mostHeaders)
    #expect(try Self.head("GET / HTTP/1.1\n\(headers)\n") != nil)
    #expect(throws: RequestHead.Problem.headTooLong) {
      try Self.head("GET / HTTP/1.1\n\(headers)a: b\n")
    }
    #expect(try Self.head("POST / HTTP/1.1\nContent-Length: 2097152\n\n") != nil)
    for length in ["2097153", "99999999999999999999999"] {
      #expect(throws: RequestHead.Problem.bodyTooLong) {
        try Self.head("POST / HTTP/1.1\nContent-Length: \(length)\n\n")
      }
    }
  }

  @Test func headersOfFrames() throws {
    #expect(try WebSocketFrameHead([0x81]) == nil)
    let short = try #require(try WebSocketFrameHead([0x81, 0x85]))
    #expect(short.length == 6 && short.payloadLength == 5)
    #expect(try WebSocketFrameHead([0x81, 0xFE, 1]) == nil)
    let middle = try #require(try WebSocketFrameHead([0x81, 0xFE, 1, 2]))
    #expect(middle.length == 8 && middle.payloadLength == 258)
    let long = try #require(try WebSocketFrameHead([0x82, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0]))
    #expect(long.length == 14 && long.payloadLength == 65_536)
    for length: [UInt8] in [[0, 0, 0, 0, 0, 1, 0, 1], Array(repeating: 0xFF, count: 8)] {
      #expect(throws: WebSocketFrameHead.Problem.tooLong) {
        try WebSocketFrameHead([0x81, 0xFF] + length)
      }
    }
    // A first part of a message, a further part, and a frame without a mask.
    for start: [UInt8] in [[0x01, 0x85], [0x80, 0x85], [0x81, 0x05]] {
      #expect(throws: WebSocketFrameHead.Problem.unexpected) { try WebSocketFrameHead(start) }
    }
  }

  // MARK: The running server

  private func served(_ body: (PageServerProcess) throws -> Void) throws {
    let folder = try Folder()
    try folder.write("a.yaml", scene())
    let server = try PageServerProcess(["a.yaml"], in: folder)
    try body(server)
    let page = try server.answer(
      server.path, headers: ["Host": "localhost", "Connection": "close"])
    #expect(page.hasPrefix("HTTP/1.1 200"), "\(page.prefix(100))")
    server.process.terminate()
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 143)
  }

  /// Sends bytes and returns what the server answers until it closes the connection; nil if it does
  /// not within 30 seconds.
  private func exchange(_ bytes: [UInt8], on descriptor: Int32) -> String? {
    // A write fails when the server has already closed the connection.
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&place, 1, 30_000) > 0 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
    return nil
  }

  @Test(.needs(.overscroll)) func longRequestsAreRefused() throws {
    try served { server in
      let letters = [UInt8](repeating: 97, count: 1 << 20)
      for start in ["GET /", "GET / HTTP/1.1\r\nHost: "] {
        let (first, second) = (try server.connection(), try server.connection())
        defer { [first, second].forEach { close($0) } }
        for descriptor in [first, second] {
          let answer = try #require(exchange(Array(start.utf8) + letters, on: descriptor))
          // The rest of the input may reset the connection before the answer is read.
          #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 431 "))
        }
      }
      for (text, status) in [
        ("GET / HTTP/1.1\n\n", 400), ("POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n", 413),
      ] {
        let descriptor = try server.connection()
        defer { close(descriptor) }
        let answer = try #require(exchange(Array(text.utf8), on: descriptor))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
      }
    }
  }

  @Test(.needs(.overscroll)) func halfOpenRequestsAreClosed() throws {
    try served { server in
      var open: [Int32] = []
      defer { open.forEach { close($0) } }
      for _ in 0..<300 {
        let descriptor = try server.connection()
        open.append(descriptor)
        _ = send(descriptor, "GET /", 5, Int32(MSG_NOSIGNAL))
      }
      // The page is served although all of them are open.
      let page = try server.answer(
        server.path, headers: ["Host": "localhost", "Connection": "close"])
      #expect(page.hasPrefix("HTTP/1.1 200"), "\(page.prefix(100))")
      for descriptor in open { #expect(exchange([], on: descriptor) == "") }
    }
  }

  @Test(.needs(.overscroll)) func framesHaveLimits() throws {
    let upgrade = [
      "Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ].joined(separator: "\r\n")
    try served { server in
      let head = "GET \(server.path)socket HTTP/1.1\r\n\(upgrade)\r\n\r\n"
      for frame: [UInt8] in [
        [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1], [0x01, 0x81, 0, 0, 0, 0, 97], [0x81, 0x01, 97],
        [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      ] {
        let descriptor = try server.connection()
        defer { close(descriptor) }
        let answer = try #require(exchange(Array(head.utf8) + frame, on: descriptor))
        #expect(answer.hasPrefix("HTTP/1.1 101 "), "\(frame)")
      }
      // An upgrade that the server refuses is no way to pass on other bytes.
      let descriptor = try server.connection()
      defer { close(descriptor) }
      let refused = Array("GET / HTTP/1.1\r\n\(upgrade)\r\n\r\n".utf8)
      let answer = try #require(exchange(refused + [0x81, 0x80, 0, 0, 0, 0], on: descriptor))
      #expect(answer.hasPrefix("HTTP/1.1 404 "))
    }
  }
}

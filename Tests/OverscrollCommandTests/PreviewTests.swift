import Foundation
import TestSupport
import Testing

/// The server of `overscroll preview`, tested through the program without a browser.
@Suite(.needs(.overscroll))
struct PreviewTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("a.yaml", scene())
  }

  private func status(_ answer: String) -> String {
    String(answer.split(separator: " ").dropFirst().first ?? "")
  }

  @Test func onlyThePageIsServedAndOnlyToThisMachine() throws {
    let server = try PageServerProcess(["a.yaml"], in: folder)
    #expect(server.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\//) != nil)
    func answer(_ path: String, _ more: [String: String] = [:], method: String = "GET") throws
      -> String
    {
      let usual = ["Host": "127.0.0.1:\(server.port)", "Connection": "close"]
      return try server.answer(path, headers: usual.merging(more) { $1 }, method: method)
    }
    let page = try answer(server.path)
    #expect(status(page) == "200")
    #expect(page.contains("<canvas id=\"screen\""))
    // The page contains no absolute address, so that it works behind a forwarded port.
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("127.0.0.1"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'"))
    for host in ["localhost", "localhost:9", "[::1]:9", "127.0.0.1"] {
      #expect(try status(answer(server.path, ["Host": host])) == "200", "\(host)")
    }
    for host in ["example.com", "localhost.example.com", "127.0.0.1.nip.io", "", "10.0.0.1"] {
      #expect(try status(answer(server.path, ["Host": host])) == "403", "\(host)")
    }
    let wrong = "/\(String(server.path.dropFirst().dropLast().reversed()))/"
    for path in ["/", "/a.yaml", wrong, "/0/", "\(server.path)a.yaml", "\(server.path)../a.yaml"] {
      #expect(try status(answer(path)) == "404", "\(path)")
    }
    #expect(try status(answer(server.path, method: "POST")) == "405")
    #expect(try answer(String(server.path.dropLast())).contains("Location: "))
    let key = ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"]
      .merging(["Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="]) { $1 }
    let foreign = key.merging(["Origin": "http://example.com"]) { $1 }
    #expect(
      try status(answer("\(server.path)socket", foreign.merging(["Connection": "close"]) { $1 }))
        == "403")
    #expect(
      try status(answer("\(wrong)socket", key.merging(["Connection": "close"]) { $1 })) == "404")
  }

  @Test(.gives("preview --port")) func anInterruptEndsItAndFreesThePort() throws {
    let first = try PageServerProcess(["a.yaml"], in: folder)
    let port = first.port
    let taken = try #require(Executable.overscroll).run(
      ["preview", "a.yaml", "--port", "\(port)"], in: folder)
    #expect(taken.status == 69 && taken.errors.hasPrefix("error: cannot serve the page: "))
    #expect(first.interrupt() == 130)
    let second = try PageServerProcess(["a.yaml", "--port", "\(port)"], in: folder)
    #expect(second.port == port)
    #expect(folder.files == ["a.yaml"])
  }

  /// A rebuilt program replaces the running one at the same address.
  @Test(.needs(.file("/bin/sh"))) func aRebuiltProgramTakesOver() throws {
    let program = try #require(Executable.overscroll)
    try FileManager.default.copyItem(atPath: program.url.path, toPath: "\(folder.path)/mine")
    let server = try PageServerProcess(
      ["a.yaml"], in: folder, program: Executable(url: URL(filePath: "\(folder.path)/mine")))
    try folder.write("new", "#!/bin/sh\necho \"$OVERSCROLL_PREVIEW $*\" > said\nexit 7\n")
    #expect(chmod("\(folder.path)/new", 0o755) == 0)
    #expect(rename("\(folder.path)/new", "\(folder.path)/mine") == 0)
    // The wait is limited, in case the new program does not start.
    for _ in 0..<600 where server.process.isRunning { usleep(50_000) }
    try #require(!server.process.isRunning)
    #expect(server.process.terminationStatus == 7)
    let said = String(decoding: try folder.bytes("said"), as: UTF8.self)
    let address = "\(server.port):\(server.path.dropFirst().dropLast())"
    let parts = try #require(said.wholeMatch(of: /(.*):(\/.*) preview a.yaml\n/))
    #expect(parts.1 == address)
    // The real program deletes the folder of the previous one when it starts.
    let left = String(parts.2)
    #expect(FileManager.default.fileExists(atPath: left))
    let next = program.process(
      ["preview", "a.yaml"], in: folder, environment: ["OVERSCROLL_PREVIEW": "\(address):\(left)"])
    try next.run()
    for _ in 0..<600 where FileManager.default.fileExists(atPath: left) { usleep(50_000) }
    next.interrupt()
    next.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test(.gives("preview --graphics --terminal")) func aPipeGetsTheScriptOnceInTheTerminalsWords()
    throws
  {
    try folder.write(
      "a.yaml", scene(outputs: "[{file: a.png, time: end, scale: 1}]"))
    let program = try #require(Executable.overscroll)
    try #require(try program.run(["render", "a.yaml"], in: folder).status == 0)
    let outcome = try program.run(
      ["preview", "a.yaml", "--terminal", "--graphics", "kitty"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pieces = outcome.text.split(separator: "\u{1B}\\")
    let pictures = pieces.filter { $0.contains("a=T") }
    #expect(pictures.count > 5)
    let first = pieces.lastIndex { $0.contains("a=T") } ?? 0
    let text = pieces[first...].compactMap { $0.split(separator: ";").last }.joined()
    #expect(Data(base64Encoded: text).map { [UInt8]($0) } == (try folder.bytes("a.png")))
    #expect(pieces.allSatisfy { $0.count < 4_200 })
    // iTerm2's escape sequences, and sixels, whose header contains the picture's size.
    let iterm = try program.run(
      ["preview", "a.yaml", "--terminal", "--graphics", "iterm2"], in: folder)
    let last = try #require(iterm.text.split(separator: "\u{1B}]1337;File=").last)
    let file = try #require(last.split(separator: "\u{7}").first?.split(separator: ":").last)
    #expect(Data(base64Encoded: String(file)).map { [UInt8]($0) } == (try folder.bytes("a.png")))
    let sixel = try program.run(
      ["preview", "a.yaml", "--terminal", "--graphics", "sixel"], in: folder)
    let heads = sixel.text.matches(of: #/\u{1B}P[0-9;]*q"1;1;(\d+);(\d+)/#)
    #expect(heads.count > 5)
    #expect(heads.allSatisfy { $0.1 == "375" && $0.2 == "667" })
    let unknown = try program.run(["preview", "a.yaml", "--terminal"], in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("--graphics kitty, iterm2 or sixel"))
    try folder.write("a.yaml", "scene: 1\n")
    let invalid = try program.run(
      ["preview", "a.yaml", "--terminal", "--graphics", "sixel"], in: folder)
    #expect(invalid.status == 65 && invalid.errors.hasPrefix("a.yaml:1:1: error: "))
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let program = try #require(Executable.overscroll)
    #expect(try program.run(["preview", "nowhere.yaml"], in: folder).status == 66)
    #expect(try program.run(["preview", "-"], in: folder, input: scene()).status == 64)
  }
}

import Foundation
import TestSupport
import Testing

/// `overscroll report --serve`.
@Suite(.needs(.overscroll))
struct ReportServerTests {
  private let folder: Folder

  /// Records three pictures of a scrolled list, then changes the list and verifies them.
  init() throws {
    folder = try Folder()
    for height in [2000, 900] {
      try folder.write(
        "a.yaml",
        scene(
          screen: "{name: scroll-view, content-height: \(height)}",
          timeline: "[{drag: {by: -150, over: 0.3s}}, release, settle]",
          outputs: """
            [{file: a.png, time: 0.25s, scale: 0.5}, {file: b.png, time: end, scale: 0.5}, \
            {file: c.png, time: 0.1s, scale: 0.5}]
            """))
      _ = try run(height == 2000 ? "record" : "verify", "a.yaml", "--artifacts", "r")
    }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(arguments, in: folder)
  }

  private func serve() throws -> PageServerProcess {
    try PageServerProcess(["--serve", "--artifacts", "r"], of: "report", in: folder)
  }

  private var goldens: [String] {
    folder.regularFiles.filter { $0.hasPrefix("__Snapshots__") && !$0.hasSuffix(".fonts") }
  }

  /// The page accepts what a person sees, with the mouse and the keyboard.
  @Test(.needs(.chromium)) func aPersonAccepts() throws {
    let before = try goldens.map { try folder.bytes($0) }
    #expect(before.count == 3)
    let server = try serve()
    let browser = try Browser(in: Folder(), width: 320, height: 568)
    try browser.listenForComplaints()
    try browser.open(server.address)
    try browser.wait(for: "document.querySelectorAll('.card').length === 3")
    #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
    #expect(try browser.value("$('accept-all').textContent") == "accept these 3")

    // The time line of the first picture.
    try browser.press("Enter")
    try browser.wait(for: "document.querySelectorAll('#strip img').length > 10")
    #expect(try browser.value("$('viewer').scrollWidth <= innerWidth") == "true")
    #expect(try browser.value("$('steps').children.length") == "3")
    #expect(
      try browser.value("$('steps').firstElementChild.textContent").hasPrefix("drag: {by: -1"))
    #expect(try browser.value("$('number').textContent").hasPrefix("0.25 s, offset 1"))
    #expect(try browser.value("$('number').textContent").hasSuffix(", the snapshot"))
    #expect(try browser.value("stage.dataset.mode") == "side by side")
    try browser.press("ArrowRight")
    #expect(try browser.value("stage.dataset.mode") == "moment")
    try browser.value("stage.querySelector('img').decode()")
    try browser.press("ArrowLeft")

    // The key accepts this picture and shows the next one.
    let first = try browser.value("open.id")
    try browser.press("a")
    try browser.wait(for: "open.id !== '\(first)'")
    let golden = try #require(server.nextLine())
    #expect(golden.hasSuffix(first.split(separator: "/").last ?? "?"))
    #expect(try browser.value("cards.filter(card => card.verdict === 'recorded').length") == "1")
    try browser.value("$('take').click()")
    try browser.wait(for: "cards.filter(card => card.verdict === 'recorded').length === 2")
    try browser.value("$('close').click()")
    try browser.value("$('accept-all').click()")
    try browser.wait(for: "cards.every(card => card.verdict === 'recorded')")
    #expect(try browser.value("$('problem').textContent") == "")
    #expect(try browser.value("$('accept-all').hidden") == "true")
    let after = try goldens.map { try folder.bytes($0) }
    #expect(zip(before, after).allSatisfy { $0 != $1 })
    #expect(try run("verify", "a.yaml", "--artifacts", "r").status == 0)
    try browser.open(server.address)
    try browser.wait(for: "cards.length === 3 && cards.every(card => card.verdict === 'matched')")
    #expect(browser.complaints == [])
    #expect(server.interrupt() == 130)
  }

  /// Pictures that changed after the page was opened are not accepted.
  @Test(.needs(.chromium)) func aLaterRunIsNotAccepted() throws {
    let server = try serve()
    let browser = try Browser(in: Folder())
    try browser.open(server.address)
    try browser.wait(for: "document.querySelectorAll('.card').length === 3")
    let text = String(decoding: try folder.bytes("a.yaml"), as: UTF8.self)
    try folder.write("a.yaml", text.replacing("900", with: "700"))
    try run("verify", "a.yaml", "--artifacts", "r")
    let before = try goldens.map { try folder.bytes($0) }
    try browser.press("a")
    try browser.wait(for: "$('problem').textContent !== ''")
    #expect(
      try browser.value("$('problem').textContent").contains("changed since the last run"))
    #expect(try goldens.map { try folder.bytes($0) } == before)
  }

  @Test(.gives("report page --serve --port")) func onlyThePageMayAccept() throws {
    let server = try serve()
    let usual = ["Host": "127.0.0.1:\(server.port)", "Connection": "close"]
    func status(
      _ path: String, _ more: [String: String] = [:], method: String = "GET", body: String = ""
    ) throws -> String {
      let answer = try server.answer(
        path, headers: usual.merging(more) { $1 }, method: method, body: body)
      return String(answer.split(separator: " ").dropFirst().first ?? "")
    }
    #expect(try status(server.path) == "200")
    #expect(try status(server.path, ["Host": "example.com"]) == "403")
    for path in ["/", "/0/", "\(server.path)pictures/../report.json", "\(server.path)report.json"] {
      #expect(try status(path) == "404", "\(path)")
    }
    let body = #"{"snapshots": []}"#
    let own = [
      "Origin": "http://127.0.0.1:\(server.port)", "Content-Type": "application/json",
      "Content-Length": "\(body.utf8.count)",
    ]
    let accept = "\(server.path)accept"
    #expect(try status(accept, own, method: "POST", body: body) == "200")
    #expect(try status(accept, method: "GET") == "405")
    for (header, value, expected) in [
      ("Origin", "http://example.com", "403"), ("Origin", "null", "403"),
      ("Content-Type", "text/plain", "415"), ("Content-Length", "99999999999", "413"),
    ] {
      #expect(
        try status(accept, own.merging([header: value]) { $1 }, method: "POST", body: body)
          == expected, "\(header): \(value)")
    }
    #expect(
      try status(accept, own.filter { $0.key != "Origin" }, method: "POST", body: body) == "403")
    let other = own.merging(["Content-Length": "4"]) { $1 }
    #expect(try status(accept, other, method: "POST", body: "null") == "400")
    #expect(try run("report", "--port", "8080").status == 64)
  }
}

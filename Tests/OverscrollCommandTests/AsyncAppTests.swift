import Foundation
import TestSupport
import Testing

/// An app whose screens load by asynchronous code, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AsyncAppTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  /// Renders a controller of `Fixtures/Apps/Async` to a.png, at the end of a script.
  private func render(
    _ controller: String, _ options: [String] = [], hold: String = "1s"
  ) throws -> Executable.Outcome {
    let app = Repository.fixtures.appending(path: "Apps/Async").path
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: \(app)
      screen: {controller: \(controller)}
      timeline: [{hold: \(hold)}]
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    return try program.run(
      ["render", "a.yaml", "--no-cache"] + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func said(_ outcome: Executable.Outcome) -> [String] {
    let mark = "Async: "
    return outcome.errors.split(separator: "\n").filter { $0.hasPrefix(mark) }.map {
      $0.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("Every way to load asynchronously ends at its time on the stage, with equal bytes")
  func ways() throws {
    let first = try render("WaysController", ["-j", "1"])
    #expect(first.status == 0, "\(first.errors)")
    let times = Dictionary(
      said(first).compactMap { line -> (String, Int)? in
        let parts = line.split(separator: " ", maxSplits: 1)
        return parts.count == 2 ? Int(parts[0]).map { (String(parts[1]), $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
    #expect(
      times == [
        "task 1": 0, "detached": 100, "async let 3": 0, "group 10": 0, "actor 1": 0,
        "global actor 3": 0, "cancelled": 200, "stream 1": 150, "stream 2": 300, "thread": 250,
        "continuation": 350, "queue": 50, "group of queues": 400, "operation": 450, "run loop": 0,
        "perform": 500, "timer": 550, "source": 600, "stub stub": 0, "file 10": 0,
        "observation 1": 650, "notification": 650,
      ])
    let picture = try folder.bytes("a.png")
    for jobs in ["1", "64"] {
      let again = try render("WaysController", ["-j", jobs])
      #expect(said(again) == said(first))
      #expect(try folder.bytes("a.png") == picture)
    }
  }

  @Test("A task that loads for half a second is in the picture at 0.6 s and not at 0.4 s")
  func loading() throws {
    var pictures: [[UInt8]] = []
    for hold in ["0.1s", "0.4s", "0.6s", "1s"] {
      #expect(try render("LoadingController", hold: hold).status == 0)
      pictures.append(try folder.bytes("a.png"))
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[1] != pictures[2])
    #expect(pictures[2] == pictures[3])
  }

  @Test("Dates, random numbers and the order of dictionaries are equal in ten runs")
  func lot() throws {
    let first = try render("LotController")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      said(first).prefix(3).map { $0.replacing("\u{202F}", with: " ") } == [
        "Jun 9, 2025 at 9:41 AM", "America/Los_Angeles", "en_US",
      ])
    let picture = try folder.bytes("a.png")
    for run in 1..<10 {
      let again = try render("LotController", ["-j", run.isMultiple(of: 2) ? "1" : "64"])
      #expect(said(again) == said(first))
      #expect(try folder.bytes("a.png") == picture)
    }
  }

  @Test("A wait that nothing can end is an error with the line of the app's code")
  func deadlock() throws {
    let outcome = try render("StuckController")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("DispatchSemaphore.wait at 0.0 s waits for something"))
    #expect(outcome.errors.contains("Apps/Async/StuckController.swift:9)"), "\(outcome.errors)")
  }

  @Test("A request to the network is a warning with its address, and an error under --strict")
  func network() throws {
    let outcome = try render("OnlineController")
    #expect(outcome.status == 0)
    #expect(said(outcome) == ["The Internet connection appears to be offline."])
    #expect(outcome.errors.contains("asks the network for https://example.com/picture.png"))
    #expect(try render("OnlineController", ["--strict"]).status == 65)
  }
}

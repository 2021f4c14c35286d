import Foundation
import TestSupport
import Testing

/// The progress shown at a terminal while a scene is rendered.
@Suite(.needs(.overscroll))
struct ProgressBarTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try folder.write(
      "a.yaml",
      scene(
        timeline: "[{fling: {by: -300, over: 0.15s}}, {hold: 0.85s}]",
        outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
  }

  private static let clear = "\r\u{1B}[K"

  private func seen(
    columns: UInt16, _ environment: [String: String] = [:], _ options: String...
  ) throws -> String {
    let process = program.process(
      ["render", "a.yaml", "--progress", "auto"] + options, in: folder,
      environment: ["TERM": "xterm"].merging(environment) { $1 })
    process.standardOutput = FileHandle.nullDevice
    let text = try PseudoTerminal(columns: columns).errors(of: process)
    #expect(process.terminationStatus == 0, "\(text)")
    return text
  }

  /// The bar is one line that is overwritten: percentage, count, and the time left once a picture
  /// is finished. It is removed at the end.
  @Test func aBarOfOneLineSaysHowFarItIs() throws {
    let parts = try seen(columns: 80).components(separatedBy: Self.clear)
    // The name is printed before the screen is built and played.
    #expect(parts.dropFirst().first == "▸ a.yaml")
    let bars = parts.filter { $0.hasPrefix("▸ [") }
    #expect(bars.count > 1 && bars.allSatisfy { !$0.contains("\n") }, "\(parts)")
    let numbers = try bars.map { bar in
      let match = try #require(bar.firstMatch(of: /\] (\d+) %  (\d+)\/30(  \d+ s left)?  a\.yaml$/))
      return (share: try #require(Int(match.1)), done: try #require(Int(match.2)), left: match.3)
    }
    #expect(numbers[0].done == 0 && numbers[0].left == nil)
    for number in numbers.dropFirst() {
      #expect(number.left != nil && number.share == number.done * 100 / 30)
    }
    for (earlier, later) in zip(numbers, numbers.dropFirst()) {
      #expect(earlier.done < later.done)
    }
    #expect(parts.last?.contains("✓") == true && parts.last?.contains("▸") == false)
  }

  /// The width is read from the terminal, unless `COLUMNS` is set. A longer line would wrap, and
  /// one of its rows would remain.
  @Test func itIsNoWiderThanTheTerminal() throws {
    func widest(_ columns: UInt16, _ environment: [String: String] = [:]) throws -> Int? {
      let text = try seen(columns: columns, environment)
      return text.components(separatedBy: Self.clear).filter { $0.hasPrefix("▸") }.map(\.count)
        .max()
    }
    #expect(try widest(30) == 29)
    #expect(try widest(80, ["COLUMNS": "20"]) == 19)
    // The terminal does not report a width.
    #expect(try #require(try widest(0)) > 30)
  }

  @Test func nothingIsWrittenOverWhereNobodyLooks() throws {
    for environment in [["CI": "true"], ["TERM": "dumb"]] {
      let text = try seen(columns: 80, environment)
      #expect(!text.contains("▸") && !text.contains("\u{1B}[K") && text.contains("✓"), "\(text)")
    }
    #expect(try seen(columns: 80, [:], "--quiet").isEmpty)
  }
}

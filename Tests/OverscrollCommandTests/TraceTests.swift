import Foundation
import TestSupport
import Testing

/// `overscroll trace`, tested through the program.
@Suite(.needs(.overscroll))
struct TraceTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try folder.write("a.yaml", scene(timeline: "[{fling: {by: -300, over: 0.15s}}, {hold: 1s}]"))
  }

  @Test(.gives("trace --rate")) func aLinePerTick() throws {
    let outcome = try program.run(["trace", "a.yaml", "--rate", "20"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.lines.count == 24)
    for (index, line) in outcome.lines.enumerated() {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = try #require(value as? [String: Any])
      #expect(row["time"] as? Double == Double(index) / 20)
    }
  }

  @Test(.gives("trace --format")) func columnsHaveAHeader() throws {
    let outcome = try program.run(["trace", "a.yaml", "--format", "csv"], in: folder)
    #expect(outcome.lines.count == 71)
    #expect(
      outcome.lines[0].hasPrefix("time,scrollView.contentOffset.x,scrollView.contentOffset.y,"))
    #expect(folder.files == ["a.yaml"])
  }

  @Test(.gives("trace --every")) func rowsCanBeADistanceApart() throws {
    let all = try program.run(["trace", "a.yaml"], in: folder).lines
    let some = try program.run(["trace", "a.yaml", "--every", "100pt"], in: folder).lines
    #expect(some.count < all.count / 2)
    #expect(some.first == all.first)
  }

  @Test func errorsHaveTheirPlace() throws {
    let text = scene(timeline: "[{drag: {by: 9, over: 1s, target: nobody}}, release]")
    let outcome = try program.run(["trace", "-"], in: folder, input: text)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("-:4:13: error: step 1: no scroll view is named 'nobody'"))
    #expect(try program.run(["trace", "nowhere.yaml"], in: folder).status == 66)
  }
}

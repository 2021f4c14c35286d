import Foundation
import TestSupport
import Testing

/// `max-size` and `--max-size`, tested through the program.
@Suite(.needs(.overscroll))
struct MaximumSizeTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func write(_ more: String = "") throws {
    try folder.write(
      "a.yaml",
      scene(
        screen: "stretchy-layout", timeline: "[{fling: {by: -300, over: 0.15s}}, {hold: 0.5s}]",
        outputs: "[{file: a.gif, fps: 20, scale: 0.5\(more)}]"))
  }

  private func render(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(["render", "a.yaml"] + arguments, in: folder)
  }

  @Test(.gives("render --max-size")) func theFileIsJustBelowTheSizeAndWhatItCostIsSaid() throws {
    try write()
    #expect(try render().status == 0)
    let plain = try folder.bytes("a.gif").count
    let limit = plain * 7 / 10
    let outcome = try render("--max-size", "\(limit)B")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let size = try folder.bytes("a.gif").count
    #expect(size <= limit && size * 100 >= limit * 97, "\(size) of \(limit), \(plain) before")
    #expect(outcome.errors.contains("a.gif: reduced to fit "), "\(outcome.errors)")
    try write(", max-size: \(limit) B")
    let other = try folder.bytes("a.gif")
    #expect(try render().status == 0)
    #expect(try folder.bytes("a.gif") == other, "the scene's key is the option")
  }

  @Test(.needs(.gifsicle)) func gifsicleReadsIt() throws {
    try write(", max-size: 40 kB")
    #expect(try render().status == 0)
    #expect(try folder.bytes("a.gif").count <= 40_000)
    let outcome = try #require(Executable.gifsicle).run(["--info", "a.gif"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.text.contains("images"))
  }

  @Test func theImpossibleWritesNothing() throws {
    try write(", max-size: 1 kB")
    let outcome = try render()
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("error: no GIF of at most 1 kB is possible"))
    #expect(folder.files == ["a.yaml"])
  }

  @Test func aSizeWithoutAGIFIsWrongUsage() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: 0s, scale: 0.5}]"))
    let outcome = try render("--max-size", "2MB")
    #expect(outcome.status == 64 && outcome.errors.contains("--max-size applies to GIFs"))
    #expect(try render("--max-size", "2").status == 64)
    #expect(try render("--max-size", "2GB").status == 64)
  }
}

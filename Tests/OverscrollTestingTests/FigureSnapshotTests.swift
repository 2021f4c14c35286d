import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import TestSupport
import Testing

/// Outputs with devices, fingers and several screens are held as `render` makes them.
@MainActor
@Suite(.needs(.overscroll, .inter))
struct FigureSnapshotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func scene(touches: Bool = true, caption: String = "Less") -> String {
    """
    scene: 1
    device: {size: [60, 90], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: -40, over: 0.2s}}, {hold: 0.1s}, release, settle]
    compare:
      panels:
        - {caption: More}
        - {caption: \(caption), timeline: [{drag: {by: -15, over: 0.1s}}, release]}
      align: end
    outputs:
      - {file: still.png, time: 0.1s, scale: 1, touches: \(touches), frame: {body: dark, zoom: 1.5}}
      - {file: row.png, time: end, scale: 1}
      - {file: film.apng, fps: 10, scale: 1, touches: \(touches), frame: light}
      - {file: page.html}

    """
  }

  private func overscroll(_ arguments: String...) throws -> Executable.Outcome {
    let artifacts = arguments[0] == "render" ? [] : ["--artifacts", "\(folder.path)/artifacts"]
    return try #require(Executable.overscroll).run(arguments + artifacts, in: folder)
  }

  private func frames(_ file: String) throws -> [Bitmap] {
    var decoder = try APNGDecoder(folder.bytes(file))
    var frames: [Bitmap] = []
    while let frame = try decoder.nextFrame() { frames.append(frame.bitmap) }
    return frames
  }

  @Test func aFigureIsHeldAsItIsRendered() throws {
    try folder.write("a.yaml", scene())
    let recorded = try overscroll("record", "a.yaml")
    #expect(recorded.status == 0 && recorded.lines.count == 3, "\(recorded.errors)")
    let rendered = try overscroll("render", "a.yaml", "-o", "out")
    #expect(rendered.status == 0, "\(rendered.errors)")
    for name in ["still", "row"] {
      let golden = try Bitmap(decoding: folder.bytes("__Snapshots__/a/a.\(name).png"))
      #expect(try golden == Bitmap(decoding: folder.bytes("out/\(name).png")), "\(name)")
    }
    // Two bodies with their padding are wider than one screen.
    let row = try Bitmap(decoding: folder.bytes("__Snapshots__/a/a.row.png"))
    #expect(row.width > 2 * 60)
    #expect(try frames("__Snapshots__/a/a.film.apng") == frames("out/film.apng"))
    #expect(try overscroll("verify", "a.yaml").status == 0)
  }

  @Test(arguments: ["finger", "caption"]) func whatIsAroundTheScreenIsHeld(change: String) throws {
    try folder.write("a.yaml", scene())
    #expect(try overscroll("record", "a.yaml").status == 0)
    try folder.write(
      "a.yaml", change == "finger" ? scene(touches: false) : scene(caption: "Lass"))
    let outcome = try overscroll("verify", "a.yaml")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("✗ a/a.still: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("✗ a/a.film: frame "), "\(outcome.errors)")
  }

  /// Nobody is to take a page for held.
  @Test func aPageIsSaidNotToBeHeld() throws {
    try folder.write("a.yaml", scene())
    #expect(
      try overscroll("record", "a.yaml").errors.contains("- a/page.html is a page: not held\n"))
    #expect(!folder.regularFiles.contains { $0.hasSuffix("html") })
  }
}

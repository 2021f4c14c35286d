import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import TestSupport
import Testing

/// Outputs with devices, fingers and several screens are compared as `render` draws them.
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

  /// Stills between two ticks, filmstrips with captions, overlays, plots, diagrams, and films at
  /// another speed. Each golden equals the rendered file, byte for byte or pixel for pixel.
  @Test func everyKindOfOutputIsHeldAsItIsRendered() throws {
    try folder.write("b.yaml", kinds())
    let recorded = try overscroll("record", "b.yaml")
    #expect(recorded.status == 0 && recorded.lines.count == 7, "\(recorded.errors)")
    let rendered = try overscroll("render", "b.yaml", "-o", "out")
    #expect(rendered.status == 0, "\(rendered.errors)")
    for name in ["between", "strip", "shown", "plot", "apart"] {
      let golden = try Bitmap(decoding: folder.bytes("__Snapshots__/b/b.\(name).png"))
      #expect(try golden == Bitmap(decoding: folder.bytes("out/\(name).png")), "\(name)")
    }
    #expect(try folder.bytes("__Snapshots__/b/b.plot.svg") == folder.bytes("out/plot.svg"))
    let film = try frames("__Snapshots__/b/b.slow.apng")
    #expect(try film == frames("out/slow.apng") && film.count == 6)
    #expect(try overscroll("verify", "b.yaml").status == 0)
  }

  @Test(arguments: [
    ("strip", "offset: 12", "offset: 13"), ("shown", "show: [ruler]", "show: [frames]"),
    ("plot", "title: Curve", "title: Curved"), ("apart", "tilt: 20", "tilt: 25"),
    ("slow", "speed: 0.5", "speed: 0.6"),
  ]) func whatAFigureSaysIsHeld(name: String, old: String, new: String) throws {
    try folder.write("b.yaml", kinds())
    #expect(try overscroll("record", "b.yaml").status == 0)
    try folder.write("b.yaml", kinds().replacing(old, with: new))
    let outcome = try overscroll("verify", "b.yaml")
    #expect(outcome.status == 1, "\(outcome.errors)")
    let failed = outcome.errors.matches(of: /(?m)^✗ b\/b\.(\w+):/).map { String($0.1) }
    #expect(failed == (name == "plot" ? ["plot", "plot"] : [name]), "\(outcome.errors)")
  }

  private func kinds() -> String {
    """
    scene: 1
    device: {size: [60, 90], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: -40, over: 0.2s}}, {hold: 0.1s}, release, settle]
    outputs:
      - {file: between.png, at: {offset: 11}, scale: 1, frame: light}
      - {file: strip.png, at: [start, {offset: 12}, end], scale: 1}
      - {file: shown.png, time: 0.2s, scale: 1, show: [ruler]}
      - {file: plot.png, scale: 1, plot: {columns: [scrollView.contentOffset.y], title: Curve}}
      - {file: plot.svg, plot: {columns: [scrollView.contentOffset.y], title: Curve}}
      - {file: apart.png, time: end, scale: 1, diagram: {tilt: 20}}
      - {file: slow.apng, fps: 10, scale: 1, speed: 0.5}

    """
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

  /// A page is not compared, and a message states this so that nobody relies on it.
  @Test func aPageIsSaidNotToBeHeld() throws {
    try folder.write("a.yaml", scene())
    #expect(
      try overscroll("record", "a.yaml").errors.contains("- a/page.html is a page: not compared\n"))
    #expect(!folder.regularFiles.contains { $0.hasSuffix("html") })
  }
}

import Foundation
import Graphics
import HeadlessUIKit
import Layers
import OverscrollTesting
import TestSupport
import Testing

@testable import Overscroll

/// Overlays on running screens, and notes.
@MainActor
struct OverlayTests {
  private func style(_ overlays: [ScreenOverlay]) -> FigureStyle {
    var style = FigureStyle.bare
    style.overlays = overlays
    return style
  }

  /// Returns the number of pixels that the overlays change.
  private func changes(_ overlays: [ScreenOverlay], at time: TimeInterval?) throws -> Int {
    let recorder = Recorder(jobs: 1) { try FigureStages.boxes() }
    let plain = try recorder.still(at: time, scale: 1)
    let shown = try recorder.still(at: time, scale: 1, figure: style(overlays))
    return (0..<plain.height).reduce(0) { sum, y in
      sum + (0..<plain.width).count { plain[$0, y] != shown[$0, y] }
    }
  }

  @Test(arguments: [
    [ScreenOverlay.frames], [.safeArea], [.margins], [.constraints],
  ])
  func eachIsSeen(overlays: [ScreenOverlay]) throws {
    #expect(try changes(overlays, at: 0) > 40)
  }

  @Test(arguments: [
    [ScreenOverlay.insets], [.contentArea], [.ruler], [.value("page.contentOffset.y")],
    [.plot("page.contentOffset.y")],
  ])
  func eachOfAScrollViewIsSeen(overlays: [ScreenOverlay]) throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    let plain = try recorder.still(at: 0.2, scale: 1)
    #expect(try recorder.still(at: 0.2, scale: 1, figure: style(overlays)) != plain)
  }

  /// The plate of the bottom inset is at the lower edge, so that the second one has no space below.
  @Test func platesDoNotCoverEachOther() throws {
    let stage = try FigureStages.named(FigureStages.script)
    try stage.advance(to: 0.2)
    let reading = try #require(OverlayReading(stage, columns: []))
    let screen = CGRect(origin: .zero, size: stage.device.size)
    let room = CGRect(
      x: 0, y: screen.maxY - 80, width: screen.width, height: 80)
    var picture = OverlayPicture(
      FigureFonts(stage.environment), screen: screen, cornerRadius: 0, zoom: 1, room: room)
    picture.draw([.insets, .insets, .safeArea], reading, nil)
    let plates = picture.plates
    try #require(plates.count == 3)
    for (index, plate) in plates.enumerated() {
      #expect(room.contains(plate), "\(plate)")
      #expect(!plates[..<index].contains { $0.intersects(plate) }, "\(plates)")
    }
  }

  /// A growing curve gets longer over time, and its axes do not move.
  @Test func plotsGrow() throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    let overlay = style([.plot("page.contentOffset.y")])
    let isCurve = { (pixel: Pixel) in pixel.blue > 180 && pixel.red < 130 && pixel.green > 130 }
    let counts = try [0.1, 0.25, 0.5].map { time in
      let still = try recorder.still(at: time, scale: 1, figure: overlay)
      return (0..<still.height).reduce(0) { sum, y in
        sum + (0..<still.width).count { isCurve(still[$0, y]) }
      }
    }
    #expect(counts[0] < counts[1] && counts[1] < counts[2], "\(counts)")
  }

  /// The value is that of the shown moment, also between two ticks of the display.
  @Test func valuesBelongToTheMoment() throws {
    let stage = try FigureStages.named(FigureStages.script)
    try stage.advance(to: 0.205)
    let columns = ["page.contentOffset.y", "page.willEndDragging.target.y", "no"]
    let reading = try #require(OverlayReading(stage, columns: columns))
    let offset = try #require(stage.scrollViews.first).contentOffset.y
    #expect(reading.numbers == ["page.contentOffset.y": Double(offset)])
    // The delegate's calls stay for the trace.
    #expect(!stage.traceRow().events.isEmpty)
  }

  @Test func aColumnThatIsNotThereIsSaid() throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    #expect(throws: MomentProblem.noColumn("no")) {
      try recorder.still(at: 0, scale: 1, figure: style([.value("no")]))
    }
  }

  /// Constraints are red only where the layout violates them.
  @Test func brokenConstraintsHaveAnotherColour() throws {
    let isRed = { (pixel: Pixel) in pixel.red > 200 && pixel.green < 60 && pixel.blue < 80 }
    let counts = try [false, true].map { isBroken in
      let still = try Recorder(jobs: 1) { try FigureStages.boxes(isBroken: isBroken) }
        .still(at: 0, scale: 1, figure: style([.constraints]))
      return (0..<still.height).reduce(0) { sum, y in
        sum + (0..<still.width).count { isRed(still[$0, y]) }
      }
    }
    #expect(counts[0] == 0 && counts[1] > 20, "\(counts)")
  }

  /// Labels near a round corner are not cut: as many of their pixels are visible as on a screen
  /// with square corners.
  @Test func roundCornersCutNoWords() throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.striped(on: .iPhoneX) }
    let isPlate = { (pixel: Pixel) in pixel.red > 180 && pixel.green < 110 && pixel.blue < 110 }
    let counts = try [FigureStyle.Body.none, .dark].map { body in
      var style = style([.ruler])
      (style.body, style.zoom) = (body, 0.5)
      let still = try recorder.still(at: 0, scale: 2, figure: style)
      // The rows below the ruler's own red line.
      let top = Int(DeviceBody(.iPhoneX, body).screenOrigin.y.rounded()) + 8
      return (top..<top + 28).reduce(0) { sum, y in
        sum + (0..<still.width).count { isPlate(still[$0, y]) }
      }
    }
    #expect(counts[0] > 1000 && counts[1] >= counts[0], "\(counts)")
  }

  /// Films and stills are identical for any number of threads.
  @Test func onlyWhatMovesIsDrawnAgain() throws {
    let stage = try FigureStages.named(FigureStages.script)
    let composer = FigureComposer(
      style([.frames, .ruler, .insets, .contentArea, .safeArea, .constraints]),
      panels: [FigurePanel(stage)])
    let compositor = Compositor(scale: 1)
    var old = composer.tree(of: [stage])
    var bitmap = compositor.render(old)
    for tick in 1...30 {
      try stage.advance(to: stage.display.time(ofTick: tick))
      let new = composer.tree(of: [stage])
      compositor.render(new, into: &bitmap, damage: new.damage(since: old, scale: 1))
      #expect(bitmap == compositor.render(new), "tick \(tick)")
      old = new
    }
  }

  @Test func notesLieOnTheScreensPoints() throws {
    var style = FigureStyle()
    style.body = .none
    style.hasShadow = false
    style.padding = FigureEdges(40)
    style.zoom = 2
    style.background = .color(.white)
    var box = FigureNote(.box(CGRect(x: 20, y: 30, width: 40, height: 50)))
    box.color = Color(red: 1, green: 0, blue: 1)
    style.notes = [
      box,
      FigureNote(.arrow(from: CGPoint(x: -15, y: 80), to: CGPoint(x: 60, y: 80)), text: "Here"),
    ]
    let device = try FigureStages.small()
    let recorder = Recorder(jobs: 1) { try FigureStages.blank(on: device) }
    let still = try recorder.still(at: 0, scale: 1, figure: style)
    #expect((still.width, still.height) == (2 * 120 + 80, 2 * 160 + 80))
    // The left edge of the box is at 40 + 2 · 20.
    let edge = still[80, 40 + 2 * 50]
    #expect(edge.red > 200 && edge.green < 100 && edge.blue > 200, "\(edge)")
    // The arrow's head ends at (60, 80); its line is left of it, partly outside of the screen.
    let line = still[40 + 2 * 10, 40 + 2 * 80]
    #expect(line.red > 180 && line.green < 80, "\(line)")
    let beyond = still[40 + 2 * 64, 40 + 2 * 80]
    #expect(beyond == Color.white.premultiplied)
    let tail = still[6, 40 + 2 * 80]
    #expect(tail.red > 180 && tail.green < 80, "words stand where it begins: \(tail)")
  }

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test func overlaysLookAsTheyDid() throws {
    let boxes = Recorder(jobs: 1) { try FigureStages.boxes() }
    let rows = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    let pictures = [
      ("overlay-boxes", try boxes.still(at: 0, scale: 1, figure: style([.frames, .constraints]))),
      (
        "overlay-rows",
        try rows.still(
          at: 0.25, scale: 1, figure: style([.ruler, .plot("page.contentOffset.y")]))
      ),
      (
        "overlay-areas",
        try rows.still(at: 0.25, scale: 1, figure: style([.safeArea, .margins, .contentArea]))
      ),
      ("overlay-insets", try rows.still(at: 0.25, scale: 1, figure: style([.insets]))),
      (
        "overlay-value",
        try rows.still(at: 0.25, scale: 1, figure: style([.value("page.contentOffset.y")]))
      ),
    ]
    for (name, picture) in pictures {
      assertSnapshot(
        of: picture, as: .frame(), named: name, record: Self.mode,
        directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
    }
  }
}

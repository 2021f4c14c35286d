import Foundation
import Graphics
import ImageCodecs
import Layers
import Overscroll
import Testing

/// Films and stills of figures.
@MainActor
struct FigureFilmTests {
  private var style: FigureStyle {
    var style = FigureStyle()
    style.zoom = 0.5
    style.padding = FigureEdges(10)
    style.touches = TouchStyle(hasTrail: true)
    return style
  }

  private func recorder(jobs: Int = 1, timing: FigureTiming = .start) -> Recorder {
    Recorder(jobs: jobs, timing: timing) {
      [
        FigurePanel(try FigureStages.striped(FigureStages.script), caption: "Long"),
        FigurePanel(try FigureStages.striped([.hold(0.1), .setOffset(y: 100), .hold(0.1)])),
      ]
    }
  }

  @Test func bytesDoNotDependOnThreads() async throws {
    let clock = try #require(FrameClock(framesPerSecond: 10))
    var files: [[[UInt8]]] = []
    for jobs in [1, 3] {
      var (gif, apng, png) = ([UInt8](), [UInt8](), [UInt8]())
      let counts = try await recorder(jobs: jobs).record([
        Take.film(clock: clock, scale: 1, loop: .forever) { gif += $0 }.framed(style),
        Take.film(framesPerSecond: 10, scale: 1) { apng += $0 }.framed(style),
        Take.still(at: 0.2, scale: 1) { png = try $0.encodedAsPNG() }.framed(style),
      ])
      #expect(counts[0] == 7 && counts[1] == 7 && counts[2] == 1, "\(counts)")
      files.append([gif, apng, png])
    }
    let isSame = files[0] == files[1]
    #expect(isSame)
    // Each frame of the animated PNG is the still at its time, transparent around the bodies.
    var decoder = try APNGDecoder(files[0][1])
    var frames: [Bitmap] = []
    while let frame = try decoder.nextFrame() { frames.append(frame.bitmap) }
    #expect(frames.count == 7)
    let still = try Bitmap(decoding: files[0][2])
    #expect(frames[2] == still)
    #expect(still[0, 0].alpha == 0)
  }

  @Test func shorterPanelsWaitAtTheirEnd() throws {
    let start = try recorder().stills(at: [0.15, nil], scale: 1, figure: style)
    let end = try recorder(timing: .end).stills(at: [0.15, nil], scale: 1, figure: style)
    // The right half shows whether each script is over: the short one ends after 0.2 s, the long
    // one after 0.7 s.
    func right(_ bitmap: Bitmap) -> Bitmap {
      bitmap.cropped(
        to: PixelRect(
          x: bitmap.width / 2, y: 0, width: bitmap.width - bitmap.width / 2, height: bitmap.height))
    }
    #expect(right(start[0]) == right(start[1]), "moved at 0.1 s, then stays")
    #expect(right(end[0]) != right(end[1]), "has not moved yet")
    #expect(right(end[1]) == right(start[1]))
  }

  @Test func panelsStandInRowsWithCaptions() throws {
    let stages = try (0..<3).map { _ in try FigureStages.striped() }
    let panels = stages.enumerated().map {
      FigurePanel($0.element, caption: $0.offset == 0 ? "Caption of the first" : nil)
    }
    var grid = style
    grid.spacing = 12
    let row = FigureComposer(grid, panels: panels).size
    grid.columns = 2
    let size = FigureComposer(grid, panels: panels).size
    let body = CGSize(width: (120 + 2 * 23) / 2, height: (160 + 200) / 2)
    #expect(row.width == 3 * body.width + 2 * 12 + 20)
    #expect(size.width == 2 * body.width + 12 + 20)
    #expect(size.height > row.height + body.height)
    let tree = FigureComposer(grid, panels: panels).tree(of: stages)
    let texts = tree.layers.filter {
      if case .text = $0.contents { true } else { false }
    }
    #expect(texts.count == 1)
    let place = texts[0].bounds.applying(texts[0].transformToParent)
    #expect(CGRect(origin: .zero, size: size).contains(place))
  }

  @Test func nothingAndDifferentDisplaysAreRefused() throws {
    let none = Recorder(jobs: 1) { () -> [FigurePanel] in [] }
    #expect(throws: RecordingError.noPanels) { try none.stills(at: [nil], scale: 1, figure: style) }
    let fast = try #require(DisplayRate(hertz: 120))
    let mixed = Recorder(jobs: 1) { () -> [FigurePanel] in
      [
        FigurePanel(try FigureStages.striped()),
        FigurePanel(try FigureStages.striped(display: fast)),
      ]
    }
    #expect(throws: RecordingError.differentDisplays(60, 120)) {
      try mixed.stills(at: [nil], scale: 1, figure: style)
    }
  }

  @Test func aFingerAppearsPressesAndFades() throws {
    let script: Timeline = [
      .hold(0.2), .drag(by: -40, over: 0.2), .hold(0.2), .release, .hold(0.5),
    ]
    let stage = try FigureStages.striped(script)
    var bare = FigureStyle.bare
    bare.touches = TouchStyle()
    let composer = FigureComposer(bare, panels: [FigurePanel(stage)])
    // Layers of the device after the screen's layer are fingers.
    func fingers(at time: TimeInterval) throws -> [Layer] {
      try stage.advance(to: time)
      let device = try #require(composer.tree(of: [stage]).layers.first)
      return try #require(device.sublayers.last).sublayers
    }
    #expect(try fingers(at: 0.19).isEmpty)
    let coming = try #require(try fingers(at: 0.25).first)
    #expect(coming.opacity > 0 && coming.opacity < 1 && coming.bounds.width > 44)
    let moving = try #require(try fingers(at: 0.4).first)
    #expect(moving.opacity == 1 && moving.bounds.width == 44)
    #expect(abs(moving.position.y - 40) < 0.001 && moving.position.x == 60, "\(moving.position)")
    let leaving = try #require(try fingers(at: 0.7).first)
    #expect(leaving.opacity > 0 && leaving.opacity < 1)
    #expect(try fingers(at: 0.9).isEmpty)
  }
}

import Foundation
import Graphics
import Layers
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Stills and filmstrips of moments, and plots.
@MainActor
struct MomentFigureTests {
  private var recorder: Recorder {
    Recorder(jobs: 1) { try FigureStages.striped(FigureStages.script) }
  }

  /// No tick has this offset. The still equals the picture of a screen that was scrolled to it.
  @Test(arguments: [7.3, 23.0, 41.6])
  func aStillLiesExactlyAtItsOffset(offset: Double) throws {
    let still = try recorder.stills(at: [.offset(offset)], scale: 2)[0]
    let wanted = try Recorder(jobs: 1) {
      try FigureStages.striped([.setOffset(y: CGFloat(offset))])
    }.still(at: nil, scale: 2)
    #expect(still == wanted)
  }

  @Test func momentsThatAreTimesAreThoseOfOneRun() throws {
    let moments = try recorder.stills(at: [.start, .time(0.25), .end], scale: 1)
    let times = try recorder.stills(at: [0, 0.25, nil], scale: 1)
    #expect(moments == times)
    // Moments searched one by one give the same pictures.
    let mixed = try recorder.stills(at: [.start, .time(0.25), .end, .offset(10)], scale: 1)
    #expect(Array(mixed.prefix(3)) == times)
  }

  @Test func eventsAndConditionsAreMoments() throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    let lifted: [ScriptMoment] = [.event("scrollViewDidEndDragging")]
    let moved: [ScriptMoment] = [.when("page.contentOffset.y", .above(10))]
    let pictures = try recorder.stills(at: lifted + moved, scale: 1)
    #expect(pictures[0] != pictures[1])
    let lines = try recorder.text(.viewHierarchy, at: lifted[0])
    #expect(lines[0] == "UIWindow (0, 0, 120, 160)")
    #expect(throws: MomentProblem.noColumn("nothing.y")) {
      try recorder.text(.constraints, at: .when("nothing.y", .above(10)))
    }
  }

  @Test func everyScreenOfAComparisonHasItsOwnMoment() throws {
    let recorder = Recorder(jobs: 1) {
      [
        FigurePanel(try FigureStages.striped([.drag(by: -60, over: 0.2), .release])),
        FigurePanel(try FigureStages.striped([.hold(0.5), .drag(by: -60, over: 0.4), .release])),
      ]
    }
    let both = try recorder.stills(at: [.offset(33.3)], scale: 1)[0]
    // Screens without bodies are side by side, 40 points apart.
    let left = both.cropped(to: PixelRect(x: 0, y: 0, width: 120, height: 160))
    let right = both.cropped(to: PixelRect(x: 160, y: 0, width: 120, height: 160))
    #expect(left == right)
  }

  @Test func aStripHasTimeAndOffsetBelowEach() throws {
    let moments: [ScriptMoment] = [.start, .offset(20), .end]
    let strip = try recorder.filmstrip(at: moments, scale: 1)
    // The width consists of three screens, two gaps, and the page's edges.
    #expect(strip.width == 3 * 120 + 2 * 16 + 2 * 16)
    let stills = try recorder.stills(at: moments, scale: 1)
    for (index, still) in stills.enumerated() {
      let x = 16 + index * (120 + 16)
      #expect(strip.cropped(to: PixelRect(x: x, y: 16, width: 120, height: 160)) == still)
      let below = strip.cropped(
        to: PixelRect(x: x, y: 180, width: 120, height: strip.height - 180))
      #expect(below.hasInk, "\(index)")
    }
    #expect(throws: RecordingError.noPanels) { try recorder.filmstrip(at: [], scale: 1) }
    #expect(
      throws: MomentProblem.offsetNotReached(900, pass: 1, passes: 0, least: 0, greatest: 50)
    ) {
      try Recorder(jobs: 1) {
        try FigureStages.striped([.hold(0.1), .setOffset(y: 50), .hold(0.1)])
      }.stills(at: [.offset(900)], scale: 1)
    }
  }

  @Test func aPlotsCurveIsTheTrace() throws {
    let recorder = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    var plot = TracePlot(["page.contentOffset.y"])
    plot.size = CGSize(width: 400, height: 300)
    let svg = String(decoding: try recorder.plotSVG(plot), as: UTF8.self)
    #expect(svg.contains("page.contentOffset.y</text>") && svg.contains("time (s)</text>"))
    var offsets: [Double] = []
    try recorder.trace(try #require(TraceSampling())) {
      offsets.append(Double($0.scrollViews[0].contentOffset.y))
    }
    // The last path is the curve. It is as high as the offset, between two labelled gridlines.
    let path = try #require(svg.matches(of: /<path d="([^"]*)" fill="none"/).last).1
    let heights = path.matches(of: /[ML]([-.0-9]+) ([-.0-9]+)/).compactMap { Double($0.2) }
    let (low, high) = (try #require(heights.max()), try #require(heights.min()))
    let (least, greatest) = (try #require(offsets.min()), try #require(offsets.max()))
    #expect(heights.count > 20)
    let unit = (low - high) / (greatest - least)
    #expect(abs((low - heights[heights.count - 1]) - (offsets.last! - least) * unit) < 0.01)
    let isSame = String(decoding: try recorder.plotSVG(plot), as: UTF8.self) == svg
    #expect(isSame)
  }

  @Test func aPlotOverTheOffsetGoesBackWhereTheContentDoes() throws {
    let recorder = Recorder(jobs: 1) {
      try FigureStages.named([
        .drag(by: -60, over: 0.2), .drag(by: 40, over: 0.2), .release, .hold(0.1),
      ])
    }
    let plot = TracePlot(["page.contentOffset.y"], over: .offset())
    let svg = String(decoding: try recorder.plotSVG(plot), as: UTF8.self)
    #expect(svg.contains("offset (pt)</text>"))
    let path = try #require(svg.matches(of: /<path d="([^"]*)" fill="none"/).last).1
    let places = path.matches(of: /[ML]([-.0-9]+) ([-.0-9]+)/).compactMap { Double($0.1) }
    #expect(zip(places, places.dropFirst()).contains { $0 < $1 })
    #expect(zip(places, places.dropFirst()).contains { $0 > $1 })
    #expect(throws: MomentProblem.noColumn("no")) {
      try recorder.plot(TracePlot(["no"]), scale: 1)
    }
  }

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test func plotsAndStripsLookAsTheyDid() throws {
    let named = Recorder(jobs: 1) { try FigureStages.named(FigureStages.script) }
    var plot = TracePlot(["page.contentOffset.y", "stripe.frame.y"])
    plot.size = CGSize(width: 260, height: 170)
    plot.title = "Offset"
    let pictures = [
      ("plot", try named.plot(plot, scale: 1)),
      ("strip", try recorder.filmstrip(at: [.start, .offset(20)], scale: 1)),
    ]
    for (name, picture) in pictures {
      assertSnapshot(
        of: picture, as: .frame(), named: name, record: Self.mode,
        directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
    }
  }
}

extension Bitmap {
  /// Whether the bitmap has a dark pixel.
  fileprivate var hasInk: Bool {
    (0..<height).contains { y in (0..<width).contains { self[$0, y].red < 120 } }
  }
}

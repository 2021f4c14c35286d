import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Layers
import Overscroll
import TestSupport
import Testing

/// Recordings depend only on the screen and the script.
@MainActor
struct RecorderTests {
  /// Returns a stage that looks different at every offset: stripes of many colours, an indicator
  /// and a text.
  private func makeStage(_ timeline: Timeline = script) throws -> Stage {
    let device = try Device(
      size: CGSize(width: 90, height: 120), scale: 2, safeArea: .init(top: 10))
    return try Stage(device: device, timeline: timeline) {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 120))
      scrollView.contentSize = CGSize(width: 90, height: 600)
      for index in 0..<30 {
        let stripe = UIView(frame: CGRect(x: 0, y: 20 * index, width: 90, height: 20))
        stripe.backgroundColor = UIColor(
          red: CGFloat(index * 37 % 30) / 30, green: CGFloat(index) / 30, blue: 0.5, alpha: 1)
        scrollView.addSubview(stripe)
      }
      let label = UILabel(frame: CGRect(x: 5, y: 30, width: 80, height: 20))
      label.text = "Overscroll"
      scrollView.addSubview(label)
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  private func recorder(jobs: Int, _ timeline: Timeline = script) -> Recorder {
    Recorder(jobs: jobs) { try makeStage(timeline) }
  }

  private nonisolated static let script: Timeline = [
    .hold(0.1), .fling(by: -60, over: 0.1), .settle, .drag(by: 90, over: 0.3), .release, .settle,
  ]

  private func gif(jobs: Int, fps: Int = 30) async throws -> (bytes: [UInt8], count: Int) {
    var bytes: [UInt8] = []
    let clock = try #require(FrameClock(framesPerSecond: fps))
    let film = Take.film(clock: clock, scale: 1, loop: .times(3)) { bytes += $0 }
    let counts = try await recorder(jobs: jobs).record([film])
    return (bytes, counts[0])
  }

  @Test func bytesDoNotDependOnThreads() async throws {
    let one = try await gif(jobs: 1)
    #expect(one.count > 60)
    for jobs in [1, 2, 4] {
      let other = try await gif(jobs: jobs)
      #expect(other.count == one.count)
      let isSame = other.bytes == one.bytes  // A diff of long arrays would take minutes.
      #expect(isSame, "\(jobs) jobs")
    }
  }

  /// frame(t) = still(t), before the palette is applied. Every frame of a film, drawn from damage,
  /// equals the picture that a new stage draws completely.
  @Test(arguments: [30, 60, 24]) func framesAreStills(fps: Int) throws {
    let recorder = recorder(jobs: 1)
    let run = ScreenRun(try makeStage(), schedules: [.film(framesPerSecond: fps)])
    var index = 0
    while let shot = try run.next() {
      if index % 7 == 0 {
        let still = try recorder.still(at: Double(index) / Double(fps), scale: 1)
        let picture = Compositor(scale: 1).render(shot.tree)
        #expect(picture == still, "frame \(index) at \(fps) frames per second")
      }
      index += shot.counts[0]
    }
    #expect(index > 50)
  }

  /// The film's frames equal the stills as far as 256 colours allow. Here they are exact, because
  /// the screen has fewer colours.
  @Test func theFilmShowsTheStills() async throws {
    let film = try await gif(jobs: 2)
    var decoder = try GIFDecoder(film.bytes)
    let recorder = recorder(jobs: 1)
    var time = 0
    var count = 0
    while let frame = try decoder.next() {
      let still = try recorder.still(at: (Double(time) / 100 * 30).rounded() / 30, scale: 1)
      let worst = zip(frame.bitmap.rows, still.rows).map { $0.distance(to: $1) }.max() ?? 0
      #expect(worst == 0, "at \(time) hundredths of a second")
      time += frame.delay
      count += 1
    }
    #expect(count <= film.count && count > 10)
    #expect(time == film.count * 100 / 30)
    #expect(decoder.loop == .times(3))
  }

  @Test func aStillPastTheEndIsTheEnd() throws {
    let recorder = recorder(jobs: 1)
    let end = try recorder.still(at: nil, scale: 1)
    #expect(try recorder.still(at: 1000, scale: 1) == end)
    #expect(try recorder.still(at: .nan, scale: 1) == end)
    #expect(try recorder.still(at: 0, scale: 1) == recorder.still(at: -1, scale: 1))
    #expect(try recorder.still(at: 0.3, scale: 1) != end)
  }

  /// All outputs of a scene, and several moments of a golden, are made in one run.
  @Test func oneRunMakesAllOutputs() async throws {
    var stages = 0
    let recorder = Recorder(jobs: 2) {
      stages += 1
      return try makeStage()
    }
    var (films, stills): ([[UInt8]], [Bitmap]) = ([[], []], [])
    let thirty = try #require(FrameClock(framesPerSecond: 30))
    let twenty = try #require(FrameClock(framesPerSecond: 20))
    let counts = try await recorder.record([
      .film(clock: thirty, scale: 1, loop: .times(3)) { films[0] += $0 },
      .still(at: 0.3, scale: 1) { stills.append($0) },
      .film(clock: twenty, scale: 0.5, loop: .times(1)) { films[1] += $0 },
      .still(at: nil, scale: 2) { stills.append($0) },
    ])
    #expect(stages == 1 && counts[1] == 1 && counts[3] == 1 && counts[0] > counts[2])
    let alone = try await gif(jobs: 1)
    #expect(films[0] == alone.bytes && counts[0] == alone.count && !films[1].isEmpty)
    stages = 0
    let pictures = try recorder.stills(at: [nil, 0.3], scale: 1)
    #expect(stages == 1 && pictures[1] == stills[0])
  }

  /// The variant `repo` of sticky-menu acts in every call of its delegate, so that its menu is at
  /// another position on a display of another rate. Every output of a run shows the ticks of one
  /// display rate.
  @Test func noOutputChangesWhatTheScreenDoes() throws {
    let text = try String(
      contentsOf: Repository.fixtures.appending(path: "Scenes/sticky-menu.repo.yaml"),
      encoding: .utf8)
    let scene = try SceneFile.scene(text, fileName: "sticky-menu.repo.yaml")
    let makeStage = {
      try ScreenCatalogue.builtIn.stage(for: scene, assets: MemoryAssets(), fonts: nil)
    }
    func places(_ row: TraceRow) -> [String] { row.views.map { "\($0.name) \($0.frame)" } }
    var rows: [TraceRow] = []
    try Recorder(jobs: 1, makeStage: makeStage).trace(try #require(TraceSampling())) {
      rows.append($0)
    }
    for fps in [20, 25, 30, 50] {
      let stage = try makeStage()
      let run = ScreenRun(
        stage, schedules: [.film(framesPerSecond: fps), .still(at: 1.3), .still(at: nil)])
      var shown = 0
      while let shot = try run.next() {
        // The stage has advanced to the next tick, or is at the last one.
        let tick = min(shot.tick + 1, rows.count - 1)
        #expect(places(stage.traceRow()) == places(rows[tick]), "tick \(tick) at \(fps)")
        shown += 1
      }
      #expect(shown > 100)
    }
  }

  @Test func anEmptyScriptHasOneFrame() async throws {
    var bytes: [UInt8] = []
    let clock = try #require(FrameClock(framesPerSecond: 30))
    let film = Take.film(clock: clock, scale: 1, loop: .forever) { bytes += $0 }
    let count = try await recorder(jobs: 2, []).record([film])[0]
    var decoder = try GIFDecoder(bytes)
    #expect(count == 1)
    #expect(try decoder.next() != nil && decoder.next() == nil)
  }

  @Test func whatTheWriterThrowsEndsTheRecording() async throws {
    struct Full: Error {}
    let clock = try #require(FrameClock(framesPerSecond: 30))
    await #expect(throws: Full.self) {
      try await recorder(jobs: 2).record([
        .film(clock: clock, scale: 1, loop: .forever) { _ in throw Full() }
      ])
    }
  }
}

extension Bitmap {
  fileprivate var rows: [Pixel] { withUnsafePixels { Array($0) } }
}

extension Pixel {
  fileprivate func distance(to other: Pixel) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}

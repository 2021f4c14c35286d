import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import TestSupport
import Testing

/// Films of a part of a run, and films at other speeds.
@MainActor @Suite struct FilmSamplingTests {
  private func recorder(_ seconds: Double = 1) -> Recorder {
    Recorder(jobs: 1) {
      try Stage(device: .iPhone8, timeline: [.hold(seconds)]) { UIViewController() }
    }
  }

  private func speed(_ factor: Double) throws -> PlaybackSpeed {
    try #require(PlaybackSpeed(factor: factor))
  }

  private func take(_ rate: Int = 20) -> Take {
    .film(framesPerSecond: rate, scale: 0.02, write: { _ in })
  }

  @Test func speedsAreHundredths() {
    #expect(PlaybackSpeed(factor: 0.333)?.percent == 33)
    #expect(PlaybackSpeed(factor: 0.333)?.factor == 0.33)
    for factor in [0.09, 10.1, .nan, -1, .infinity] {
      #expect(PlaybackSpeed(factor: factor) == nil)
    }
  }

  /// The frame count of a run of one second at 20 frames per second.
  @Test(arguments: [
    (1.0, 0.0, Double.infinity, 20), (2, 0, .infinity, 10), (0.5, 0, .infinity, 40),
    (1, 0.5, .infinity, 10), (1, 0, 0.25, 5), (2, 0.2, 0.6, 4), (1, 5, .infinity, 1),
    (1, 0.5, 0.2, 1),
    (1, -3, .infinity, 20), (0.1, 0.9, .infinity, 20),
  ])
  func framesAreCounted(factor: Double, start: Double, end: Double, count: Int) async throws {
    let take = take().played(at: try speed(factor), from: start, until: end)
    #expect(take.frameCount(ofScriptEndingAt: 1) == count)
    #expect(try await recorder().record([take]) == [count])
  }

  /// The predicted frame count equals the number of frames that are made, for random parameters.
  @Test func theCountIsKnownBefore() async throws {
    var random = SplitMix64(seed: 15)
    for _ in 0..<40 {
      let seconds = Double(Int.random(in: 1...90, using: &random)) / 60
      let rate = Int.random(in: 1...50, using: &random)
      let factor = Double(Int.random(in: 10...400, using: &random)) / 100
      let start = Double(Int.random(in: 0...80, using: &random)) / 60
      let take = take(rate).played(at: try speed(factor), from: start)
      let recorder = recorder(seconds)
      let end = try recorder.duration()
      #expect(end == seconds)
      #expect(
        try await recorder.record([take]) == [take.frameCount(ofScriptEndingAt: end)],
        "\(seconds) s at \(rate) fps, speed \(factor), from \(start)")
    }
  }

  /// Half the speed at twice the rate shows the identical ticks.
  @Test func slowMotionShowsEveryTick() throws {
    let display = DisplayRate.standard
    let slow = FilmSampling(framesPerSecond: 30, speed: try speed(0.5))
    #expect((0..<9).map { slow.tick(ofFrame: $0, on: display) } == Array(0..<9))
    let late = FilmSampling(framesPerSecond: 30, from: 0.5)
    #expect((0..<3).map { late.tick(ofFrame: $0, on: display) } == [30, 32, 34])
  }
}

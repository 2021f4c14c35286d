import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import TestSupport
import Testing

/// GIFs with a limited size, recorded from a screen.
@MainActor
struct LimitedFilmTests {
  /// Returns a stage with a photograph of many colours above rows of text, in a scroll view.
  private func makeStage() throws -> Stage {
    let device = try Device(size: CGSize(width: 120, height: 160), scale: 2, safeArea: .init())
    let script: Timeline = [.hold(0.1), .fling(by: -90, over: 0.1), .hold(0.6)]
    return try Stage(device: device, timeline: script) {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
      scrollView.contentSize = CGSize(width: 120, height: 900)
      for row in 0..<8 {
        let data = try Data(Self.photo(seed: UInt64(row)).encodedAsPNG())
        let photo = UIImageView(image: UIImage(data: data, scale: 2))
        photo.frame.origin = CGPoint(x: 0, y: row * 110)
        scrollView.addSubview(photo)
        let label = UILabel(frame: CGRect(x: 5, y: row * 110 + 85, width: 110, height: 20))
        label.text = "Row \(row)"
        scrollView.addSubview(label)
      }
      controller.view.addSubview(scrollView)
      return controller
    }
  }

  private static func photo(seed: UInt64) -> Bitmap {
    var random = SplitMix64(seed: seed)
    let pixels = (0..<160 * 240).map { index in
      let (x, y, noise) = (index % 240, index / 240, Int(random.next() % 16))
      return Pixel(
        red: UInt8((x + noise) & 255), green: UInt8((y + noise) & 255),
        blue: UInt8((x / 2 + y / 2 + noise) & 255), alpha: 255)
    }
    return Bitmap(width: 240, height: 160, pixels: pixels)
  }

  private struct Result {
    var bytes: [UInt8] = []
    var writes = 0
    var reduction: FilmReduction?
    var count = 0
    var runs = 0
  }

  private func gif(limit: Int? = nil, jobs: Int = 2) async throws -> Result {
    var result = Result()
    let clock = try #require(FrameClock(framesPerSecond: 30))
    var film = Take.film(clock: clock, scale: 1, loop: .forever) {
      result.bytes += $0
      result.writes += 1
    }
    if let limit { film = film.limited(toBytes: limit) { result.reduction = $0 } }
    let recorder = Recorder(jobs: jobs) {
      result.runs += 1
      return try makeStage()
    }
    result.count = try await recorder.record([film])[0]
    return result
  }

  private func isJustBelow(_ count: Int, _ limit: Int) -> Bool {
    count <= limit && Double(count) >= 0.97 * Double(limit)
  }

  @Test func whatFitsIsAsWithoutALimit() async throws {
    let plain = try await gif()
    let limited = try await gif(limit: plain.bytes.count)
    #expect(limited.bytes == plain.bytes && limited.reduction == nil)
    #expect(limited.runs == 1 && limited.writes == 1)
  }

  @Test func colorsAreGivenUpFirst() async throws {
    let plain = try await gif()
    let limit = plain.bytes.count * 85 / 100
    let limited = try await gif(limit: limit)
    #expect(isJustBelow(limited.bytes.count, limit), "\(limited.bytes.count) of \(limit)")
    let reduction = try #require(limited.reduction)
    #expect(reduction.byteCount == limited.bytes.count)
    #expect(reduction.framesPerSecond == 30 && reduction.scale == 1 && reduction.colorLoss > 0)
    #expect(limited.runs == 2 && limited.writes == 1 && limited.count == plain.count)
    #expect("\(reduction)".hasPrefix("reduced to fit "))
    let other = try await gif(limit: limit, jobs: 1)
    #expect(other.bytes == limited.bytes, "whatever the threads")
  }

  @Test func framesAreGivenUpBeforeSize() async throws {
    let plain = try await gif()
    let limit = plain.bytes.count * 40 / 100
    let limited = try await gif(limit: limit)
    #expect(isJustBelow(limited.bytes.count, limit), "\(limited.bytes.count) of \(limit)")
    let reduction = try #require(limited.reduction)
    #expect([15, 20].contains(reduction.framesPerSecond) && reduction.scale == 1, "\(reduction)")
    #expect(limited.count < plain.count && limited.runs <= 3)
    // The duration does not change, since delays are in hundredths of a second.
    #expect(try duration(limited.bytes) == duration(plain.bytes))
  }

  @Test(arguments: [15]) func sizeIsGivenUpLast(percent: Int) async throws {
    let limit = try await gif().bytes.count * percent / 100
    let limited = try await gif(limit: limit)
    let reduction = try #require(limited.reduction)
    #expect(isJustBelow(limited.bytes.count, limit), "\(reduction), \(limited.runs) runs")
    #expect(reduction.framesPerSecond == 15 && (0.25..<1).contains(reduction.scale))
    #expect("\(reduction)".contains("pixels per point instead of 1.0"), "\(reduction)")
  }

  @Test func theImpossibleIsAnErrorAndWritesNothing() async throws {
    var writes = 0
    let clock = try #require(FrameClock(framesPerSecond: 30))
    let film = Take.film(clock: clock, scale: 1, loop: .forever) { _ in writes += 1 }
    let still = Take.still(at: 0, scale: 1) { _ in }
    do {
      try await Recorder(jobs: 2, makeStage: makeStage).record([still, film.limited(toBytes: 900)])
      Issue.record("900 bytes for a film")
    } catch RecordingError.tooLarge(let take, let limit, let smallest) {
      #expect(take == 1 && limit == 900 && smallest > 900)
    }
    #expect(writes == 0)
  }

  private func duration(_ bytes: [UInt8]) throws -> Int {
    var (decoder, sum) = (try GIFDecoder(bytes), 0)
    while let frame = try decoder.next() { sum += frame.delay }
    return sum
  }
}

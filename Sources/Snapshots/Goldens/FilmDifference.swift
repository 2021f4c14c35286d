import Graphics
import ImageCodecs

/// Two films, frame by frame. Keeps some frames that differ, to show them.
struct FilmDifference {
  let tolerance: Tolerance
  private var first: (index: Int, time: Double, verdict: SnapshotVerdict)?
  private var delays: (reference: [Double], actual: [Double]) = ([], [])
  private(set) var shown: [(reference: Bitmap, actual: Bitmap)] = []
  /// Every how many frames that differ one is kept; doubled when there are too many.
  private var step = 1
  private var different = 0
  /// More are not looked at, and each is three pictures wide.
  private static let limit = 24

  init(tolerance: Tolerance) { self.tolerance = tolerance }

  mutating func add(_ a: APNGFrame?, _ b: APNGFrame?, verdict: SnapshotVerdict?) {
    if let verdict, let a, let b {
      if first == nil {
        first = (delays.reference.count, round(delays.reference.reduce(0, +)), verdict)
      }
      if different.isMultiple(of: step) { shown.append((a.bitmap, b.bitmap)) }
      different += 1
      if shown.count > Self.limit {
        shown = shown.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        step *= 2
      }
    }
    if let a { delays.reference.append(a.delay) }
    if let b { delays.actual.append(b.delay) }
  }

  private func round(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// Nil if the films are the same.
  var verdict: SnapshotVerdict? {
    if let first { return .frame(first.index, time: first.time, offset: nil, first.verdict) }
    return delays.reference == delays.actual
      ? nil : .delays(reference: delays.reference, actual: delays.actual)
  }
}

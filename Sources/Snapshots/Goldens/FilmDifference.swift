import Graphics
import ImageCodecs

/// A comparison of two films, frame by frame. It keeps some of the differing frames for display.
struct FilmDifference {
  let tolerance: Tolerance
  private var first: (index: Int, time: Double, verdict: SnapshotVerdict)?
  private var delays: (reference: [Double], actual: [Double]) = ([], [])
  private(set) var shown: [(reference: Bitmap, actual: Bitmap)] = []
  /// The interval of the differing frames that are kept, doubled whenever there are too many.
  private var step = 1
  private var different = 0
  /// The largest number of frames kept. Nobody looks at more, and each is three pictures wide.
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

  /// The verdict; nil if the films are equal.
  var verdict: SnapshotVerdict? {
    if let first { return .frame(first.index, time: first.time, offset: nil, first.verdict) }
    return delays.reference == delays.actual
      ? nil : .delays(reference: delays.reference, actual: delays.actual)
  }
}

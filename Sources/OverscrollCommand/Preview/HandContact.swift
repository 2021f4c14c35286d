import Foundation

/// A mouse button held down on the screen: where the pointer was, by the browser's clock.
struct HandContact {
  /// A place of the pointer.
  struct Sample {
    /// Milliseconds of the browser's clock.
    let time: Double
    /// In the window's coordinates.
    let point: CGPoint
  }

  /// In order of time; never empty.
  private(set) var samples: [Sample]
  /// When the button was let go.
  private(set) var end: Double?

  init(_ first: Sample) { samples = [first] }

  var start: Sample { samples[0] }

  /// Samples out of order, which a browser does not send, are left out.
  mutating func move(to sample: Sample) {
    guard end == nil, let last = samples.last, sample.time >= last.time else { return }
    samples.append(sample)
  }

  mutating func lift(at sample: Sample) {
    move(to: sample)
    end = samples.last?.time
  }

  /// Where the pointer was, between two samples on the straight line; before the first and after the last where those are.
  func place(at time: Double) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples[samples.count - 1].point
    }
    guard next > 0 else { return start.point }
    let (a, b) = (samples[next - 1], samples[next])
    let share = (time - a.time) / (b.time - a.time)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * share,
      y: a.point.y + (b.point.y - a.point.y) * share)
  }
}

package import Foundation

/// A drag with the mouse button on the screen: the pointer's positions with times of the browser's
/// clock.
package struct PointerDrag {
  /// A position of the pointer.
  package struct Sample {
    /// The time in milliseconds of the browser's clock.
    package let time: Double
    /// The position in the window's coordinates.
    package let point: CGPoint
  }

  /// The samples in order of time; never empty.
  package private(set) var samples: [Sample]
  /// The time at which the button was released, or nil while it is down.
  package private(set) var end: Double?

  package init(_ first: Sample) { samples = [first] }

  var start: Sample { samples[0] }

  /// Adds a sample. Samples out of order are ignored; browsers do not send any.
  package mutating func move(to sample: Sample) {
    guard end == nil, let last = samples.last, sample.time >= last.time else { return }
    samples.append(sample)
  }

  package mutating func lift(at sample: Sample) {
    move(to: sample)
    end = samples.last?.time
  }

  /// Returns the position of the pointer at a time, interpolated linearly between samples.
  ///
  /// Before the first sample and after the last, the position is that of the nearest sample.
  package func position(at time: Double) -> CGPoint {
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

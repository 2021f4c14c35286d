import Foundation

/// A contour as a stroke follows it: places near enough to each other that straight lines between them,
/// and between what lies half the stroke's width beside them, stay within the flatness.
struct Spine {
  var stations: [SpineStation] = []
  /// Whether the last place is joined to the first: it is the same point, and stands there twice.
  var isClosed = false

  /// The length up to each place.
  var lengths: [Double] {
    var length = 0.0
    return stations.indices.map { index in
      if index > 0 { length += distance(stations[index - 1].point, stations[index].point) }
      return length
    }
  }

  /// From one length to another, at least as great: an open contour, a single place where they are
  /// equal.
  func part(from start: Double, to end: Double, lengths: [Double]) -> Spine {
    var part = Spine()
    part.stations.append(station(at: start, lengths, after: true))
    guard end > start else { return part }
    for index in stations.indices where lengths[index] > start && lengths[index] < end {
      part.stations.append(stations[index])
    }
    part.stations.append(station(at: end, lengths, after: false))
    return part
  }

  /// - Parameter after: at a corner, whether the direction is the one that leaves it.
  private func station(at length: Double, _ lengths: [Double], after: Bool) -> SpineStation {
    var upper = 1
    while upper < stations.count - 1, after ? lengths[upper] <= length : lengths[upper] < length {
      upper += 1
    }
    guard upper < stations.count else { return stations[0] }
    let (a, b) = (stations[upper - 1], stations[upper])
    let step = lengths[upper] - lengths[upper - 1]
    let t = step > 0 ? min(max((length - lengths[upper - 1]) / step, 0), 1) : 0
    let direction = a.outgoing + (b.incoming - a.outgoing) * t
    return SpineStation(
      a.point + (b.point - a.point) * t, unit(direction) ?? a.outgoing)
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let way = b - a
    return (way * way).sum().squareRoot()
  }
}

/// The vector with a length of 1; nil for one without a direction.
func unit(_ vector: SIMD2<Double>) -> SIMD2<Double>? {
  let length = (vector * vector).sum().squareRoot()
  return length > 1e-12 && length.isFinite ? vector / length : nil
}

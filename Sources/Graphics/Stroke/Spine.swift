import Foundation

/// The centre line of a stroke as a polyline.
///
/// Its stations are close enough that straight lines stay within the flatness, both between
/// stations and between their offsets by half the stroke's width.
struct Spine {
  var stations: [SpineStation] = []
  /// Whether the contour is closed. Its first and last station are then at the same point.
  var isClosed = false

  /// The length of the line up to each station.
  var lengths: [Double] {
    var length = 0.0
    return stations.indices.map { index in
      if index > 0 { length += distance(stations[index - 1].point, stations[index].point) }
      return length
    }
  }

  /// Returns the part from one length to another, as an open contour. `end` must not be less than
  /// `start`. If they are equal, the part is a single station.
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

  /// Returns the station at a length.
  ///
  /// - Parameter after: Whether, at a corner, the direction is the outgoing one.
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

/// The length in points below which a vector has no reliable direction, because of rounding errors.
private let shortest = 1e-12

/// Returns the vector scaled to a length of 1, or nil if it has no direction.
func unit(_ vector: SIMD2<Double>) -> SIMD2<Double>? {
  let length = (vector * vector).sum().squareRoot()
  return length > shortest && length.isFinite ? vector / length : nil
}

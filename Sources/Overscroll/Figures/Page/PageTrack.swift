import Foundation

/// The values of one number of a page over the samples, as a piecewise linear function with
/// breakpoints.
struct PageTrack {
  let samples: [Int]
  /// The values at the breakpoints.
  let levels: [Double]

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - values: One value per sample, not empty.
  ///   - tolerance: The largest permitted deviation from each value.
  init(_ values: [Double], tolerance: Double) {
    var samples = [0]
    var (low, high) = (-Double.infinity, Double.infinity)
    var anchor = 0
    for index in values.indices.dropFirst() {
      let steps = Double(index - anchor)
      let slope = (values[index] - values[anchor]) / steps
      if slope < low || slope > high {
        // No straight line from the anchor is within the tolerance of all values so far.
        anchor = index - 1
        samples.append(anchor)
        let rise = values[index] - values[anchor]
        (low, high) = (rise - tolerance, rise + tolerance)
      } else {
        low = max(low, (values[index] - tolerance - values[anchor]) / steps)
        high = min(high, (values[index] + tolerance - values[anchor]) / steps)
      }
    }
    let last = values.count - 1
    let isStill = samples.count == 1 && abs(values[last] - values[0]) <= tolerance
    if !isStill, last > 0 { samples.append(last) }
    self.samples = samples
    levels = samples.map { values[$0] }
  }

  /// The track as a single value, or as `[[samples], [values]]`.
  var json: String {
    guard samples.count > 1 else { return pageNumber(levels[0]) }
    let places = samples.map { "\($0)" }.joined(separator: ",")
    return "[[\(places)],[\(levels.map { pageNumber($0) }.joined(separator: ","))]]"
  }
}

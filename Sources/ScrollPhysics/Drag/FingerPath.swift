public import Foundation

/// The path of one finger from touch-down to lift-off: a continuous sequence of linear or eased
/// segments.
///
/// Each frame uses the exact position at its time. Only the release velocity uses the touch
/// screen's 60 Hz samples, so that no other result depends on a sampling rate.
public struct FingerPath: Hashable, Sendable {
  /// The progress of the finger along a segment, where `s` is the share of the segment's duration.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    /// Constant speed.
    case linear
    /// The progress `s² (3 - 2 s)`, which begins and ends at rest.
    case smooth
  }

  /// A segment of the path, which starts at the end of the previous one.
  public struct Segment: Hashable, Sendable {
    /// The end point, in points.
    public let end: CGPoint
    /// The duration in seconds, finite and not negative. 0 is a jump.
    public let duration: Double
    /// The easing of the movement; linear by default.
    public let easing: Easing
    /// Creates a segment.
    ///
    /// - Parameter duration: The duration in seconds. Negative, NaN and infinite count as 0, which
    ///   is a jump.
    public init(to end: CGPoint, duration: Double, easing: Easing = .linear) {
      self.end = end
      self.duration = duration.isFinite ? max(0, duration) : 0
      self.easing = easing
    }
  }

  /// The point where the finger touches down.
  public let start: CGPoint
  /// The time of touch-down, in seconds.
  public let downTime: Double
  /// The time of lift-off, in seconds, which is the end of the last segment.
  public let upTime: Double
  /// The consecutive segments. Without segments, the finger lifts off when it touches down.
  public let segments: [Segment]
  private let startTimes: [Double]

  /// Creates a path in points and seconds. `start` and `downTime` must be finite; they are not
  /// checked.
  public init(start: CGPoint, downTime: Double, segments: [Segment]) {
    self.start = start
    self.downTime = downTime
    self.segments = segments
    var time = downTime
    var times: [Double] = []
    for segment in segments {
      times.append(time)
      time += segment.duration
    }
    startTimes = times
    upTime = time
  }

  /// Returns the finger's position. Before touch-down it is the start, after lift-off the end.
  public func position(at time: Double) -> CGPoint {
    CGPoint(
      x: position(along: .horizontal, at: time), y: position(along: .vertical, at: time))
  }

  /// Returns one coordinate of `position(at:)`, in points.
  public func position(along axis: ScrollAxis.Direction, at time: Double) -> Double {
    guard let index = segmentIndex(at: time) else {
      return axis.component(of: time < downTime ? start : segments.last?.end ?? start)
    }
    let (from, to) = ends(of: index, along: axis)
    return from + (to - from) * progress(of: index, at: time).value
  }

  /// Returns the velocity in points per second. At corners, it is that of the following segment. It
  /// is 0 while the finger is at rest or not down.
  public func velocity(along axis: ScrollAxis.Direction, at time: Double) -> Double {
    guard let index = segmentIndex(at: time) else { return 0 }
    let (from, to) = ends(of: index, along: axis)
    return (to - from) * progress(of: index, at: time).slope / segments[index].duration
  }

  /// The maximum time in seconds before lift-off at which a sample counts as the lift-off itself.
  /// The difference is a rounding error.
  private static let liftOff = 1e-9

  /// Returns the times of the touch screen's last `count` samples, or of fewer if the touch was
  /// shorter. Samples are taken at multiples of `1 / rate` after touch-down, strictly before
  /// lift-off.
  public func sampleTimes(last count: Int, rate: Double) -> [Double] {
    guard rate > 0, count > 0 else { return [] }
    let total = max(1, ((upTime - Self.liftOff - downTime) * rate).rounded(.up))
    let first = max(0, total - Double(count))
    return (0..<Int(total - first)).map { downTime + (first + Double($0)) / rate }
  }

  /// Returns the finger's velocity at lift-off, estimated from the touch screen's samples.
  public func releaseVelocity(
    along axis: ScrollAxis.Direction, constants: ScrollConstants = .init()
  ) -> Double {
    var estimator = VelocityEstimator(constants: constants)
    let count = constants.velocityWeights.count + 1
    for time in sampleTimes(last: count, rate: constants.touchRate) {
      estimator.add(position: position(along: axis, at: time), at: time)
    }
    return estimator.velocity(at: upTime)
  }

  /// Returns the index of the segment that is active at a time: the last one that began. Jumps are
  /// skipped.
  private func segmentIndex(at time: Double) -> Int? {
    let time = time + ScrollConstants.instant
    guard time >= downTime, time < upTime else { return nil }
    return startTimes.lastIndex { $0 <= time }
  }

  private func ends(of index: Int, along axis: ScrollAxis.Direction) -> (from: Double, to: Double) {
    let from = index == 0 ? start : segments[index - 1].end
    return (axis.component(of: from), axis.component(of: segments[index].end))
  }

  private func progress(of index: Int, at time: Double) -> (value: Double, slope: Double) {
    let share = max(0, time - startTimes[index]) / segments[index].duration
    switch segments[index].easing {
    case .linear: return (share, 1)
    case .smooth: return (share * share * (3 - 2 * share), 6 * share * (1 - share))
    }
  }
}

extension FingerPath {
  /// The instant at which a pan begins, with its axis.
  public struct Recognition: Hashable, Sendable {
    /// The time in seconds on the path's clock.
    public let time: Double
    /// The axis along which the finger moved far enough.
    public let axis: ScrollAxis.Direction
    /// The direction of the movement on the axis: -1 towards smaller coordinates, 1 towards larger
    /// ones.
    public let direction: Double
  }

  /// Returns the first instant at which the finger is `distance` away from its start along one of
  /// `axes`, solved on the path itself. Nil if the finger never moves that far.
  ///
  /// On a tie, the axis with the larger translation wins, then the vertical one.
  public func recognition(distance: Double, axes: [ScrollAxis.Direction]) -> Recognition? {
    let found = axes.compactMap { firstTime(distance: distance, along: $0) }
    return found.min { one, other in
      if one.time != other.time { return one.time < other.time }
      let reach = translation(along: one.axis, at: one.time)
      let otherReach = translation(along: other.axis, at: other.time)
      if reach != otherReach { return reach > otherReach }
      return one.axis == .vertical
    }
  }

  private func translation(along axis: ScrollAxis.Direction, at time: Double) -> Double {
    abs(position(along: axis, at: time) - axis.component(of: start))
  }

  private func firstTime(distance: Double, along axis: ScrollAxis.Direction) -> Recognition? {
    let origin = axis.component(of: start)
    for index in segments.indices {
      let (from, to) = ends(of: index, along: axis)
      for direction in [-1.0, 1.0] {
        let goal = origin + direction * distance
        guard (to - goal) * direction >= 0, to != from else { continue }
        let share = Self.share(ofProgress: (goal - from) / (to - from), segments[index].easing)
        let time = startTimes[index] + share * segments[index].duration
        return Recognition(time: time, axis: axis, direction: direction)
      }
    }
    return nil
  }

  /// Returns the inverse of the easing.
  private static func share(ofProgress progress: Double, _ easing: Easing) -> Double {
    let progress = min(max(progress, 0), 1)
    switch easing {
    case .linear: return progress
    case .smooth:
      return bracketedRoot(in: 0...1) { s in (s * s * (3 - 2 * s) - progress, 6 * s * (1 - s)) }
    }
  }
}

public import Foundation

/// Where one finger is from touch-down to lift-off: a continuous path of linear or eased pieces.
///
/// Frames see the exact position at their time; only the release velocity looks at the touch
/// screen's 60 Hz samples. So nothing but that estimate depends on any rate.
public struct FingerPath: Hashable, Sendable {
  /// How the finger covers a piece of its path; `s` is the share of the piece's duration.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    /// At one speed.
    case linear
    /// `s² (3 - 2 s)`: starts and arrives at rest.
    case smooth
  }

  /// A piece of the path, from where the last one ended.
  public struct Segment: Hashable, Sendable {
    /// Where the piece ends, in points.
    public let end: CGPoint
    /// Seconds, finite and not negative; 0 is a jump.
    public let duration: Double
    /// Linear unless told.
    public let easing: Easing
    /// - Parameter duration: in seconds; negative, NaN and infinite count as 0, a jump.
    public init(to end: CGPoint, duration: Double, easing: Easing = .linear) {
      self.end = end
      self.duration = duration.isFinite ? max(0, duration) : 0
      self.easing = easing
    }
  }

  /// Where the finger lands, in points.
  public let start: CGPoint
  /// When the finger lands, in seconds.
  public let downTime: Double
  /// When the finger leaves the screen: at the end of the last segment.
  public let upTime: Double
  /// One after the other, without gaps; with none the finger leaves when it lands.
  public let segments: [Segment]
  private let startTimes: [Double]

  /// In points and seconds. Neither `start` nor `downTime` is checked; both must be finite.
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

  /// The finger's position; before touch-down where it lands, after lift-off where it left.
  public func position(at time: Double) -> CGPoint {
    CGPoint(
      x: position(along: .horizontal, at: time), y: position(along: .vertical, at: time))
  }

  /// One coordinate of `position(at:)`, in points.
  public func position(along axis: ScrollAxis.Direction, at time: Double) -> Double {
    guard let index = segmentIndex(at: time) else {
      return axis.component(of: time < downTime ? start : segments.last?.end ?? start)
    }
    let (from, to) = ends(of: index, along: axis)
    return from + (to - from) * progress(of: index, at: time).value
  }

  /// Points per second, the derivative to the right at corners; 0 when the finger is not moving
  /// or not down.
  public func velocity(along axis: ScrollAxis.Direction, at time: Double) -> Double {
    guard let index = segmentIndex(at: time) else { return 0 }
    let (from, to) = ends(of: index, along: axis)
    return (to - from) * progress(of: index, at: time).slope / segments[index].duration
  }

  /// The touch screen's last `count` samples: they lie at whole multiples of `1 / rate` after
  /// touch-down, strictly before lift-off. Fewer if the touch was shorter.
  public func sampleTimes(last count: Int, rate: Double) -> [Double] {
    guard rate > 0, count > 0 else { return [] }
    // A sample less than a nanosecond before lift-off is the lift-off, computed differently.
    let total = max(1, ((upTime - 1e-9 - downTime) * rate).rounded(.up))
    let first = max(0, total - Double(count))
    return (0..<Int(total - first)).map { downTime + (first + Double($0)) / rate }
  }

  /// The finger's velocity at lift-off as the touch screen's samples tell it.
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

  /// Index of the segment that shows at a time: the last that began, jumps passed over.
  private func segmentIndex(at time: Double) -> Int? {
    guard time + 1e-12 >= downTime, time + 1e-12 < upTime else { return nil }
    return startTimes.lastIndex { $0 <= time + 1e-12 }
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
  /// When a pan begins, and on which axis.
  public struct Recognition: Hashable, Sendable {
    /// Seconds on the path's clock.
    public let time: Double
    /// The axis along which the finger got far enough.
    public let axis: ScrollAxis.Direction
    /// Whether the finger went towards smaller (-1) or larger (1) coordinates on the axis.
    public let direction: Double
  }

  /// The first instant the finger is `distance` from where it landed along one of `axes`, solved
  /// on the path itself. On a tie the axis with the larger translation wins, then the vertical.
  /// Nil if the finger never gets that far.
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

  /// The inverse of the easing.
  private static func share(ofProgress progress: Double, _ easing: Easing) -> Double {
    let progress = min(max(progress, 0), 1)
    switch easing {
    case .linear: return progress
    case .smooth:
      return bracketedRoot(in: 0...1) { s in (s * s * (3 - 2 * s) - progress, 6 * s * (1 - s)) }
    }
  }
}

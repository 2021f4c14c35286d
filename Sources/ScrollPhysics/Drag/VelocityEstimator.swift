/// An estimator of a finger's velocity at lift-off, from the last touch samples on one axis.
///
/// The velocities between the last four samples are averaged with the weights 0.6, 0.35 and 0.05,
/// newest last, because the last movement of a finger is the lift-off itself. With fewer samples,
/// the newest weights are used and divided by their sum, so that a steady flick of any length
/// reports its speed. Source: Flutter's `IOSScrollViewFlingVelocityTracker`, matched to a device.
public struct VelocityEstimator: Hashable, Sendable {
  private var samples: [Sample] = []
  private let weights: [Double]
  private let staleAfter: Double

  private struct Sample: Hashable {
    var time: Double
    var position: Double
  }

  /// Creates an estimator without samples. It uses `velocityWeights` and `staleAfter` of the
  /// constants.
  public init(constants: ScrollConstants = .init()) {
    weights = constants.velocityWeights
    staleAfter = constants.staleAfter
  }

  /// Adds a sample, in points and seconds. A sample that is not later than the last one replaces
  /// it. A sample that is not finite is ignored.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append(Sample(time: time, position: position))
    if samples.count > weights.count + 1 { samples.removeFirst() }
  }

  /// Returns the velocity at `time`, in points per second. It is 0 with fewer than two samples, or
  /// if the last sample is stale.
  public func velocity(at time: Double) -> Double {
    guard let last = samples.last, time - last.time <= staleAfter else { return 0 }
    var sum = 0.0
    var total = 0.0
    for (newer, weight) in zip(samples.indices.dropFirst().reversed(), weights.reversed()) {
      let (a, b) = (samples[newer - 1], samples[newer])
      sum += weight * (b.position - a.position) / (b.time - a.time)
      total += weight
    }
    return total > 0 ? sum / total : 0
  }
}

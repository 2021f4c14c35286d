/// A finger's velocity at lift-off, from the last touch samples on one axis.
///
/// The velocities between the last four samples are averaged with the weights 0.6, 0.35, 0.05,
/// newest last: the last movement of a finger is its lifting. With fewer samples the newest weights
/// are used, divided by their sum, so that a steady flick of any length reports its speed.
/// Source: Flutter's `IOSScrollViewFlingVelocityTracker`, matched to a device.
public struct VelocityEstimator: Hashable, Sendable {
  private var samples: [Sample] = []
  private let weights: [Double]
  private let staleAfter: Double

  private struct Sample: Hashable {
    var time: Double
    var position: Double
  }

  /// No samples yet; of the constants it uses `velocityWeights` and `staleAfter`.
  public init(constants: ScrollConstants = .init()) {
    weights = constants.velocityWeights
    staleAfter = constants.staleAfter
  }

  /// Adds a sample, in points and seconds. One that is not later than the last replaces it; one
  /// that is not finite is left out.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append(Sample(time: time, position: position))
    if samples.count > weights.count + 1 { samples.removeFirst() }
  }

  /// Points per second at `time`; 0 without two samples or when the last one is stale.
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

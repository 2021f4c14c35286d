/// A rate control that distributes bytes among the frames of a GIF so that the file is just below a
/// limit.
///
/// An encode without a limit has measured each frame. Each frame gets its share of the remaining
/// bytes, and loses as much quality as that requires. Later frames compensate for the errors of
/// earlier ones, so that the sum is near the limit although no frame has exactly its planned size.
/// Large frames are encoded repeatedly until they are close to it, because later frames could not
/// compensate for them.
package struct GIFRateControl: Sendable {
  /// The accepted error of a frame, as a share of the whole file plus a share of the frames that
  /// can still compensate.
  private static let slack = (whole: 0.004, rest: 0.04)

  private let target: Double
  private let minimumShare: Double
  /// The size of each frame without loss, in bytes.
  private let weights: [Double]
  private var remainingWeight: Double
  private var next = 0
  private var spent = 0.0
  /// The expected and the actual bytes of the last frames. Their ratio corrects expectations.
  private var recent: (expected: Double, real: Double)
  /// The amount of bytes over which the past is forgotten: a frame of this weight erases it.
  private let memory: Double

  /// Creates a rate control.
  ///
  /// - Parameters:
  ///   - target: The size of the whole file in bytes.
  ///   - frameBytes: The size of each frame without loss; 0 for a frame equal to the previous one.
  ///   - minimumShare: The share of bytes that remains at the largest loss, above 0 and at most 1.
  package init(target: Int, frameBytes: [Double], minimumShare: Double) {
    precondition(minimumShare > 0 && minimumShare <= 1, "a share of \(minimumShare)")
    // The screen descriptor, the loop block and the trailer. The first frame's table is part of
    // that frame.
    self.target = Double(target - 34)
    (weights, self.minimumShare) = (frameBytes, minimumShare)
    remainingWeight = frameBytes.reduce(0, +)
    memory = max(1, remainingWeight / 20)
    recent = (memory, memory)
  }

  /// The share of its lossless size that a frame may take so that the rest fits the limit.
  private var share: Double {
    remainingWeight > 0 ? max(0, (target - spent) / remainingWeight) : 1
  }

  /// Returns the loss that is expected to leave a share of the bytes.
  private func loss(for share: Double) -> Double {
    guard minimumShare < 1 else { return share < 1 ? 1 : 0 }
    return min(1, max(0, (1 - share * recent.expected / recent.real) / (1 - minimumShare)))
  }

  private func expectedShare(_ loss: Double) -> Double { 1 - (1 - minimumShare) * loss }

  private var weight: Double { next < weights.count ? weights[next] : 0 }

  /// Returns the search for the loss of the next frame.
  func search() -> GIFLossSearch {
    let share = share
    return GIFLossSearch(
      wanted: share * weight,
      slack: Self.slack.whole * target + Self.slack.rest * share * (remainingWeight - weight),
      first: loss(for: share))
  }

  /// Records the result of a search.
  mutating func add(_ search: GIFLossSearch) {
    let kept = max(0, 1 - weight / memory)
    recent.expected = recent.expected * kept + weight * expectedShare(search.bestLoss)
    recent.real = recent.real * kept + Double(search.bestCount)
    spent += Double(search.bestCount)
    skip()
  }

  /// Counts a frame that is equal to the previous one.
  mutating func skip() {
    remainingWeight = max(0, remainingWeight - weight)
    next += 1
  }
}

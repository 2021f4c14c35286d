/// Shares bytes out among the frames of a GIF so that the file comes out just below a limit.
///
/// An encode without a limit has said what each frame takes. Of what is left of the limit each frame gets its part,
/// and gives up as much as that takes: what one frame was off, the next ones make up for, so that the sum is near
/// the limit although no frame is exactly as large as was meant. Frames that weigh much are coded again until they
/// are near, since nothing after them could make up for it.
package struct GIFRateControl: Sendable {
  /// How far a frame may be off: so much of the whole, and so much of what the frames after it can make up for.
  private static let slack = (whole: 0.004, rest: 0.04)

  private let target: Double
  private let leastShare: Double
  /// Bytes of each frame if nothing is given up.
  private let weights: [Double]
  private var remainingWeight: Double
  private var next = 0
  private var spent = 0.0
  /// Bytes that were expected and those that came, of the last frames: expectations are corrected by it.
  private var recent: (expected: Double, real: Double)
  /// How fast the past is forgotten: a frame of the whole film's weight leaves nothing of it.
  private let memory: Double

  /// - Parameters:
  ///   - target: bytes of the whole file.
  ///   - frameBytes: what each frame takes if nothing is given up; 0 for one like the one before.
  ///   - leastShare: what is left of that when all is given up that may be, above 0 and at most 1.
  package init(target: Int, frameBytes: [Double], leastShare: Double) {
    precondition(leastShare > 0 && leastShare <= 1, "a share of \(leastShare)")
    // The screen descriptor, the loop and the trailer; the first frame's table counts as its own.
    self.target = Double(target - 34)
    (weights, self.leastShare) = (frameBytes, leastShare)
    remainingWeight = frameBytes.reduce(0, +)
    memory = max(1, remainingWeight / 20)
    recent = (memory, memory)
  }

  /// What part of its bytes a frame may take for the rest to come out.
  private var share: Double {
    remainingWeight > 0 ? max(0, (target - spent) / remainingWeight) : 1
  }

  /// The loss that is expected to leave a share of the bytes.
  private func loss(for share: Double) -> Double {
    guard leastShare < 1 else { return share < 1 ? 1 : 0 }
    return min(1, max(0, (1 - share * recent.expected / recent.real) / (1 - leastShare)))
  }

  private func expectedShare(_ loss: Double) -> Double { 1 - (1 - leastShare) * loss }

  private var weight: Double { next < weights.count ? weights[next] : 0 }

  /// How the next frame is to be coded.
  func search() -> GIFLossSearch {
    let share = share
    return GIFLossSearch(
      wanted: share * weight,
      slack: Self.slack.whole * target + Self.slack.rest * share * (remainingWeight - weight),
      first: loss(for: share))
  }

  /// What became of it.
  mutating func add(_ search: GIFLossSearch) {
    let kept = max(0, 1 - weight / memory)
    recent.expected = recent.expected * kept + weight * expectedShare(search.bestLoss)
    recent.real = recent.real * kept + Double(search.bestCount)
    spent += Double(search.bestCount)
    skip()
  }

  /// A frame like the one before.
  mutating func skip() {
    remainingWeight = max(0, remainingWeight - weight)
    next += 1
  }
}

/// A bisection for the loss at which a frame takes the desired number of bytes.
struct GIFLossSearch {
  private static let maximumTrialCount = 7

  private let wanted, slack: Double
  private var low = 0.0, high = 1.0
  private var trialCount = 0
  private var bestError = Double.infinity
  /// The loss for the next attempt, or nil when the search is finished.
  private(set) var loss: Double?
  /// The loss of the best attempt so far.
  private(set) var bestLoss = 0.0
  private(set) var bestCount = 0

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - wanted: The desired number of bytes.
  ///   - slack: The accepted difference in bytes.
  init(wanted: Double, slack: Double, first: Double) {
    (self.wanted, self.slack, loss) = (wanted, slack, first)
  }

  /// Records the size of the attempt with `loss`. Returns whether it is the best so far.
  mutating func add(_ count: Int) -> Bool {
    guard let tried = loss else { preconditionFailure("a search that was over") }
    trialCount += 1
    let error = Double(count) - wanted
    let isBest = abs(error) < bestError
    if isBest { (bestError, bestLoss, bestCount) = (abs(error), tried, count) }
    if error > 0 { low = tried } else { high = tried }
    let isDone = abs(error) <= slack || low == high || trialCount == Self.maximumTrialCount
    let isAtEnd = error > 0 ? tried == 1 : tried == 0
    loss = isDone || isAtEnd ? nil : (low + high) / 2
    return isBest
  }
}

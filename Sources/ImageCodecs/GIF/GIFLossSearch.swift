/// Looks for the loss at which a frame takes as many bytes as it is to take, by halving.
struct GIFLossSearch {
  private static let mostTries = 7

  private let wanted, slack: Double
  private var low = 0.0, high = 1.0
  private var tries = 0
  private var bestError = Double.infinity
  /// With which the frame is to be coded next; nil when it is done.
  private(set) var loss: Double?
  /// What came nearest.
  private(set) var bestLoss = 0.0
  private(set) var bestCount = 0

  /// - Parameters:
  ///   - wanted: bytes.
  ///   - slack: how many more or fewer are near enough.
  init(wanted: Double, slack: Double, first: Double) {
    (self.wanted, self.slack, loss) = (wanted, slack, first)
  }

  /// What the frame took with `loss`; whether it is the best until now.
  mutating func add(_ count: Int) -> Bool {
    guard let tried = loss else { preconditionFailure("a search that was over") }
    tries += 1
    let error = Double(count) - wanted
    let isBest = abs(error) < bestError
    if isBest { (bestError, bestLoss, bestCount) = (abs(error), tried, count) }
    if error > 0 { low = tried } else { high = tried }
    let isDone = abs(error) <= slack || low == high || tries == Self.mostTries
    let isAtEnd = error > 0 ? tried == 1 : tried == 0
    loss = isDone || isAtEnd ? nil : (low + high) / 2
    return isBest
  }
}

import Foundation
import ImageCodecs
import PortableMath

/// A GIF that must not exceed so many bytes: what to try next, by what the last trial took.
///
/// The first trial gives nothing up and finds out what each frame takes, and what of it giving up colours
/// leaves. If it is too large, the second one shares the limit out among the frames (`GIFRateControl`): at the
/// wanted rate and size if less exact colours suffice, else at a lower rate, else also smaller, so that
/// colours have to give up about half of what they can and meet the limit from either side. Only where that
/// estimate was far off is there a third trial.
///
/// Trials cost their pixels in proportion to the first one's, no clock is asked: the bytes are the same on every
/// machine.
@MainActor
final class LimitedFilm {
  /// Frames per second below which motion falls apart.
  private static let leastRate = 10
  /// Of the wanted width, below which nobody asks for the picture.
  private static let leastScale = 0.25
  /// Bytes grow with this power of the scale (see `SizeHint`), and of the frame rate; measured on
  /// screens with photographs.
  private static let scaleGrowth = 1.68
  private static let rateGrowth = 0.7
  /// Part of the limit that is aimed at, and from which on a file is near enough.
  private static let aim = 0.985
  private static let nearEnough = 0.97
  /// What trials may cost together for the sake of a file that is nearer to the limit.
  private static let budget = 2.0

  /// What a trial is made with.
  private struct Plan: Hashable {
    let rate: Int
    let scale: CGFloat
  }

  private let original: Take
  private let index: Int
  private let limit: (bytes: Int, tell: (FilmReduction) -> Void)
  private let wanted: Plan
  private let deliver: ([UInt8]) throws -> Void
  /// Of the first trial.
  private var first: GIFStatistics?
  private var leastShare = 1.0
  /// By what estimates for lower rates and sizes were wrong.
  private var correction = 1.0
  private var cost = 0.0
  private var tried: [Plan] = []
  private var smallest = Int.max
  private var best: (bytes: [UInt8], plan: Plan, loss: Double, frames: Int)?

  /// The bytes of this trial, as long as they are not too many, and how many there were.
  private var bytes: [UInt8] = []
  private var byteCount = 0
  private var plan: Plan
  private(set) var isDone = false

  /// Nil for a take without a limit.
  init?(_ take: Take, index: Int) {
    guard let limit = take.limit, case .film(let film, _, let write) = take.kind else { return nil }
    (original, self.index, self.limit, deliver) = (take, index, limit, write)
    wanted = Plan(rate: film.framesPerSecond, scale: take.scale)
    plan = wanted
  }

  /// The next trial.
  var take: Take {
    (bytes, byteCount) = ([], 0)
    let write = { [self] (more: [UInt8]) in
      byteCount += more.count
      if byteCount > limit.bytes { bytes = [] } else { bytes += more }
    }
    let clock = FrameClock(framesPerSecond: plan.rate)
    guard let first else { return made(original.gif(.measured, write: write)) }
    let rate = GIFRateControl(
      target: Int(Double(limit.bytes) * Self.aim), frameBytes: frameBytes(first),
      leastShare: leastShare)
    return made(
      original.gif(
        clock: clock, scale: plan.scale, .limited(rate), progress: { _ in }, write: write))
  }

  private func made(_ take: Take?) -> Take {
    guard let take else { preconditionFailure("a limit of what is no GIF") }
    return take
  }

  /// What the frames of this plan are expected to take: those of the first trial that each stands for.
  private func frameBytes(_ first: GIFStatistics) -> [Double] {
    let all = first.frameBytes
    let count = all.isEmpty ? 0 : (all.count - 1) * plan.rate / wanted.rate + 1
    var sums = [Double](repeating: 0, count: count)
    for (index, bytes) in all.enumerated() {
      // The first frame that is not before it.
      let frame = min(count - 1, (index * plan.rate + wanted.rate - 1) / wanted.rate)
      sums[frame] += Double(bytes)
    }
    let sum = sums.reduce(0, +)
    let factor = sum > 0 ? estimate(plan) / sum : 1
    return sums.map { $0 * factor }
  }

  /// Bytes of a plan with the colours that were asked for.
  private func estimate(_ plan: Plan) -> Double {
    let plain = Double(first?.frameBytes.reduce(0, +) ?? 0)
    guard plan != wanted else { return plain }
    return plain * correction
      * Portable.pow(Double(plan.rate) / Double(wanted.rate), Self.rateGrowth)
      * Portable.pow(Double(plan.scale / wanted.scale), Self.scaleGrowth)
  }

  /// What came of the trial.
  ///
  /// - Throws: `RecordingError.tooLarge` when there is nothing left to try.
  func add(_ made: Recorder.Made) throws {
    guard let statistics = made.statistics else { preconditionFailure("a GIF without statistics") }
    cost += relativeCost(plan)
    // The first trial was without a limit: what it was made with has not been tried.
    if first != nil { tried.append(plan) }
    smallest = min(smallest, byteCount)
    if byteCount <= limit.bytes, byteCount > best?.bytes.count ?? -1 {
      best = (bytes, plan, statistics.meanLoss, made.count)
    }
    if first == nil {
      first = statistics
      leastShare = max(0.01, statistics.leastShare)
      isDone = best != nil
    } else {
      isDone =
        byteCount <= limit.bytes && Double(byteCount) >= Double(limit.bytes) * Self.nearEnough
      learn(from: statistics)
    }
    guard !isDone else { return }
    let next = choice()
    if best != nil {
      isDone = tried.contains(next) || cost + relativeCost(next) > Self.budget
    } else if tried.contains(next) {
      throw RecordingError.tooLarge(take: index, limit: limit.bytes, smallest: smallest)
    }
    plan = next
  }

  private func relativeCost(_ plan: Plan) -> Double {
    Double(plan.rate) / Double(wanted.rate) * Double(plan.scale / wanted.scale)
      * Double(plan.scale / wanted.scale)
  }

  /// Estimates by what a limited trial took.
  private func learn(from statistics: GIFStatistics) {
    let share = 1 - (1 - leastShare) * statistics.meanLoss
    let error = Double(byteCount) / (estimate(plan) * share)
    if plan == wanted {
      leastShare = min(1, max(leastShare * 1.02, Double(byteCount) / estimate(wanted)))
    } else {
      // Towards what was missed, so that no trial is like the last one.
      correction *= byteCount > limit.bytes ? max(error, 1) * 1.04 : error
    }
  }

  /// What gives up least of all that is expected to suffice.
  private func choice() -> Plan {
    let target = Double(limit.bytes) * Self.aim
    func suffices(_ plan: Plan) -> Bool { estimate(plan) * leastShare * 1.04 <= target }
    // Rates whose frames are equally far apart on a display of 60 Hz, as those of the wanted one may be.
    let slower = [wanted.rate * 2 / 3, wanted.rate / 2].filter { rate in
      rate >= Self.leastRate && (60 % rate == 0 || wanted.rate % rate == 0)
    }
    let rates = ([wanted.rate] + slower).map { Plan(rate: $0, scale: wanted.scale) }
    if let plan = rates.first(where: suffices) { return plan }
    let rate = rates[rates.count - 1].rate
    // Colours at half of their way leave room on both sides.
    let share = target / (estimate(Plan(rate: rate, scale: wanted.scale)) * (1 + leastShare) / 2)
    let scale =
      (Portable.pow(share, 1 / Self.scaleGrowth) * Double(wanted.scale) * 100).rounded(.down) / 100
    let least = (Self.leastScale * Double(wanted.scale) * 100).rounded(.up) / 100
    return Plan(rate: rate, scale: CGFloat(max(least, min(scale, Double(wanted.scale)))))
  }

  /// Hands the file out, and says what it cost.
  ///
  /// - Returns: how many frames it has.
  func finish() throws -> Int {
    guard let best else { preconditionFailure("a film that does not fit") }
    try deliver(best.bytes)
    if !tried.isEmpty {
      limit.tell(
        FilmReduction(
          byteCount: best.bytes.count, limit: limit.bytes, colorLoss: best.loss,
          framesPerSecond: best.plan.rate, wantedFramesPerSecond: wanted.rate,
          scale: best.plan.scale, wantedScale: wanted.scale))
    }
    return best.frames
  }
}

import Foundation
import ImageCodecs
import PortableMath

/// A GIF with a size limit in bytes. It chooses each trial from the results of the last one.
///
/// The first trial gives nothing up and measures the bytes of each frame, and the share that is
/// left with the least accurate colours. If it is too large, the second trial distributes the limit
/// among the frames (`GIFRateControl`). It keeps the requested rate and size if less accurate
/// colours suffice. Otherwise it uses a lower rate, and if necessary a smaller size, chosen so that
/// colours give up about half of what they can and the limit can be met from either side. A third
/// trial follows only if the estimate was far off.
///
/// The cost of a trial is its number of pixels relative to the first trial. No clock is read, so
/// the bytes are equal on every machine.
@MainActor
final class LimitedFilm {
  /// The lowest frame rate; below it, motion looks broken.
  private static let minimumRate = 10
  /// The smallest permitted scale, relative to the requested one.
  private static let minimumScale = 0.25
  /// The exponents by which bytes grow with the scale (see `SizeHint`) and the frame rate; measured
  /// on screens with photographs.
  private static let scaleGrowth = 1.68
  private static let rateGrowth = 0.7
  /// The share of the limit to aim at, and the share from which a file is close enough.
  private static let aim = 0.985
  private static let nearEnough = 0.97
  /// The permitted total cost of trials made only to get closer to the limit.
  private static let budget = 2.0

  /// The settings of a trial.
  private struct Plan: Hashable {
    let rate: Int
    let scale: CGFloat
  }

  private let original: Take
  private let index: Int
  private let limit: (bytes: Int, tell: (FilmReduction) -> Void)
  private let wanted: Plan
  private let deliver: ([UInt8]) throws -> Void
  /// The statistics of the first trial.
  private var first: GIFStatistics?
  private var minimumShare = 1.0
  /// The factor by which estimates for lower rates and sizes were wrong.
  private var correction = 1.0
  private var cost = 0.0
  private var triedPlans: [Plan] = []
  private var smallest = Int.max
  private var best: (bytes: [UInt8], plan: Plan, loss: Double, frames: Int)?

  /// The bytes of the current trial, discarded once they exceed the limit, and their number.
  private var bytes: [UInt8] = []
  private var byteCount = 0
  private var plan: Plan
  private(set) var isDone = false

  /// Creates the trials of a take; nil for a take without a limit.
  init?(_ take: Take, index: Int) {
    guard let limit = take.limit, case .film(let film, _, let write) = take.kind else { return nil }
    (original, self.index, self.limit, deliver) = (take, index, limit, write)
    wanted = Plan(rate: film.framesPerSecond, scale: take.scale)
    plan = wanted
  }

  /// The take of the next trial.
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
      minimumShare: minimumShare)
    return made(
      original.gif(
        clock: clock, scale: plan.scale, .limited(rate), progress: { _ in }, write: write))
  }

  private func made(_ take: Take?) -> Take {
    guard let take else { preconditionFailure("a limit of what is no GIF") }
    return take
  }

  /// Returns the expected bytes of each frame of the current plan: the sum of the frames of the
  /// first trial that it replaces.
  private func frameBytes(_ first: GIFStatistics) -> [Double] {
    let all = first.frameBytes
    let count = all.isEmpty ? 0 : (all.count - 1) * plan.rate / wanted.rate + 1
    var sums = [Double](repeating: 0, count: count)
    for (index, bytes) in all.enumerated() {
      // A frame replaces those between it and its predecessor, so a frame of the first trial
      // belongs to the first new frame that is not earlier.
      let frame = min(count - 1, (index * plan.rate + wanted.rate - 1) / wanted.rate)
      sums[frame] += Double(bytes)
    }
    let sum = sums.reduce(0, +)
    let factor = sum > 0 ? estimate(plan) / sum : 1
    return sums.map { $0 * factor }
  }

  /// Returns the expected bytes of a plan with the requested colour quality.
  private func estimate(_ plan: Plan) -> Double {
    let plain = Double(first?.frameBytes.reduce(0, +) ?? 0)
    guard plan != wanted else { return plain }
    return plain * correction
      * Portable.pow(Double(plan.rate) / Double(wanted.rate), Self.rateGrowth)
      * Portable.pow(Double(plan.scale / wanted.scale), Self.scaleGrowth)
  }

  /// Records the result of a trial and chooses the next one.
  ///
  /// - Throws: `RecordingError.tooLarge` if nothing is left to try.
  func add(_ made: Recorder.Made) throws {
    guard let statistics = made.statistics else { preconditionFailure("a GIF without statistics") }
    cost += relativeCost(plan)
    // The first trial had no limit, so its plan has not been tried with one.
    if first != nil { triedPlans.append(plan) }
    smallest = min(smallest, byteCount)
    if byteCount <= limit.bytes, byteCount > best?.bytes.count ?? -1 {
      best = (bytes, plan, statistics.meanLoss, made.count)
    }
    if first == nil {
      first = statistics
      minimumShare = max(0.01, statistics.minimumShare)
      isDone = best != nil
    } else {
      isDone =
        byteCount <= limit.bytes && Double(byteCount) >= Double(limit.bytes) * Self.nearEnough
      learn(from: statistics)
    }
    guard !isDone else { return }
    let next = choice()
    if best != nil {
      isDone = triedPlans.contains(next) || cost + relativeCost(next) > Self.budget
    } else if triedPlans.contains(next) {
      throw RecordingError.tooLarge(take: index, limit: limit.bytes, smallest: smallest)
    }
    plan = next
  }

  private func relativeCost(_ plan: Plan) -> Double {
    Double(plan.rate) / Double(wanted.rate) * Double(plan.scale / wanted.scale)
      * Double(plan.scale / wanted.scale)
  }

  /// Corrects the estimates with the result of a limited trial.
  private func learn(from statistics: GIFStatistics) {
    let share = 1 - (1 - minimumShare) * statistics.meanLoss
    let error = Double(byteCount) / (estimate(plan) * share)
    if plan == wanted {
      minimumShare = min(1, max(minimumShare * 1.02, Double(byteCount) / estimate(wanted)))
    } else {
      // The factor 1.04 overcorrects towards the limit, so that the next trial differs from this
      // one.
      correction *= byteCount > limit.bytes ? max(error, 1) * 1.04 : error
    }
  }

  /// Returns the plan with the smallest loss that is expected to meet the limit.
  private func choice() -> Plan {
    let target = Double(limit.bytes) * Self.aim
    func suffices(_ plan: Plan) -> Bool { estimate(plan) * minimumShare * 1.04 <= target }
    // Only rates whose frames are evenly spaced on a 60 Hz display, or that divide the requested
    // rate.
    let slower = [wanted.rate * 2 / 3, wanted.rate / 2].filter { rate in
      rate >= Self.minimumRate && (60 % rate == 0 || wanted.rate % rate == 0)
    }
    let rates = ([wanted.rate] + slower).map { Plan(rate: $0, scale: wanted.scale) }
    if let plan = rates.first(where: suffices) { return plan }
    let rate = rates[rates.count - 1].rate
    // Colours at half of their permitted loss leave room in both directions.
    let share = target / (estimate(Plan(rate: rate, scale: wanted.scale)) * (1 + minimumShare) / 2)
    let scale =
      (Portable.pow(share, 1 / Self.scaleGrowth) * Double(wanted.scale) * 100).rounded(.down) / 100
    let least = (Self.minimumScale * Double(wanted.scale) * 100).rounded(.up) / 100
    return Plan(rate: rate, scale: CGFloat(max(least, min(scale, Double(wanted.scale)))))
  }

  /// Writes the file and reports what it gave up.
  ///
  /// - Returns: The number of frames.
  func finish() throws -> Int {
    guard let best else { preconditionFailure("a film that does not fit") }
    try deliver(best.bytes)
    if !triedPlans.isEmpty {
      limit.tell(
        FilmReduction(
          byteCount: best.bytes.count, limit: limit.bytes, colorLoss: best.loss,
          framesPerSecond: best.plan.rate, wantedFramesPerSecond: wanted.rate,
          scale: best.plan.scale, wantedScale: wanted.scale))
    }
    return best.frames
  }
}

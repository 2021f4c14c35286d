import Foundation

/// Where numbers lie along an axis, and which are written at it: from 1, 2 or 5 times a power of ten to
/// the next, as many as fit, the ends widened to whole steps where that costs no room.
struct PlotScale: Hashable, Sendable {
  let lower, upper: Double
  let ticks: [Double]
  /// From one tick to the next.
  let step: Double

  /// - Parameters:
  ///   - values: what is to be seen; NaN and infinities are left out.
  ///   - count: about how many ticks, at least 2.
  ///   - isTight: keeps the ends where the values have them.
  init(_ values: [Double], count: Int, isTight: Bool = false) {
    let known = values.filter(\.isFinite)
    var (low, high) = (known.min() ?? 0, known.max() ?? 1)
    if high - low < 1e-9 * max(1, abs(high)) { (low, high) = (low - 1, high + 1) }
    let step = Self.step((high - low) / Double(max(count, 2) - 1))
    if !isTight {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    (lower, upper, self.step) = (low, high, step)
    let first = Int((low / step - 1e-9).rounded(.up)),
      last = Int((high / step + 1e-9).rounded(.down))
    ticks = first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// The next of …, 1, 2, 5, 10, … that is not less, reckoned without logarithms: the same everywhere.
  private static func step(_ least: Double) -> Double {
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= least * (1 - 1e-9) { return power * factor }
    return power * 10
  }

  /// 0 at the lower end, 1 at the upper.
  func part(_ value: Double) -> Double { (value - lower) / (upper - lower) }

  /// A tick in as many digits as the step needs.
  func label(_ tick: Double) -> String {
    var (digits, unit) = (0, 1.0)
    while digits < 6, abs(step / unit - (step / unit).rounded()) > 1e-6 {
      digits += 1
      unit /= 10
    }
    return Self.text(tick, digits: digits)
  }

  /// A number with so many digits after the point, without a sign for zero.
  static func text(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let whole = Int((abs(value) * unit).rounded())
    let sign = value < 0 && whole > 0 ? "−" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let rest = "\(whole % Int(unit))"
    return
      "\(sign)\(whole / Int(unit)).\(String(repeating: "0", count: digits - rest.count))\(rest)"
  }
}

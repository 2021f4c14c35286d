import Foundation

/// The scale of an axis with its ticks. Ticks are 1, 2 or 5 times a power of ten apart, as many as
/// fit. Unless the scale is tight, its ends are extended to whole steps.
struct PlotScale: Hashable, Sendable {
  let lower, upper: Double
  let ticks: [Double]
  /// The distance between ticks.
  let step: Double

  /// The rounding error that is ignored in a number of steps, or in a value relative to its size.
  private static let noise = 1e-9
  /// The maximum difference of a step from a whole number, in units of its last digit.
  private static let wholeStep = 1e-6

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - values: The values to show. NaN and infinities are ignored.
  ///   - count: The approximate number of ticks, at least 2.
  ///   - isTight: Whether the scale ends at the smallest and largest value.
  init(_ values: [Double], count: Int, isTight: Bool = false) {
    let known = values.filter(\.isFinite)
    var (low, high) = (known.min() ?? 0, known.max() ?? 1)
    if high - low < Self.noise * max(1, abs(high)) { (low, high) = (low - 1, high + 1) }
    let step = Self.step((high - low) / Double(max(count, 2) - 1))
    if !isTight {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    (lower, upper, self.step) = (low, high, step)
    let first = Int((low / step - Self.noise).rounded(.up)),
      last = Int((high / step + Self.noise).rounded(.down))
    ticks = first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// Returns the smallest of …, 1, 2, 5, 10, … that is not less than a value. It does not use
  /// logarithms, so the result is equal on all machines.
  private static func step(_ least: Double) -> Double {
    var power = 1.0
    while power * 10 <= least { power *= 10 }
    while power > least { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= least * (1 - noise) { return power * factor }
    return power * 10
  }

  /// Returns the relative position of a value: 0 at the lower end, 1 at the upper end.
  func part(_ value: Double) -> Double { (value - lower) / (upper - lower) }

  /// Returns the label of a tick with the decimal places that the step needs.
  func label(_ tick: Double) -> String {
    var (digits, unit) = (0, 1.0)
    while digits < 6, abs(step / unit - (step / unit).rounded()) > Self.wholeStep {
      digits += 1
      unit /= 10
    }
    return Self.text(tick, digits: digits)
  }

  /// Returns a number with a fixed number of decimal places, and zero without a sign.
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

/// The range of numbers in layouts. Apps write `.greatestFiniteMagnitude` for "no limit", next to
/// which every other length would be lost in rounding.
package enum LayoutLimit {
  /// The largest magnitude, ten million points. UIKit has a limit too, but its value is not
  /// published. At this size, rounding errors are 2e-9, well below the solver's tolerance of 1e-7.
  static let magnitude = 1e7

  /// Returns the nearest number within the limit, or 0 for NaN.
  static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -magnitude), magnitude)
  }

  package static func exceeds(_ value: Double) -> Bool { abs(value) > magnitude }
}

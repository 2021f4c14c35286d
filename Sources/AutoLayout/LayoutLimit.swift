/// The largest number layout reckons with. Apps write `.greatestFiniteMagnitude` for "no limit";
/// beside it every other length of the screen would drown in rounding.
package enum LayoutLimit {
  /// In points: ten million. UIKit has such a limit too and does not publish it. The rounding of a
  /// double is 2e-9 there, well below what the solver takes for zero (1e-7).
  static let magnitude = 1e7

  /// The nearest number within the limit; 0 for what is none.
  static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -magnitude), magnitude)
  }

  package static func exceeds(_ value: Double) -> Bool { abs(value) > magnitude }
}

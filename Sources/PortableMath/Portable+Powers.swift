extension Portable {
  /// x to the power of y. Of a negative x there is one where y is whole.
  ///
  /// Where the result is less than 2⁻¹⁰²² and has fewer digits, it is rounded to these a second time.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    // What C defines without rounding: nothing, infinities and what is no number.
    guard x != 0, x.isFinite, y.isFinite, y != 0, x != 1 else { return systemPower(x, y) }
    guard x > 0 else {
      guard y == y.rounded() else { return .nan }
      let size = pow(-x, y)
      return (y / 2) == (y / 2).rounded() ? size : -size
    }
    let logarithm = log(DoubleDouble(x))
    let rough = logarithm.high * y
    guard rough < 710, rough > -746 else { return rough > 0 ? .infinity : 0 }
    return exp(logarithm * DoubleDouble(y))
  }

  /// The cube root, of negative numbers too.
  package static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    // The exponent by threes, so that no cube leaves the range.
    let third = Int((Double(x.exponent) / 3).rounded())
    let part = Double(sign: .plus, exponent: -3 * third, significand: x)
    let near = DoubleDouble(systemRoot(part))
    let square = near * near
    let error = (DoubleDouble(part) - square * near) / (DoubleDouble(3) * square)
    return (near + error).scaled(by: third).high
  }
}

extension Portable {
  /// Returns x to the power of y. For negative x, the result is NaN unless y is an integer.
  ///
  /// A result below 2⁻¹⁰²² has fewer digits and is rounded to them a second time.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    // C defines these cases without rounding: zeros, ones, infinities and NaN.
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

  /// Returns the cube root. Negative numbers are allowed.
  package static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    // Scaling by a multiple of three exponents keeps the cube in range.
    let third = Int((Double(x.exponent) / 3).rounded())
    let part = Double(sign: .plus, exponent: -3 * third, significand: x)
    let near = DoubleDouble(systemRoot(part))
    let square = near * near
    let error = (DoubleDouble(part) - square * near) / (DoubleDouble(3) * square)
    return (near + error).scaled(by: third).high
  }
}

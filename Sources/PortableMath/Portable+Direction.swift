extension Portable {
  /// Returns the angle of a direction, within ±π. It is less exact than `atan2` and much faster:
  /// the error is at most two units in the last place, which is enough for pixels.
  ///
  /// For directions longer than 2¹⁰⁰⁰ or shorter than 2⁻¹⁰⁰⁰, the result is that of the system's
  /// function.
  ///
  /// The quotient of the shorter and the longer side is from 0 to 1. Its angle is that of the
  /// nearest eighth plus that of a remainder of at most 1/16. Each term of arctan's series for the
  /// remainder is less than 1/256 of the term before.
  package static func direction(_ y: Double, _ x: Double) -> Double {
    let (height, width) = (abs(y), abs(x))
    let isSteep = height > width
    let (short, long) = isSteep ? (width, height) : (height, width)
    guard long > 0x1p-1000, long < 0x1p1000 else { return systemAngle(y, x) }
    let eighth = (short / long * 8).rounded()
    let rest = (short - eighth / 8 * long) / (long + eighth / 8 * short)
    let square = rest * rest
    var series = 1.0 / 13 - square * (1.0 / 15)
    series = 1.0 / 9 - square * (1.0 / 11 - square * series)
    series = 1.0 / 5 - square * (1.0 / 7 - square * series)
    series = square * (1.0 / 3 - square * series)
    let near = eighths[Int(eighth)]
    var angle = near.low - rest * series + rest + near.high
    if isSteep { angle = quarterTurn.high - angle + quarterTurn.low }
    if x.sign == .minus { angle = 2 * quarterTurn.high - angle + 2 * quarterTurn.low }
    return y.sign == .minus ? -angle : angle
  }

  private static let quarterTurn = angle(DoubleDouble(1), DoubleDouble(0))

  /// The angles whose tangents are 0/8, 1/8, …, 8/8.
  private static let eighths = (0...8).map { angle(DoubleDouble(Double($0)), DoubleDouble(8)) }
}

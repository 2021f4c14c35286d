extension Portable {
  /// The angle of a direction, within ±π, as `atan2` has it but less exact and much faster: wrong by no
  /// more than two units in the last place. For pixels. Of directions longer than 2¹⁰⁰⁰ or shorter
  /// than 2⁻¹⁰⁰⁰, the system's own.
  ///
  /// The shorter side over the longer is a fraction from 0 to 1: its angle is that of the nearest eighth,
  /// and a rest of at most 1/16, for which each term of arctan's series is less than 1/256 of the
  /// one before.
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

  /// The angles of eighths.
  private static let eighths = (0...8).map { angle(DoubleDouble(Double($0)), DoubleDouble(8)) }
}

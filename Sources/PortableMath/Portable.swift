/// Elementary functions that return identical results on every processor.
///
/// The system's functions differ from the exact value by up to a unit in the last place, by an
/// amount that depends on the processor: glibc has variants with and without fused multiplication.
/// Values computed from them would differ between machines. The functions here compute with twice
/// the digits and round once, with an error of at most 0.5 + 2⁻⁴⁰ units in the last place. They use
/// only addition, multiplication, division and fused multiplication, which IEEE 754 defines to the
/// bit.
///
/// Infinities, NaN and values outside a function's domain give the results of C's functions.
package enum Portable {
  // ln 2 and π/2 as sums of parts. The first two parts have so few digits that their multiples are
  // exact.
  private static let ln2 = (0x1.62e42fefa2p-1, 0x1.9ef35793c6p-41, 0x1.673007e5ed5e8p-81)
  private static let halfPi = (
    0x1.921fb544p+0, 0x1.0b4611a6p-34, DoubleDouble(0x1.3198a2e037073p-69, 0x1.129024e088a68p-123)
  )

  /// The coefficients 1/n!, from n = 0.
  private static let inverseFactorials: [DoubleDouble] = {
    var terms = [DoubleDouble(1)]
    for n in 1...29 { terms.append(terms[n - 1] / DoubleDouble(Double(n))) }
    return terms
  }()
  private static let exponential = Array(inverseFactorials.prefix(26))
  /// The series of (eˣ − 1)/x.
  private static let exponentialLessOne = Array(inverseFactorials[1...26])
  /// The series of sin x / x and cos x, as polynomials in x².
  private static let sine = signed(stride(from: 1, through: 29, by: 2))
  private static let cosine = signed(stride(from: 0, through: 28, by: 2))
  /// The series of artanh x / x, as a polynomial in x².
  private static let inverseTangent = (0...23).map {
    DoubleDouble(1) / DoubleDouble(Double(2 * $0 + 1))
  }

  private static func signed(_ places: StrideThrough<Int>) -> [DoubleDouble] {
    places.enumerated().map { $0 & 1 == 0 ? inverseFactorials[$1] : -inverseFactorials[$1] }
  }

  /// Returns eˣ.
  package static func exp(_ x: Double) -> Double {
    guard x < 710, x > -746 else { return x > 0 ? .infinity : x.isNaN ? x : 0 }
    return exp(DoubleDouble(x))
  }

  /// Returns eˣ for x from -746 to 710.
  static func exp(_ x: DoubleDouble) -> Double {
    let (power, exponent) = exponentialParts(x)
    // Scale in two steps: 2¹⁰²⁴ is out of range, although a product with it may not be.
    let half = exponent / 2
    return Double(
      sign: .plus, exponent: exponent - half,
      significand: Double(sign: .plus, exponent: half, significand: power.high))
  }

  /// Returns eˣ as a number near 1 and the exponent of a power of two.
  private static func exponentialParts(_ x: DoubleDouble) -> (DoubleDouble, Int) {
    let power = (x.high * 0x1.71547652b82fep+0).rounded()
    let rest =
      DoubleDouble(sum: x.high - power * ln2.0, -power * ln2.1)
      + DoubleDouble(product: -power, ln2.2) + DoubleDouble(x.low)
    return (.polynomial(exponential, at: rest), Int(power))
  }

  /// Returns eˣ − 1, which is exact for small x too.
  package static func expm1(_ x: Double) -> Double {
    guard x < 710, x > -100 else { return x > 0 ? .infinity : x.isNaN ? x : -1 }
    guard x != 0 else { return x }
    if abs(x) < 0.35 {
      let x = DoubleDouble(x)
      return (x * .polynomial(exponentialLessOne, at: x)).high
    }
    let (power, exponent) = exponentialParts(DoubleDouble(x))
    guard exponent < 1000 else { return exp(x) }
    return (power.scaled(by: exponent) - DoubleDouble(1)).high
  }

  /// Returns the natural logarithm.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    guard x != 1 else { return 0 }
    return log(DoubleDouble(x)).high
  }

  /// Returns ln (1 + x), which is exact for small x too.
  package static func log1p(_ x: Double) -> Double {
    guard x > -1, x < .infinity else { return x == -1 ? -.infinity : x > 0 ? x : .nan }
    guard x != 0 else { return x }
    guard abs(x) < 0.25 else { return log(DoubleDouble(sum: x, 1)).high }
    return logarithm(DoubleDouble(x) / DoubleDouble(sum: 2, x)).high
  }

  static func log(_ x: DoubleDouble) -> DoubleDouble {
    var exponent = Int(x.high.exponent)
    var significand = x.scaled(by: -exponent)
    if significand.high > 1.4142135623730951 {
      exponent += 1
      significand = significand.scaled(by: -1)
    }
    let one = DoubleDouble(1)
    let part = logarithm((significand - one) / (significand + one))
    let power = Double(exponent)
    return
      DoubleDouble(sum: power * ln2.0, power * ln2.1) + DoubleDouble(product: power, ln2.2)
      + part
  }

  /// Returns ln ((1 + s)/(1 − s)).
  private static func logarithm(_ s: DoubleDouble) -> DoubleDouble {
    (s * .polynomial(inverseTangent, at: s * s)).scaled(by: 1)
  }

  /// Returns the sine of an angle in radians. Beyond ±100,000, it is that of the system's function.
  package static func sin(_ x: Double) -> Double { x == 0 ? x : turned(x, by: 0) }

  /// Returns the cosine of an angle in radians. Beyond ±100,000, it is that of the system's
  /// function.
  package static func cos(_ x: Double) -> Double { turned(x, by: 1) }

  private static func turned(_ x: Double, by quarters: Int) -> Double {
    guard abs(x) <= farthestAngle else { return systemTurned(x, by: quarters) }
    let (rest, quarter) = reduced(x)
    let (s, c) = sineAndCosine(of: rest)
    switch (quarter + quarters) & 3 {
    case 0: return s.high
    case 1: return c.high
    case 2: return -s.high
    default: return -c.high
    }
  }

  /// Returns the tangent of an angle in radians. Beyond ±100,000, it is that of the system's
  /// function.
  package static func tan(_ x: Double) -> Double {
    guard x != 0 else { return x }
    guard abs(x) <= farthestAngle else { return systemTangent(x) }
    let (rest, quarter) = reduced(x)
    let (s, c) = sineAndCosine(of: rest)
    return (quarter & 1 == 0 ? s / c : -c / s).high
  }

  private static let farthestAngle = 100_000.0

  /// Returns the angle minus a multiple of π/2, within ±π/4, and the number of right angles.
  private static func reduced(_ x: Double) -> (DoubleDouble, Int) {
    let quarters = (x * 0x1.45f306dc9c883p-1).rounded()
    let rest =
      DoubleDouble(sum: x - quarters * halfPi.0, -quarters * halfPi.1)
      - DoubleDouble(quarters) * halfPi.2
    return (rest, Int(quarters))
  }

  private static func sineAndCosine(of rest: DoubleDouble) -> (DoubleDouble, DoubleDouble) {
    let square = rest * rest
    return (rest * .polynomial(sine, at: square), .polynomial(cosine, at: square))
  }

  /// Returns the angle of the direction (x, y) in radians, within ±π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    angle(DoubleDouble(y), DoubleDouble(x)).high
  }

  /// Returns the angle of a sine, in radians within ±π/2. NaN if x is outside -1...1.
  package static func asin(_ x: Double) -> Double {
    guard abs(x) <= 1, x != 0 else { return x == 0 ? x : .nan }
    return angle(DoubleDouble(x), leg(x)).high
  }

  /// Returns the angle of a cosine, in radians from 0 to π. NaN if x is outside -1...1.
  package static func acos(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    return angle(leg(x), DoubleDouble(x)).high
  }

  /// Returns √(1 − x²).
  private static func leg(_ x: Double) -> DoubleDouble {
    (DoubleDouble(sum: 1, -x) * DoubleDouble(sum: 1, x)).squareRoot
  }

  /// The angle below which the error of the system's function is too small to be represented.
  private static let smallestAngle = 1e-300

  static func angle(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    let near = systemAngle(y.high, x.high)
    guard y.high != 0, x.high.isFinite, y.high.isFinite, abs(near) > smallestAngle else {
      return DoubleDouble(near)
    }
    // Rotate back by the system's angle: the remaining angle is its error.
    let scale = Int(-max(x.high.exponent, y.high.exponent))
    let (px, py) = (x.scaled(by: scale), y.scaled(by: scale))
    let (rest, quarter) = reduced(near)
    var (s, c) = sineAndCosine(of: rest)
    for _ in 0..<(quarter & 3) { (s, c) = (c, -s) }
    let error = (py * c - px * s) / (px * c + py * s)
    return DoubleDouble(near) + error
  }
}

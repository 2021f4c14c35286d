/// A number as the unevaluated sum of two doubles, with about 106 bits. The second is less than
/// half a unit in the last place of the first.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// Numerische Mathematik 18 (1971). The sums are Knuth's. The product gets its error from a fused
/// multiplication, which IEEE 754 rounds once on any processor, with or without hardware support.
struct DoubleDouble {
  let high: Double
  let low: Double

  /// Creates a number from its two parts. `high + low` must round to `high`.
  init(_ high: Double, _ low: Double = 0) { (self.high, self.low) = (high, low) }

  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(sum, (a - (sum - part)) + (b - part))
  }

  init(product a: Double, _ b: Double) {
    let product = a * b
    self.init(product, (-product).addingProduct(a, b))
  }

  /// Creates the sum of two numbers, of which the first must have the larger magnitude.
  private init(ordered a: Double, _ b: Double) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  static func + (a: Self, b: Self) -> Self {
    let high = DoubleDouble(sum: a.high, b.high)
    let low = DoubleDouble(sum: a.low, b.low)
    let part = DoubleDouble(ordered: high.high, high.low + low.high)
    return DoubleDouble(ordered: part.high, part.low + low.low)
  }

  static prefix func - (a: Self) -> Self { DoubleDouble(-a.high, -a.low) }

  static func - (a: Self, b: Self) -> Self { a + -b }

  static func * (a: Self, b: Self) -> Self {
    let product = DoubleDouble(product: a.high, b.high)
    return DoubleDouble(
      ordered: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let third = (rest - b * DoubleDouble(second)).high / b.high
    return DoubleDouble(ordered: first, second) + DoubleDouble(third)
  }

  /// The square root of a number that is not negative.
  var squareRoot: Self {
    guard high > 0 else { return self }
    let root = high.squareRoot()
    let rest = self - DoubleDouble(product: root, root)
    return DoubleDouble(ordered: root, rest.high / (2 * root))
  }

  /// Returns the number times a power of two.
  func scaled(by exponent: Int) -> Self {
    DoubleDouble(
      Double(sign: .plus, exponent: exponent, significand: high),
      Double(sign: .plus, exponent: exponent, significand: low))
  }

  /// Returns the value of a polynomial, Σ coefficient · xⁿ.
  static func polynomial(_ coefficients: [DoubleDouble], at x: DoubleDouble) -> DoubleDouble {
    var sum = DoubleDouble(0)
    for coefficient in coefficients.reversed() { sum = sum * x + coefficient }
    return sum
  }
}

import Foundation

/// The blend modes for a pair of pixels, calculated in doubles.
///
/// Only additions, products, quotients and square roots are used, which give equal results on every
/// host.
enum BlendedPixel {
  /// A premultiplied colour with components in 0…1.
  private struct Value {
    var color: SIMD3<Double>
    var alpha: Double

    init(_ pixel: Pixel) {
      color = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255
      alpha = Double(pixel.alpha) / 255
    }

    init(_ color: SIMD3<Double>, _ alpha: Double) { (self.color, self.alpha) = (color, alpha) }

    /// The straight colour, not multiplied by alpha; black if alpha is 0.
    var straight: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }
  }

  static func mix(_ source: Pixel, over below: Pixel, _ mode: BlendMode, coverage: UInt8) -> Pixel {
    let (s, d) = (Value(source), Value(below))
    let whole = blended(s, d, mode)
    let share = Double(coverage) / 255
    let alpha = byte(d.alpha + (whole.alpha - d.alpha) * share)
    let color = d.color + (whole.color - d.color) * share
    func component(_ value: Double) -> UInt8 { min(byte(value), alpha) }
    return Pixel(
      red: component(color.x), green: component(color.y), blue: component(color.z), alpha: alpha)
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  private static func blended(_ s: Value, _ d: Value, _ mode: BlendMode) -> Value {
    switch mode {
    case .normal: sum(s, 1, d, 1 - s.alpha)
    case .clear: Value(.zero, 0)
    case .copy: s
    case .sourceIn: sum(s, d.alpha, d, 0)
    case .sourceOut: sum(s, 1 - d.alpha, d, 0)
    case .sourceAtop: sum(s, d.alpha, d, 1 - s.alpha)
    case .destinationOver: sum(s, 1 - d.alpha, d, 1)
    case .destinationIn: sum(s, 0, d, s.alpha)
    case .destinationOut: sum(s, 0, d, 1 - s.alpha)
    case .destinationAtop: sum(s, 1 - d.alpha, d, s.alpha)
    case .xor: sum(s, 1 - d.alpha, d, 1 - s.alpha)
    case .plusLighter: limited(s.color + d.color, s.alpha + d.alpha)
    case .plusDarker: darker(s, d)
    case .multiply: separable(s, d) { $0 * $1 }
    case .screen: separable(s, d) { $0 + $1 - $0 * $1 }
    case .overlay: separable(s, d) { hardLight($1, $0) }
    case .darken: separable(s, d) { min($0, $1) }
    case .lighten: separable(s, d) { max($0, $1) }
    case .colorDodge: separable(s, d) { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: separable(s, d) { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .softLight: separable(s, d, softLight)
    case .hardLight: separable(s, d, hardLight)
    case .difference: separable(s, d) { abs($0 - $1) }
    case .exclusion: separable(s, d) { $0 + $1 - 2 * $0 * $1 }
    case .hue:
      whole(s, d) { source, below in
        withLuminosity(withSaturation(source, saturation(below)), luminosity(below))
      }
    case .saturation:
      whole(s, d) { source, below in
        withLuminosity(withSaturation(below, saturation(source)), luminosity(below))
      }
    case .color: whole(s, d) { withLuminosity($0, luminosity($1)) }
    case .luminosity: whole(s, d) { withLuminosity($1, luminosity($0)) }
    }
  }

  // MARK: - Porter-Duff operators

  private static func sum(_ s: Value, _ a: Double, _ d: Value, _ b: Double) -> Value {
    Value(s.color * a + d.color * b, s.alpha * a + d.alpha * b)
  }

  private static func limited(_ color: SIMD3<Double>, _ alpha: Double) -> Value {
    Value(color.clamped(lowerBound: .zero, upperBound: .one), min(alpha, 1))
  }

  /// The amounts by which both colours are below white are added.
  private static func darker(_ s: Value, _ d: Value) -> Value {
    let alpha = min(s.alpha + d.alpha, 1)
    let kept = (s.alpha - s.color) + (d.alpha - d.color)
    return limited(alpha - kept, alpha)
  }

  // MARK: - PDF blend modes

  /// Applies a function of the straight colours where both pixels overlap. Elsewhere each pixel
  /// stays as it is.
  private static func whole(
    _ s: Value, _ d: Value, _ function: (SIMD3<Double>, SIMD3<Double>) -> SIMD3<Double>
  ) -> Value {
    let both = function(s.straight, d.straight) * (s.alpha * d.alpha)
    return Value(
      s.color * (1 - d.alpha) + d.color * (1 - s.alpha) + both,
      s.alpha + d.alpha - s.alpha * d.alpha)
  }

  private static func separable(
    _ s: Value, _ d: Value, _ function: (_ source: Double, _ below: Double) -> Double
  ) -> Value {
    whole(s, d) {
      SIMD3(function($0.x, $1.x), function($0.y, $1.y), function($0.z, $1.z))
    }
  }

  private static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let bent = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (bent - d)
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func withSaturation(_ c: SIMD3<Double>, _ saturation: Double) -> SIMD3<Double> {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (saturation / (high - low)) : .zero
  }

  private static func withLuminosity(_ c: SIMD3<Double>, _ luminosity: Double) -> SIMD3<Double> {
    let moved = c + (luminosity - self.luminosity(c))
    let (low, high) = (moved.min(), moved.max())
    let grey = SIMD3(repeating: luminosity)
    var result = moved
    if low < 0 { result = grey + (result - grey) * (luminosity / (luminosity - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - luminosity) / (high - luminosity)) }
    return result
  }
}

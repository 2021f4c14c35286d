import Foundation

/// A noise field of vectors over the plane and time, equal in every run. Values at integer
/// coordinates are hashed from these, with smooth interpolation between them.
struct FieldNoise {
  /// The smoothness, from 0 to 1: the higher, the less fine noise is added.
  let smoothness: Double

  /// The scale of each layer of noise.
  private static let layers = [1.0, 2, 4, 8]

  func value(at place: SIMD2<Double>, time: Double) -> SIMD2<Double> {
    var (value, weight) = (SIMD2<Double>.zero, 1.0)
    for (index, scale) in Self.layers.enumerated() {
      value += weight * layer(UInt64(index), place * scale, time * scale)
      weight *= (1 - min(max(smoothness, 0), 1)) * 0.8
    }
    return value
  }

  /// Returns a layer's vector, with components from -1 to 1.
  private func layer(_ seed: UInt64, _ place: SIMD2<Double>, _ time: Double) -> SIMD2<Double> {
    let at = SIMD3(place.x, place.y, time)
    guard at.x.magnitude < 1e9, at.y.magnitude < 1e9, at.z.magnitude < 1e9 else { return .zero }
    let base = at.rounded(.down)
    let part = at - base
    let eased = part * part * (3 - 2 * part)
    var value = SIMD2<Double>.zero
    for corner in 0..<8 {
      let offset = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
      let near = offset * eased + (1 - offset) * (1 - eased)
      value += vector(seed, base + offset) * (near.x * near.y * near.z)
    }
    return value
  }

  private func vector(_ seed: UInt64, _ place: SIMD3<Double>) -> SIMD2<Double> {
    var seed = seed
    for axis in 0..<3 {
      seed = SeededRandom.seed(seed, UInt64(bitPattern: Int64(place[axis])))
    }
    var random = SeededRandom(seed: seed)
    return SIMD2(random.unit() * 2 - 1, random.unit() * 2 - 1)
  }
}

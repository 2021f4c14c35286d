internal import Foundation

/// The mapping of the centres of device pixels to texels of an image, possibly in perspective.
struct PixelMapping {
  /// The transform from device pixels to texels.
  let inverse: ProjectiveTransform
  /// The image's size.
  let width, height: Int

  /// The smallest distance from the viewer, which is reached at the image's horizon.
  static let nearest = 0x1p-60

  /// Writes the texel positions of the pixels from (x, y) on, in units of 1/256 texel, rounded
  /// down.
  ///
  /// Positions are clamped to less than `margin` texels outside the image. This includes those of
  /// pixels that see what is behind the viewer.
  func write(
    y: Int, x: Int, margin: Int, to us: MutableStrip<Int32>, _ vs: MutableStrip<Int32>
  ) {
    precondition(us.count == vs.count)
    let middle = Double(y) + 0.5, least = 1 - Double(margin)
    let start = (
      u: inverse.c * middle + inverse.tx, v: inverse.d * middle + inverse.ty,
      w: inverse.q * middle + inverse.w
    )
    let most = (u: Double(width + margin - 1), v: Double(height + margin - 1))
    let done = cpixels_map(
      us.base, vs.base, Int64(us.count), Int64(x), inverse.a, inverse.b, inverse.p, start.u,
      start.v, start.w, Self.nearest, least, most.u, most.v)
    for index in Int(done)..<us.count {
      let across = Double(x + index) + 0.5
      let scale = 1 / max(inverse.p * across + start.w, Self.nearest)
      // Conversion truncates, so positions are first moved to be positive.
      func units(_ place: Double, _ most: Double) -> Int32 {
        let texel = place * scale > least ? min(place * scale, most) : least
        return Int32(Int((texel + Double(margin)) * 256) - 256 * margin)
      }
      us.base[index] = units(inverse.a * across + start.u, most.u)
      vs.base[index] = units(inverse.b * across + start.v, most.v)
    }
  }
}

@_extern(c, "cpixels_map")
private func cpixels_map(
  _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>, _ count: Int64,
  _ x: Int64, _ a: Double, _ b: Double, _ p: Double, _ u: Double, _ v: Double, _ w: Double,
  _ nearest: Double, _ least: Double, _ mostU: Double, _ mostV: Double
) -> Int64

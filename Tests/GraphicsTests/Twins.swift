import Foundation
import Graphics

/// Plain twins of the fast kernels: one pixel and one component at a time, each the formula its
/// kernel's comment states, in integers wherever the kernel has integers.
enum Twins {
  private static var components: [WritableKeyPath<Pixel, UInt8>] {
    [\.red, \.green, \.blue, \.alpha]
  }

  /// Means of two by two pixels, halves rounded up; an odd last column or row counts twice.
  static func halved(_ bitmap: Bitmap) -> Bitmap {
    var result = Bitmap(width: (bitmap.width + 1) / 2, height: (bitmap.height + 1) / 2)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let right = min(2 * x + 1, bitmap.width - 1), low = min(2 * y + 1, bitmap.height - 1)
        let four = [
          bitmap[2 * x, 2 * y], bitmap[right, 2 * y], bitmap[2 * x, low], bitmap[right, low],
        ]
        for component in components {
          result[x, y][keyPath: component] = UInt8(
            (four.reduce(0) { $0 + Int($1[keyPath: component]) } + 2) / 4)
        }
      }
    }
    return result
  }

  /// A picture under a transform that is not upright, at the pixel (x, y).
  static func turned(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, _ filter: SamplingFilter, x: Int, y: Int
  ) -> Pixel {
    let back = transform.inverted()
    var texels = bitmap, shrink = 1.0
    var square = max(back.a * back.a + back.b * back.b, back.c * back.c + back.d * back.d)
    while filter == .area, square > 2.25, texels.width > 1 || texels.height > 1 {
      (texels, square, shrink) = (halved(texels), square / 4, shrink / 2)
    }
    let inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
    let (cx, cy) = (Double(x) + 0.5, Double(y) + 0.5)
    let u = inverse.a * cx + (inverse.c * cy + inverse.tx)
    let v = inverse.b * cx + (inverse.d * cy + inverse.ty)
    // Counted from two texels before the picture, where truncation rounds down.
    let fromLeft = min(max(u, -1), Double(texels.width) + 1) + 2
    let fromTop = min(max(v, -1), Double(texels.height) + 1) + 2
    func texel(_ x: Int, _ y: Int) -> Pixel {
      texels[min(max(x, 0), texels.width - 1), min(max(y, 0), texels.height - 1)]
    }
    guard filter != .nearest else { return texel(Int(fromLeft) - 2, Int(fromTop) - 2) }
    let u256 = Int(fromLeft * 256) - 640, v256 = Int(fromTop * 256) - 640
    let (left, top) = (u256 >> 8, v256 >> 8), (fx, fy) = (u256 & 255, v256 & 255)
    var result = Pixel.clear
    for component in components {
      func value(_ x: Int, _ y: Int) -> Int { Int(texel(x, y)[keyPath: component]) }
      let upper = value(left, top) * (256 - fx) + value(left + 1, top) * fx
      let lower = value(left, top + 1) * (256 - fx) + value(left + 1, top + 1) * fx
      result[keyPath: component] = UInt8((upper * (256 - fy) + lower * fy + 32768) >> 16)
    }
    return result
  }

  /// The colour of a gradient at the pixel (x, y): of the nearest of 1025 even steps. Stops in order.
  static func gradient(_ gradient: LinearGradient, x: Int, y: Int) -> Pixel {
    let along = (
      x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y
    )
    let length = along.x * along.x + along.y * along.y
    let down = (Double(y) + 0.5 - gradient.start.y) * (along.y / length * 1024)
    let place = (Double(x) + 0.5 - gradient.start.x) * (along.x / length * 1024) + down
    let location = Double(Int(min(max(place + 0.5, 0), 1024))) / 1024
    guard let after = gradient.stops.first(where: { $0.location > location }) else {
      return gradient.stops[gradient.stops.count - 1].color.premultiplied
    }
    guard let before = gradient.stops.last(where: { $0.location <= location }) else {
      return gradient.stops[0].color.premultiplied
    }
    let t = (location - before.location) / (after.location - before.location)
    func mixed(_ component: KeyPath<Color, Double>) -> Int {
      let (a, b) = (before.color[keyPath: component], after.color[keyPath: component])
      return Int(((a + (b - a) * t) * 255).rounded())
    }
    let alpha = mixed(\.alpha)
    func premultiplied(_ component: KeyPath<Color, Double>) -> UInt8 {
      UInt8((mixed(component) * alpha + 127) / 255)
    }
    return Pixel(
      red: premultiplied(\.red), green: premultiplied(\.green), blue: premultiplied(\.blue),
      alpha: UInt8(alpha))
  }

  /// Three boxes down, then three across, in 1/256, every mean rounded by a reciprocal of 32 bits.
  static func blurred(_ coverage: Coverage, sigma: Double) -> [[UInt8]] {
    let bounds = coverage.bounds
    var rows = (bounds.y..<bounds.maxY).map { y in
      (bounds.x..<bounds.maxX).map { x in Int(coverage[x: x, y: y]) << 8 }
    }
    let width = Int((sigma * 1.8799712059732503 + 0.5).rounded(.down))
    // An even box cannot lie in the middle: two lean either way, the third is one wider.
    let widths = width % 2 == 1 ? [width, width, width] : [width, width, width + 1]
    for width in widths { rows = boxed(rows, width) }
    rows = transposed(rows)
    for width in widths { rows = boxed(rows, width) }
    return transposed(rows).map { $0.map { UInt8(($0 + 128) >> 8) } }
  }

  /// Each value is the mean of the `width` rows that end with it; there are `width` − 1 more.
  private static func boxed(_ rows: [[Int]], _ width: Int) -> [[Int]] {
    let reciprocal = ((1 << 32) + width / 2) / width
    return (0..<rows.count + width - 1).map { y in
      (0..<rows[0].count).map { x in
        let window = max(y - width + 1, 0)...min(y, rows.count - 1)
        return (window.reduce(0) { $0 + rows[$1][x] } * reciprocal + (1 << 31)) >> 32
      }
    }
  }

  private static func transposed(_ rows: [[Int]]) -> [[Int]] {
    rows[0].indices.map { x in rows.map { $0[x] } }
  }
}

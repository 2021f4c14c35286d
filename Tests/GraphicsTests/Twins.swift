import Foundation
import Graphics

/// Plain twins of the fast kernels: one pixel and one component at a time. Each is the formula in
/// the kernel's comment, in integers wherever the kernel uses integers.
enum Twins {
  private static var components: [WritableKeyPath<Pixel, UInt8>] {
    [\.red, \.green, \.blue, \.alpha]
  }

  /// Returns the means of two by two pixels, halves rounded up. An odd last column or row counts
  /// twice.
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

  /// Returns the pixel (x, y) of a picture under a transform that is not upright.
  static func turned(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, _ filter: SamplingFilter, x: Int, y: Int
  ) -> Pixel {
    let back = transform.inverted()
    guard filter != .nearest else {
      let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let u = back.a * place.x + (back.c * place.y + back.tx)
      let v = back.b * place.x + (back.d * place.y + back.ty)
      return texel(
        bitmap, Int(min(max(u, -1), Double(bitmap.width) + 1) + 2) - 2,
        Int(min(max(v, -1), Double(bitmap.height) + 1) + 2) - 2)
    }
    var reach = (x: 1.0, y: 1.0)
    if filter == .area {
      reach.x = max(1, (back.a * back.a + back.c * back.c).squareRoot())
      reach.y = max(1, (back.b * back.b + back.d * back.d).squareRoot())
    }
    var level = 0, widest = max(reach.x, reach.y)
    while widest >= 4 { (level, widest) = (level + 1, widest / 2) }
    let share = Int((min(max((widest / 4 - 0.75) / 0.25, 0), 1) * 256).rounded())
    func halvable(_ level: Int) -> Bool { max(bitmap.width, bitmap.height) > 1 << (level - 1) }
    while level > 0, !halvable(level) { level -= 1 }
    let first = weighed(bitmap, level, back, reach, x, y)
    guard share > 0, halvable(level + 1) else { return pixel(first) }
    let second = weighed(bitmap, level + 1, back, reach, x, y)
    return pixel(zip(first, second).map { ($0 * (256 - share) + $1 * share) >> 8 })
  }

  private static func texel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Pixel {
    bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
  }

  private static func pixel(_ wide: [Int]) -> Pixel {
    let bytes = wide.map { UInt8(($0 + 64) >> 7) }
    return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// Returns components in 1/128, from the texels of a level weighted by a tent, at the next lower
  /// multiple of 1/256 texel.
  private static func weighed(
    _ bitmap: Bitmap, _ level: Int, _ back: CGAffineTransform, _ reach: (x: Double, y: Double),
    _ x: Int, _ y: Int
  ) -> [Int] {
    let texels = (0..<level).reduce(bitmap) { bitmap, _ in halved(bitmap) }
    let shrink = 1 / Double(1 << level)
    let inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
    func tent(_ reach: Double) -> Double {
      max(1, max(0, reach * shrink * reach * shrink - (1 - shrink * shrink) / 2).squareRoot())
    }
    let (rx, ry) = (tent(reach.x), tent(reach.y))
    let margin = (2 * rx).rounded(.up) + (2 * ry).rounded(.up)
    let (cx, cy) = (Double(x) + 0.5, Double(y) + 0.5)
    let u = inverse.a * cx + (inverse.c * cy + inverse.tx)
    let v = inverse.b * cx + (inverse.d * cy + inverse.ty)
    func weights(
      _ place: Double, _ size: Int, _ reach: Double, _ unit: Double
    ) -> (first: Int, [Int]) {
      let near = min(max(place, 1 - margin), Double(size) + margin - 1) + margin
      let whole = Int(near * 256) - Int(margin) * 256
      let centre = Double(whole & 255) / 256
      let first = Int((centre - reach - 0.5).rounded(.down)) + 1
      let heights = (first..<first + Int((2 * reach).rounded(.up))).map {
        max(0, reach - abs(Double($0) + 0.5 - centre))
      }
      var sum = 0.0, given = 0
      let total = heights.reduce(0, +)
      let weights = heights.map { height in
        sum += height
        defer { given = Int((sum / total * unit).rounded()) }
        return Int((sum / total * unit).rounded()) - given
      }
      return ((whole >> 8) + first, weights)
    }
    let (left, across) = weights(u, texels.width, rx, 32768)
    let (top, down) = weights(v, texels.height, ry, 256)
    return components.map { component in
      var sum = across.count / 2
      for (column, weight) in across.enumerated() {
        let part = down.enumerated().reduce(0) { part, row in
          part + row.element
            * Int(texel(texels, left + column, top + row.offset)[keyPath: component])
        }
        sum += (part * weight) >> 16
      }
      return sum
    }
  }

  /// Returns the colour of a gradient at the pixel (x, y): the nearest of 1025 even steps. Stops
  /// must be in order.
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

  /// Returns three extended box blurs down, then three across, in 1/256.
  static func blurred(_ coverage: Coverage, sigma: Double) -> [[UInt8]] {
    let bounds = coverage.bounds
    var rows = (bounds.y..<bounds.maxY).map { y in
      (bounds.x..<bounds.maxX).map { x in Int(coverage[x: x, y: y]) << 8 }
    }
    var variance = sigma * sigma + 1.0 / 6
    if sigma < 0.5 { variance = 0.7978845608 * sigma + 0.4431 * pow(max(0, sigma - 0.3), 2) }
    for _ in 0..<3 { rows = boxed(rows, variance: variance / 3) }
    rows = transposed(rows)
    for _ in 0..<3 { rows = boxed(rows, variance: variance / 3) }
    return transposed(rows).map { $0.map { UInt8(($0 + 128) >> 8) } }
  }

  /// Returns rows in which each value is the mean of 2r + 1 rows and a fraction of one more on
  /// either side, with the given `variance`. The result has r + 1 more rows before and after.
  /// Weights are in 1/2³¹, and the mean is rounded.
  private static func boxed(_ rows: [[Int]], variance: Double) -> [[Int]] {
    var r = 0
    while Double((r + 1) * (r + 2)) / 3 <= variance { r += 1 }
    let inner = Double(2 * r + 1), reach = Double(r + 1)
    let part = inner * (variance - Double(r * (r + 1)) / 3) / (2 * (reach * reach - variance))
    let whole = Int((0x1p31 / (inner + 2 * part)).rounded())
    let end = ((1 << 31) - (2 * r + 1) * whole) / 2
    return (-r - 1..<rows.count + r + 1).map { y in
      (0..<rows[0].count).map { x in
        func value(_ y: Int) -> Int { rows.indices.contains(y) ? rows[y][x] : 0 }
        let sum = (y - r...y + r).reduce(0) { $0 + value($1) }
        return (sum * whole + (value(y - r - 1) + value(y + r + 1)) * end + (1 << 30)) >> 31
      }
    }
  }

  private static func transposed(_ rows: [[Int]]) -> [[Int]] {
    rows[0].indices.map { x in rows.map { $0[x] } }
  }
}

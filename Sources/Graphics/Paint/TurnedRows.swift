internal import Foundation

/// Rows of a picture under any transform: each pixel's centre is taken back to the picture and the
/// four texels around it are mixed, or the one it falls into. When shrinking with `area` the picture
/// is first halved until a pixel's step is 1.5 texels at most.
struct TurnedRows: RowSource {
  let isOpaque: Bool
  private let bitmap: Bitmap
  private let inverse: CGAffineTransform
  private let isNearest: Bool

  /// Nil when the transform has no finite inverse or the picture is empty.
  init?(_ source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter) {
    guard let back = transform.moderateInverse, !source.bitmap.isEmpty else { return nil }
    let level = source.level(filter == .area ? Self.level(back) : 0)
    let shrink = 1 / CGFloat(1 << level.index)
    bitmap = level.bitmap
    inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
    isOpaque = source.isOpaque
    isNearest = filter == .nearest
  }

  private static func level(_ back: CGAffineTransform) -> Int {
    let across = back.a * back.a + back.b * back.b, down = back.c * back.c + back.d * back.d
    var square = max(across, down)
    var level = 0
    while square > 1.5 * 1.5, level < 32 {
      square /= 4
      level += 1
    }
    return level
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let cy = Double(y) + 0.5
    let u0 = inverse.c * cy + inverse.tx, v0 = inverse.d * cy + inverse.ty
    let width = Double(bitmap.width), height = Double(bitmap.height)
    bitmap.lendPixels { pixels in
      let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      for index in 0..<row.count {
        let cx = Double(x + index) + 0.5
        // From −1 on; two more make truncation rounding down, without a call per pixel.
        let u = min(max(inverse.a * cx + u0, -1), width + 1) + 2
        let v = min(max(inverse.b * cx + v0, -1), height + 1) + 2
        row[index] =
          isNearest
          ? texels[Int(u) - 2, Int(v) - 2]
          : texels.mixed(u256: Int(u * 256) - 512 - 128, v256: Int(v * 256) - 512 - 128)
      }
    }
  }
}

extension CGAffineTransform {
  /// The inverse, if there is one and its values are below 2⁶⁰: going back from a pixel stays finite.
  fileprivate var moderateInverse: CGAffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let back = inverted()
    let values = [back.a, back.b, back.c, back.d, back.tx, back.ty]
    return values.allSatisfy { abs($0) < 0x1p60 } ? back : nil
  }
}

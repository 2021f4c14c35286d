internal import Foundation

/// A reduction of an image, halved `index` times, under an affine transform.
struct RotatedLevel {
  let index: Int
  private let bitmap: Bitmap
  /// The transform from device pixels to the level's texels.
  private let inverse: CGAffineTransform
  private let across, down: TentTable
  private let columns: [UInt16]

  /// Creates the level. `reach` is in texels of the full image.
  ///
  /// If the image cannot be halved that often, it is halved as often as possible.
  init(
    _ source: ImageSource, _ wanted: Int, _ back: CGAffineTransform, _ reach: (x: Double, y: Double)
  ) {
    let level = source.level(wanted)
    let shrink = 1 / Double(1 << level.index)
    index = level.index
    bitmap = level.bitmap
    inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
    // The blur of k halvings is a box of variance (1 − 4⁻ᵏ)/12 texels of the level; a tent's is
    // reach²/6.
    let spent = (1 - shrink * shrink) / 2
    func rest(_ reach: Double) -> Double {
      let here = min(reach * shrink, AxisTable.largestReach)
      return max(1, max(0, here * here - spent).squareRoot())
    }
    across = TentTable(reach: rest(reach.x), unit: AxisAlignedRows.columnUnit)
    columns = across.quadWeights
    down = TentTable(reach: rest(reach.y), unit: AxisAlignedRows.rowUnit)
  }

  /// Calls `body` with the weighted texels of each pixel from (x, y) on, with components in 1/128.
  @inline(__always)
  func forEachTexel(
    y: Int, x: Int, _ count: Int, _ body: (_ index: Int, _ texel: SIMD4<UInt16>) -> Void
  ) {
    let margin = Double(across.taps + down.taps)
    bitmap.lendPixels { pixels in
      let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      Strip.lend(across.starts) { left in
        Strip.lend(columns) { columns in
          Strip.lend(down.starts) { top in
            Strip.lend(down.weights) { rows in
              let grid = TentGrid(
                texels, left: left, columns: columns, width: across.taps, top: top, rows: rows,
                height: down.taps)
              forEachPosition(y: y, x: x, count, margin) { index, u, v in
                // The position is offset by `margin` texels to be positive, so that truncation
                // rounds down.
                let u256 = Int(u * 256) &- Int(margin) &* 256
                let v256 = Int(v * 256) &- Int(margin) &* 256
                body(index, grid.sum(u256: u256, v256: v256))
              }
            }
          }
        }
      }
    }
  }

  func writeNearest(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    bitmap.lendPixels { pixels in
      let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      forEachPosition(y: y, x: x, row.count, 2) { row[$0] = texels[Int($1) &- 2, Int($2) &- 2] }
    }
  }

  /// Calls `body` with each pixel's centre in the level, plus `margin`. The centre is clamped to
  /// less than `margin` outside the image.
  @inline(__always)
  private func forEachPosition(
    y: Int, x: Int, _ count: Int, _ margin: Double,
    _ body: (_ index: Int, _ u: Double, _ v: Double) -> Void
  ) {
    let cy = Double(y) + 0.5
    let u0 = inverse.c * cy + inverse.tx, v0 = inverse.d * cy + inverse.ty
    let right = Double(bitmap.width) + margin - 1, bottom = Double(bitmap.height) + margin - 1
    for index in 0..<count {
      let cx = Double(x + index) + 0.5
      let u = min(max(inverse.a * cx + u0, 1 - margin), right) + margin
      let v = min(max(inverse.b * cx + v0, 1 - margin), bottom) + margin
      body(index, u, v)
    }
  }
}

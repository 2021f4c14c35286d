internal import Foundation

/// A reduction of an image, halved `index` times, in perspective.
struct ProjectedLevel {
  let index: Int
  private let bitmap: Bitmap
  /// The transform from device pixels to the level's texels.
  private let inverse: ProjectiveTransform
  private let shrink: Double

  /// The largest reach of a tent. It is needed only if the image cannot be halved any further.
  private static let largestReach = 8.0
  private static let nearest = 0x1p-60

  /// Creates the level. If the image cannot be halved that often, it is halved as often as
  /// possible.
  init(_ source: ImageSource, _ wanted: Int, _ back: ProjectiveTransform) {
    let level = source.level(wanted)
    index = level.index
    bitmap = level.bitmap
    shrink = 1 / Double(1 << level.index)
    inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
  }

  /// Returns the tents with a reach in texels of the full image, reduced by the blur of halving.
  func tents(across: Double, down: Double) -> TentPair {
    // The blur of k halvings is a box of variance (1 − 4⁻ᵏ)/12 texels of the level; a tent's is
    // reach²/6.
    let spent = (1 - shrink * shrink) / 2
    func eighths(_ reach: Double) -> Int {
      let here = min(reach * shrink, Self.largestReach)
      return Int((max(1, max(0, here * here - spent).squareRoot()) * 8).rounded())
    }
    return TentPair.shared(across: eighths(across), down: eighths(down))
  }

  /// Calls `body` with the weighted texels of each pixel from (x, y) on, with components in 1/128.
  @inline(__always)
  func forEachTexel(
    y: Int, x: Int, _ count: Int, _ tents: TentPair,
    _ body: (_ index: Int, _ texel: SIMD4<UInt16>) -> Void
  ) {
    let margin = tents.width + tents.height
    bitmap.lendPixels { pixels in
      let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      tents.lendGrid(over: texels) { grid in
        forEachPosition(y: y, x: x, count, Double(margin)) { index, u, v in
          // The position is offset by `margin` texels to be positive, so that truncation rounds
          // down.
          body(
            index,
            grid.sum(u256: Int(u * 256) &- margin &* 256, v256: Int(v * 256) &- margin &* 256))
        }
      }
    }
  }

  /// Writes the texel at the centre of each pixel.
  func writeNearest(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    bitmap.lendPixels { pixels in
      let grid = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      forEachPosition(y: y, x: x, row.count, 2) { index, u, v in
        row[index] = grid[Int(u) &- 2, Int(v) &- 2]
      }
    }
  }

  /// Calls `body` with each pixel's centre in the level, plus `margin`.
  ///
  /// The centre is clamped to less than `margin` outside the image. This includes pixels that see
  /// what is behind the viewer.
  @inline(__always)
  private func forEachPosition(
    y: Int, x: Int, _ count: Int, _ margin: Double,
    _ body: (_ index: Int, _ u: Double, _ v: Double) -> Void
  ) {
    let middle = Double(y) + 0.5
    let start = (
      u: inverse.c * middle + inverse.tx, v: inverse.d * middle + inverse.ty,
      w: inverse.q * middle + inverse.w
    )
    let most = (u: Double(bitmap.width) + margin - 1, v: Double(bitmap.height) + margin - 1)
    let least = 1 - margin
    for index in 0..<count {
      let across = Double(x + index) + 0.5
      let scale = 1 / max(inverse.p * across + start.w, Self.nearest)
      body(
        index, min(max((inverse.a * across + start.u) * scale, least), most.u) + margin,
        min(max((inverse.b * across + start.v) * scale, least), most.v) + margin)
    }
  }
}

internal import Foundation

/// Rows of a picture under any transform: each pixel's centre is taken back to the picture, and the
/// texels around it are weighed by a tent, or the one it falls into is taken.
///
/// The tent is the one of `AxisTable`, along the texels' axes: it reaches one texel when the picture
/// grows and as many as a pixel steps over when it shrinks, so that a picture that begins to turn keeps
/// its sharpness. Where it would reach over four texels or more it is laid over the picture halved
/// until it does not, less wide by what halving has blurred already; in the last quarter before the
/// next halving the two are mixed, so that nothing pops while a picture shrinks.
struct TurnedRows: RowSource {
  let isOpaque: Bool
  private let levels: [TurnedLevel]
  /// Of the second level, in 1/256.
  private let share: UInt32
  private let isNearest: Bool

  /// A level is used while the tent reaches over so many of its texels, up to twice as many.
  private static let leastReach = 2.0
  /// From this part of a level's range on the next one is mixed in.
  private static let mixing = 0.75

  /// Nil when the transform has no finite inverse or the picture is empty.
  init?(_ source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter) {
    guard let back = transform.moderateInverse, !source.bitmap.isEmpty else { return nil }
    isOpaque = source.isOpaque
    isNearest = filter == .nearest
    var reach = (x: 1.0, y: 1.0)
    if filter == .area {
      reach.x = max(1, Double(back.a * back.a + back.c * back.c).squareRoot())
      reach.y = max(1, Double(back.b * back.b + back.d * back.d).squareRoot())
    }
    let (index, share) = Self.level(max(reach.x, reach.y))
    var levels = [TurnedLevel(source, index, back, reach)]
    let next = TurnedLevel(source, index + 1, back, reach)
    let isMixed = share > 0 && next.index > levels[0].index
    if isMixed { levels.append(next) }
    self.levels = levels
    self.share = isMixed ? share : 0
  }

  /// The level for a tent of `reach` texels of the picture, and how much of the next to mix in.
  private static func level(_ reach: Double) -> (index: Int, share: UInt32) {
    var index = 0, reach = reach
    while reach >= 2 * leastReach, index < 32 {
      reach /= 2
      index += 1
    }
    let along = (reach / (2 * leastReach) - mixing) / (1 - mixing)
    return (index, UInt32((min(max(along, 0), 1) * 256).rounded()))
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    if isNearest {
      levels[0].writeNearest(y: y, x: x, to: row)
    } else if levels.count == 1 {
      levels[0].eachTexel(y: y, x: x, row.count) { row[$0] = Pixel(in128ths: $1) }
    } else {
      var first = [SIMD4<UInt16>](repeating: .zero, count: row.count)
      MutableStrip.lend(&first) { first in
        levels[0].eachTexel(y: y, x: x, row.count) { first[$0] = $1 }
        levels[1].eachTexel(y: y, x: x, row.count) { index, second in
          row[index] = Pixel(in128ths: mixed(first[index], second))
        }
      }
    }
  }

  @inline(__always)
  private func mixed(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>) -> SIMD4<UInt16> {
    @inline(__always)
    func one(_ index: Int) -> UInt16 {
      UInt16(
        truncatingIfNeeded: (UInt32(a[index]) &* (256 &- share) &+ UInt32(b[index]) &* share) &>> 8)
    }
    return SIMD4(one(0), one(1), one(2), one(3))
  }
}

/// A picture, halved so many times, under a transform.
private struct TurnedLevel {
  let index: Int
  private let bitmap: Bitmap
  /// From device pixels to the level's texels.
  private let inverse: CGAffineTransform
  private let across, down: TentTable
  private let columns: [UInt16]

  /// `reach` in texels of the picture itself. A picture that cannot be halved so often is halved as
  /// often as it can.
  init(
    _ source: ImageSource, _ wanted: Int, _ back: CGAffineTransform, _ reach: (x: Double, y: Double)
  ) {
    let level = source.level(wanted)
    let shrink = 1 / Double(1 << level.index)
    index = level.index
    bitmap = level.bitmap
    inverse = back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink))
    // Halving k times is a box of variance (1 − 4⁻ᵏ)/12 texels of the level; a tent's is reach²/6.
    let spent = (1 - shrink * shrink) / 2
    func rest(_ reach: Double) -> Double {
      let here = min(reach * shrink, AxisTable.largestReach)
      return max(1, max(0, here * here - spent).squareRoot())
    }
    across = TentTable(reach: rest(reach.x), unit: UprightRows.columnUnit)
    columns = across.quadWeights
    down = TentTable(reach: rest(reach.y), unit: UprightRows.rowUnit)
  }

  /// Calls `body` with the weighed texels of each pixel from (x, y) on, components in 1/128.
  @inline(__always)
  func eachTexel(
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
              eachPlace(y: y, x: x, count, margin) { index, u, v in
                // Counted from `margin` texels before the picture, where truncation rounds down.
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
      eachPlace(y: y, x: x, row.count, 2) { row[$0] = texels[Int($1) &- 2, Int($2) &- 2] }
    }
  }

  /// Where each pixel's centre lies in the level, plus `margin`; beyond the picture by less than that.
  @inline(__always)
  private func eachPlace(
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

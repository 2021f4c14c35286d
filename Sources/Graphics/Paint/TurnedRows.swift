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
  static func level(_ reach: Double) -> (index: Int, share: UInt32) {
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
          row[index] = Pixel(in128ths: Self.mixed(first[index], second, share))
        }
      }
    }
  }

  /// `share` of the second, in 1/256.
  @inline(__always)
  static func mixed(
    _ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>, _ share: UInt32
  ) -> SIMD4<UInt16> {
    @inline(__always)
    func one(_ index: Int) -> UInt16 {
      UInt16(
        truncatingIfNeeded: (UInt32(a[index]) &* (256 &- share) &+ UInt32(b[index]) &* share) &>> 8)
    }
    return SIMD4(one(0), one(1), one(2), one(3))
  }
}

extension CGAffineTransform {
  /// The inverse, if there is one and its values are below 2⁶⁰: going back from a pixel stays finite.
  var moderateInverse: CGAffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let back = inverted()
    let values = [back.a, back.b, back.c, back.d, back.tx, back.ty]
    return values.allSatisfy { abs($0) < 0x1p60 } ? back : nil
  }
}

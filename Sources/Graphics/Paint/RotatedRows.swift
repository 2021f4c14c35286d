internal import Foundation

/// The rows of an image under any affine transform. Each pixel's centre is mapped back to the
/// image. The texels around it are weighted by a tent, or the nearest one is used.
///
/// The tent is that of `AxisTable`, along the axes of the image. Its reach is one texel for
/// enlargement. For reduction, it is the distance of neighbouring pixels in the image. So an image
/// that begins to turn keeps its sharpness. A tent with a reach of four or more texels is applied
/// to a halved image instead, and is narrowed by the blur of the halving. In the last quarter
/// before the next halving both levels are mixed, so that nothing pops while an image shrinks.
struct RotatedRows: RowSource {
  let isOpaque: Bool
  private let level: ProjectedLevel
  private let tents: TentPair
  /// The level that is mixed in; nil for none.
  private let next: ProjectedLevel.Mix?
  private let isNearest: Bool

  /// The smallest reach, in texels of a level, at which the level is used. The largest one is twice
  /// that.
  private static let minimumReach = 2.0
  /// The fraction of a level's range from which on the next level is mixed in.
  private static let mixing = 0.75

  /// Creates the rows. Returns nil if the transform has no finite inverse or the image is empty.
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
    let inverse = ProjectiveTransform(back)
    func tents(_ level: ProjectedLevel) -> TentPair {
      TentPair.made(across: level.reach(reach.x), down: level.reach(reach.y))
    }
    level = ProjectedLevel(source, index, inverse)
    self.tents = tents(level)
    guard share > 0 else {
      next = nil
      return
    }
    let next = ProjectedLevel(source, index + 1, inverse)
    self.next =
      next.index > level.index ? .init(level: next, tents: tents(next), share: share) : nil
  }

  /// Returns the level for a tent with a reach of `reach` texels of the image, and the share of the
  /// next level in 1/256.
  static func level(_ reach: Double) -> (index: Int, share: UInt32) {
    var index = 0, reach = reach
    while reach >= 2 * minimumReach, index < 32 {
      reach /= 2
      index += 1
    }
    let along = (reach / (2 * minimumReach) - mixing) / (1 - mixing)
    return (index, UInt32((min(max(along, 0), 1) * 256).rounded()))
  }

  func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    if isNearest {
      level.writeNearest(y: y, x: x, to: row)
    } else {
      level.write(y: y, x: x, tents, mixedWith: next, to: row)
    }
  }
}

extension CGAffineTransform {
  /// The inverse, or nil if it does not exist or has values of 2⁶⁰ and more. Mapped pixels stay
  /// finite.
  var moderateInverse: CGAffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let back = inverted()
    let values = [back.a, back.b, back.c, back.d, back.tx, back.ty]
    return values.allSatisfy { abs($0) < 0x1p60 } ? back : nil
  }
}

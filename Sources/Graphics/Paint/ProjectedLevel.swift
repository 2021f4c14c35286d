internal import Foundation

/// A reduction of an image, halved `index` times, under a transform that is not upright.
struct ProjectedLevel {
  let index: Int
  private let bitmap: Bitmap
  private let mapping: PixelMapping
  private let shrink: Double

  /// A smaller level that is mixed with a level.
  struct Mix {
    let level: ProjectedLevel
    let tents: TentPair
    /// The smaller level's share, in 1/256.
    let share: UInt32
  }

  /// The largest reach of a tent. It is needed only if the image cannot be halved any further.
  private static let largestReach = 8.0
  /// The number of pixels that are sampled at a time.
  private static let blockLength = 256
  /// The largest side for which positions in 1/256 texel have 32 bits.
  private static let largestSide = 1 << 22

  /// Creates the level. If the image cannot be halved that often, it is halved as often as
  /// possible.
  ///
  /// - Parameter back: The transform from device pixels to texels of the image.
  init(_ source: ImageSource, _ wanted: Int, _ back: ProjectiveTransform) {
    let side = max(source.bitmap.width, source.bitmap.height)
    var wanted = wanted
    while side >> wanted > Self.largestSide { wanted += 1 }
    let level = source.level(wanted)
    index = level.index
    bitmap = level.bitmap
    shrink = 1 / Double(1 << level.index)
    mapping = PixelMapping(
      inverse: back.concatenating(CGAffineTransform(scaleX: shrink, y: shrink)),
      width: bitmap.width, height: bitmap.height)
  }

  /// Returns the reach of a tent in texels of the level, reduced by the blur of halving.
  ///
  /// - Parameter reach: The reach in texels of the full image.
  func reach(_ reach: Double) -> Double {
    // The blur of k halvings is a box of variance (1 − 4⁻ᵏ)/12 texels of the level; a tent's is
    // reach²/6.
    let spent = (1 - shrink * shrink) / 2
    let here = min(reach * shrink, Self.largestReach)
    return max(1, max(0, here * here - spent).squareRoot())
  }

  /// Writes the weighted texels of the pixels from (x, y) on.
  ///
  /// - Parameter next: The level that is mixed in; nil for none.
  func write(
    y: Int, x: Int, _ tents: TentPair, mixedWith next: Mix?, to row: MutableStrip<Pixel>
  ) {
    forEachBlock(of: row) { start, row, us, vs, sums, others in
      self.sum(y: y, x: x + start, tents, us, vs, to: sums)
      if let next {
        next.level.sum(y: y, x: x + start, next.tents, us, vs, to: others)
        sums.mix(others.reading, share: next.share)
      }
      row.write(in128ths: sums.reading)
    }
  }

  private func sum(
    y: Int, x: Int, _ tents: TentPair, _ us: MutableStrip<Int32>, _ vs: MutableStrip<Int32>,
    to sums: MutableStrip<SIMD4<UInt16>>
  ) {
    mapping.write(y: y, x: x, margin: tents.width + tents.height, to: us, vs)
    bitmap.lendPixels { pixels in
      let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
      tents.lendGrid(over: texels) { $0.sum(us.reading, vs.reading, to: sums) }
    }
  }

  /// Writes the texel at the centre of each pixel.
  func writeNearest(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    forEachBlock(of: row) { start, row, us, vs, _, _ in
      mapping.write(y: y, x: x + start, margin: 2, to: us, vs)
      bitmap.lendPixels { pixels in
        let texels = TexelGrid(pixels, width: bitmap.width, height: bitmap.height)
        row.write(from: us.reading, vs.reading) { texels[Int($0 >> 8), Int($1 >> 8)] }
      }
    }
  }

  /// Calls `body` with the parts of a row and room for their positions and sums.
  private func forEachBlock(
    of row: MutableStrip<Pixel>,
    _ body: (
      _ start: Int, _ row: MutableStrip<Pixel>, _ us: MutableStrip<Int32>,
      _ vs: MutableStrip<Int32>, _ sums: MutableStrip<SIMD4<UInt16>>,
      _ others: MutableStrip<SIMD4<UInt16>>
    ) -> Void
  ) {
    let room = min(row.count, Self.blockLength)
    MutableStrip<Int32>.lendRoom(2 * room) { positions in
      MutableStrip<SIMD4<UInt16>>.lendRoom(2 * room) { sums in
        for start in stride(from: 0, to: row.count, by: Self.blockLength) {
          let count = min(row.count - start, room)
          body(
            start, row[start, count], positions[0, count], positions[room, count], sums[0, count],
            sums[room, count])
        }
      }
    }
  }
}

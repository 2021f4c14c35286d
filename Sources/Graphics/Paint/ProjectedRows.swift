internal import Foundation

/// The rows of an image in perspective. Each pixel's centre is mapped back to the image, and the
/// texels around it are weighted, with the tent and the halvings of `RotatedRows`.
///
/// The distance of neighbouring pixels in the image varies from place to place. It is calculated
/// for every sixteen pixels, counted from the device's first column, so that a pixel does not
/// depend on the start of its row. Tents have steps of an eighth of a texel. Without perspective,
/// the result is that of `RotatedRows` apart from these steps.
struct ProjectedRows: RowSource {
  let isOpaque: Bool
  private let source: ImageSource
  private let filter: SamplingFilter
  /// The transform from device pixels to texels of the image.
  private let back: ProjectiveTransform
  /// The halved versions of the image, made on first use.
  private var levels: [ProjectedLevel?] = []
  /// The last parameters, and the tents for them.
  private var last: (choice: Choice, tents: TentPair, next: ProjectedLevel.Mix?)?

  /// The number of pixels that share their weights.
  private static let block = 16
  private static let largestReach = 0x1p30

  /// Creates the rows. Returns nil if the transform has no finite inverse or the image is empty.
  init?(_ source: ImageSource, _ transform: ProjectiveTransform, _ filter: SamplingFilter) {
    guard let back = transform.inverse, !source.bitmap.isEmpty else { return nil }
    self.source = source
    self.filter = filter
    self.back = back
    isOpaque = source.isOpaque
  }

  /// The parameters of the weights for a block of pixels.
  private struct Choice: Equatable {
    /// The number of halvings, and the share of the next halving in 1/256.
    var level = 0
    var share: UInt32 = 0
    /// The reach of the tents, in texels of the image.
    var across = 1.0, down = 1.0
  }

  mutating func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    let end = x + row.count
    var start = x
    while start < end {
      let first = choice(ofBlock: start >> 4, y)
      var stop = ((start >> 4) + 1) * Self.block
      while stop < end, choice(ofBlock: stop >> 4, y) == first { stop += Self.block }
      stop = min(stop, end)
      write(first, y: y, x: start, to: row[start - x, stop - start])
      start = stop
    }
  }

  /// Returns the choice for a block, from the distance of pixels in the image at the block's
  /// centre.
  private func choice(ofBlock block: Int, _ y: Int) -> Choice {
    guard filter == .area else { return Choice() }
    let middle = CGPoint(x: Double(block * Self.block + Self.block / 2), y: Double(y) + 0.5)
    let place = back.lifted(middle)
    let scale = 1 / max(place.z, PixelMapping.nearest)
    let (u, v) = (place.x * scale, place.y * scale)
    func length(_ x: Double, _ y: Double) -> Double {
      let reach = (x * x + y * y).squareRoot() * scale
      // Eighths let neighbouring blocks share their tables.
      return reach < 1 ? 1 : min((reach * 8).rounded() / 8, Self.largestReach)
    }
    let across = length(back.a - u * back.p, back.c - u * back.q)
    let down = length(back.b - v * back.p, back.d - v * back.q)
    let (level, share) = RotatedRows.level(max(across, down))
    return Choice(level: level, share: share, across: across, down: down)
  }

  private mutating func write(
    _ choice: Choice, y: Int, x: Int, to row: MutableStrip<Pixel>
  ) {
    let first = level(choice.level)
    if filter == .nearest {
      first.writeNearest(y: y, x: x, to: row)
      return
    }
    if last?.choice != choice {
      let next = choice.share > 0 ? level(choice.level + 1) : first
      last = (
        choice, Self.tents(choice, first),
        next.index > first.index
          ? .init(level: next, tents: Self.tents(choice, next), share: choice.share) : nil
      )
    }
    if let last { first.write(y: y, x: x, last.tents, mixedWith: last.next, to: row) }
  }

  private static func tents(_ choice: Choice, _ level: ProjectedLevel) -> TentPair {
    func eighths(_ reach: Double) -> Int { Int((level.reach(reach) * 8).rounded()) }
    return TentPair.shared(across: eighths(choice.across), down: eighths(choice.down))
  }

  private mutating func level(_ index: Int) -> ProjectedLevel {
    while levels.count <= index { levels.append(nil) }
    if let level = levels[index] { return level }
    let level = ProjectedLevel(source, index, back)
    levels[index] = level
    return level
  }
}

internal import Foundation

/// Rows of a picture under perspective: each pixel's centre is taken back to the picture, as
/// `TurnedRows` does, and the texels around it are weighed by the same tent over the same halvings.
///
/// How far a pixel steps over the picture differs from place to place. It is found for every sixteen
/// pixels, counted from the device's first column, so that a pixel never depends on where a row begins;
/// tents come in steps of an eighth of a texel. A picture that perspective does not change is drawn as
/// `TurnedRows` draws it, but for the steps.
struct ProjectedRows: RowSource {
  let isOpaque: Bool
  private let source: ImageSource
  private let filter: SamplingFilter
  /// From device pixels to texels of the picture.
  private let back: ProjectiveTransform
  /// The picture halved so many times, made when first drawn from.
  private var levels: [ProjectedLevel?] = []
  private var scratch: [SIMD4<UInt16>] = []

  /// Pixels that are weighed alike.
  private static let block = 16
  /// Beside the eye, where the picture ends.
  private static let nearest = 0x1p-60
  private static let largestReach = 0x1p30

  /// Nil when the transform has no finite inverse or the picture is empty.
  init?(_ source: ImageSource, _ transform: ProjectiveTransform, _ filter: SamplingFilter) {
    guard let back = transform.inverse, !source.bitmap.isEmpty else { return nil }
    self.source = source
    self.filter = filter
    self.back = back
    isOpaque = source.isOpaque
  }

  /// What weighs the texels of some pixels.
  private struct Choice: Equatable {
    /// How often the picture is halved, and how much of the next halving is mixed in, in 1/256.
    var level = 0
    var share: UInt32 = 0
    /// How far the tents reach, in texels of the picture.
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

  /// By how the middle of the block steps over the picture.
  private func choice(ofBlock block: Int, _ y: Int) -> Choice {
    guard filter == .area else { return Choice() }
    let middle = CGPoint(x: Double(block * Self.block + Self.block / 2), y: Double(y) + 0.5)
    let place = back.lifted(middle)
    let scale = 1 / max(place.z, Self.nearest)
    let (u, v) = (place.x * scale, place.y * scale)
    func length(_ x: Double, _ y: Double) -> Double {
      let reach = (x * x + y * y).squareRoot() * scale
      // In eighths, so that blocks side by side share their tables.
      return reach < 1 ? 1 : min((reach * 8).rounded() / 8, Self.largestReach)
    }
    let across = length(back.a - u * back.p, back.c - u * back.q)
    let down = length(back.b - v * back.p, back.d - v * back.q)
    let (level, share) = TurnedRows.level(max(across, down))
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
    let tents = first.tents(across: choice.across, down: choice.down)
    let next = choice.share > 0 ? level(choice.level + 1) : first
    guard next.index > first.index else {
      first.eachTexel(y: y, x: x, row.count, tents) { row.base[$0] = Pixel(in128ths: $1) }
      return
    }
    if scratch.count < row.count {
      scratch = [SIMD4<UInt16>](repeating: .zero, count: row.count)
    }
    MutableStrip.lend(&scratch) { scratch in
      first.eachTexel(y: y, x: x, row.count, tents) { scratch.base[$0] = $1 }
      let share = choice.share
      let wide = next.tents(across: choice.across, down: choice.down)
      next.eachTexel(y: y, x: x, row.count, wide) { index, second in
        row.base[index] = Pixel(in128ths: TurnedRows.mixed(scratch.base[index], second, share))
      }
    }
  }

  private mutating func level(_ index: Int) -> ProjectedLevel {
    while levels.count <= index { levels.append(nil) }
    if let level = levels[index] { return level }
    let level = ProjectedLevel(source, index, back)
    levels[index] = level
    return level
  }
}

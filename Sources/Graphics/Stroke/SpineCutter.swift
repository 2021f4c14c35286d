import Foundation

/// A cutter that limits a path to the drawn part of its length and then divides it into dashes.
struct SpineCutter {
  /// The maximum number of dashes per contour. A finer pattern is not visible, and the line is
  /// drawn without gaps.
  private static let maximumDashCount = 100_000.0

  private let start, end: Double
  private let dash: [Double]
  private let phase: Double

  init(_ style: StrokeStyle) {
    func share(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    (start, end) = (share(style.start), share(style.end))
    let lengths = style.dash.map { Double($0) }
    let isPattern =
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    // A pattern with an odd number of lengths swaps dashes and gaps at each repetition.
    dash = isPattern ? (lengths.count % 2 == 0 ? lengths : lengths + lengths) : []
    phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
  }

  func cut(_ spines: [Spine]) -> [Spine] {
    let trimmed = trim(spines)
    return dash.isEmpty ? trimmed : trimmed.flatMap(dashes)
  }

  private func trim(_ spines: [Spine]) -> [Spine] {
    if start == 0, end == 1 { return spines }
    guard start < end else { return [] }
    let lengths = spines.map(\.lengths)
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    let (from, to) = (start * total, end * total)
    var before = 0.0
    var kept: [Spine] = []
    for (spine, lengths) in zip(spines, lengths) {
      let length = lengths.last ?? 0
      let (a, b) = (max(from - before, 0), min(to - before, length))
      if a <= 0, b >= length, length > 0 {
        kept.append(spine)
      } else if a < b {
        kept.append(spine.part(from: a, to: b, lengths: lengths))
      }
      before += length
    }
    return kept
  }

  private func dashes(of spine: Spine) -> [Spine] {
    let lengths = spine.lengths
    let cycle = dash.reduce(0, +)
    guard let length = lengths.last, length > 0,
      length / cycle * Double(dash.count)
        < Self.maximumDashCount
    else { return [spine] }
    var offset = phase.truncatingRemainder(dividingBy: cycle)
    if offset < 0 { offset += cycle }
    var index = 0
    while offset >= dash[index], offset > 0 {
      offset -= dash[index]
      index = (index + 1) % dash.count
    }
    var (place, pieces) = (-offset, [Spine]())
    while place < length {
      let next = place + dash[index]
      if index % 2 == 0, next >= 0, next > 0 || dash[index] == 0 {
        let (a, b) = (max(place, 0), min(next, length))
        pieces.append(spine.part(from: a, to: b, lengths: lengths))
      }
      place = next
      index = (index + 1) % dash.count
    }
    return pieces
  }
}

internal import Foundation

/// The weights of a tent over texels, for each 1/256 texel of its centre.
///
/// The table is made once per drawing, for images whose pixels have other positions in every row.
struct TentTable {
  /// The number of positions within a texel.
  static let phases = 256

  /// The number of weights per position. Unused weights are zero.
  let taps: Int
  /// The first texel of each position, relative to the texel that contains the tent's centre.
  let starts: [Int32]
  let weights: [UInt16]

  /// Creates the weights of a tent with a reach of `reach` ≥ 1 texels on each side. They are
  /// differences of rounded running totals and sum to `unit`.
  init(reach: Double, unit: Int) {
    taps = Int((2 * reach).rounded(.up))
    var starts: [Int32] = []
    var weights: [UInt16] = []
    starts.reserveCapacity(Self.phases)
    weights.reserveCapacity(Self.phases * taps)
    for phase in 0..<Self.phases {
      let centre = Double(phase) / Double(Self.phases)
      let first = Int((centre - reach - 0.5).rounded(.down)) + 1
      let heights = (first..<first + taps).map { max(0, reach - abs(Double($0) + 0.5 - centre)) }
      let total = heights.reduce(0, +)
      var sum = 0.0, given = 0
      for height in heights {
        sum += height
        let next = Int((sum / total * Double(unit)).rounded())
        weights.append(UInt16(next - given))
        given = next
      }
      starts.append(Int32(first))
    }
    self.starts = starts
    self.weights = weights
  }

  /// The weights of each position, padded with zeros to groups of four taps. Each weight is
  /// repeated for the two lanes of a pixel in a `PixelQuad`.
  var quadWeights: [UInt16] {
    let quads = (taps + 3) / 4
    var result: [UInt16] = []
    result.reserveCapacity(Self.phases * quads * 8)
    for phase in 0..<Self.phases {
      for tap in 0..<4 * quads {
        let weight = tap < taps ? weights[phase * taps + tap] : 0
        result += [weight, weight]
      }
    }
    return result
  }
}

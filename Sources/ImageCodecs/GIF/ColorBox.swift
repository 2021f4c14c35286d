/// A group of samples, and the error of painting them all in their mean colour.
struct ColorBox {
  private let range: Range<Int>
  private let sum: ColorSample
  private let axis: Axis
  /// The weighted squared error along all axes; the box with the largest is split next.
  private let error: Int

  private enum Axis: CaseIterable {
    case red, green, blue

    var weight: Int {
      switch self {
      case .red: ColorDistance.red
      case .green: ColorDistance.green
      case .blue: ColorDistance.blue
      }
    }

    /// Returns the component of a packed colour.
    @inline(__always)
    func value(_ color: UInt32) -> Int {
      switch self {
      case .red: Int(color >> 16)
      case .green: Int(color >> 8 & 255)
      case .blue: Int(color & 255)
      }
    }
  }

  /// Returns at most `limit` mean colours that represent the samples well.
  static func split(_ samples: [ColorSample], into limit: Int) -> [UInt32] {
    guard !samples.isEmpty, limit > 0 else { return [] }
    var samples = samples.map { (sample: $0, mean: $0.mean) }
    var boxes = [ColorBox(0..<samples.count, of: samples)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[worst].error > 0
      else { break }
      let middle = boxes[worst].partition(&samples)
      let range = boxes[worst].range
      boxes[worst] = ColorBox(range.lowerBound..<middle, of: samples)
      boxes.append(ColorBox(middle..<range.upperBound, of: samples))
    }
    return boxes.map(\.sum.mean)
  }

  private init(_ range: Range<Int>, of samples: [(sample: ColorSample, mean: UInt32)]) {
    self.range = range
    var sum = ColorSample()
    var squares = (red: 0, green: 0, blue: 0), sums = (red: 0, green: 0, blue: 0)
    for index in range {
      let (sample, mean) = samples[index]
      let r = Axis.red.value(mean), g = Axis.green.value(mean), b = Axis.blue.value(mean)
      sum.add(sample)
      sums.red += sample.count * r
      sums.green += sample.count * g
      sums.blue += sample.count * b
      squares.red += sample.count * r * r
      squares.green += sample.count * g * g
      squares.blue += sample.count * b * b
    }
    self.sum = sum
    let errors = [
      ColorDistance.red * (squares.red - sums.red * sums.red / sum.count),
      ColorDistance.green * (squares.green - sums.green * sums.green / sum.count),
      ColorDistance.blue * (squares.blue - sums.blue * sums.blue / sum.count),
    ]
    let total = errors.reduce(0, +)
    // A single sample cannot be split, even if rounding gives it an error.
    error = range.count > 1 ? total : 0
    let widest = errors.indices.max { errors[$0] < errors[$1] }!
    axis = Axis.allCases[widest]
  }

  /// Reorders the box's samples so that those below the best cut are first, and returns the end of
  /// those. Both sides have at least one sample.
  private func partition(_ samples: inout [(sample: ColorSample, mean: UInt32)]) -> Int {
    let cut = bestCut(samples)
    var low = range.lowerBound, high = range.upperBound - 1
    while low <= high {
      if axis.value(samples[low].mean) <= cut {
        low += 1
      } else {
        samples.swapAt(low, high)
        high -= 1
      }
    }
    return low
  }

  /// Returns the last value along the axis before the best cut. It maximises s₁²/n₁ + s₂²/n₂, which
  /// minimises the remaining squared error.
  private func bestCut(_ samples: [(sample: ColorSample, mean: UInt32)]) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for index in range { counts[axis.value(samples[index].mean)] += samples[index].sample.count }
    let total = counts.reduce(0, +)
    let weighted = counts.indices.reduce(0) { $0 + counts[$1] * $1 }
    var count = 0, sum = 0, best = 0, most = -1
    for value in 0..<255 {
      count += counts[value]
      sum += counts[value] * value
      guard count > 0, count < total else { continue }
      let gain = sum * sum / count + (weighted - sum) * (weighted - sum) / (total - count)
      if gain > most { (best, most) = (value, gain) }
    }
    return best
  }
}

/// A group of pixels with similar colours, stored as sums of their components.
struct ColorSample {
  private(set) var count = 0
  private(set) var red = 0
  private(set) var green = 0
  private(set) var blue = 0

  mutating func add(_ other: ColorSample) {
    count += other.count
    red += other.red
    green += other.green
    blue += other.blue
  }

  private mutating func add(_ entry: ColorHistogram.Entry) {
    count += entry.count
    red += entry.count * Int(entry.color >> 16)
    green += entry.count * Int(entry.color >> 8 & 255)
    blue += entry.count * Int(entry.color & 255)
  }

  var mean: UInt32 {
    let half = count / 2
    return UInt32((red + half) / count) << 16 | UInt32((green + half) / count) << 8
      | UInt32((blue + half) / count)
  }

  /// Returns samples of the colours that agree in their upper 5, 6 and 5 bits.
  ///
  /// On large canvases, counts are halved until they sum to about four million. The palette
  /// splitter squares sums of components, which must fit 64 bits.
  static func gathered(from entries: [ColorHistogram.Entry]) -> [ColorSample] {
    var cells = [ColorSample](repeating: ColorSample(), count: 1 << 16)
    var total = 0
    for entry in entries {
      let color = Int(entry.color)
      cells[color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F].add(entry)
      total += entry.count
    }
    var halvings = 0
    while total >> halvings > 1 << 22 { halvings += 1 }
    return cells.filter { $0.count > 0 }.map { halvings == 0 ? $0 : $0.thinned(halvings) }
  }

  private func thinned(_ halvings: Int) -> ColorSample {
    var sample = ColorSample()
    sample.add(ColorHistogram.Entry(color: mean, count: max(1, count >> halvings)))
    return sample
  }
}

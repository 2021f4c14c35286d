/// A counter of marks in every square window of a picture. The sum over a square takes four
/// look-ups in the table of sums from the top left corner (Crow, Summed-area tables, 1984).
struct DensityWindows {
  private let width, height: Int
  /// The width and height of a window, limited to those of the picture.
  private let across, down: Int
  private var marks: [Int32]

  init(width: Int, height: Int, side: Int) {
    (self.width, self.height) = (width, height)
    (across, down) = (min(side, width), min(side, height))
    marks = Array(repeating: 0, count: (width + 1) * (height + 1))
  }

  mutating func mark(x: Int, y: Int) { marks[(y + 1) * (width + 1) + x + 1] = 1 }

  /// Returns the window with most marks; of several, the first from the top, then from the left.
  func densest() -> PictureDifference.Box {
    var sums = marks
    let stride = width + 1
    for y in 1...height {
      for x in 1...width {
        let here = y * stride + x
        sums[here] += sums[here - 1] + sums[here - stride] - sums[here - stride - 1]
      }
    }
    var best = (x: 0, y: 0, count: Int32(-1))
    for y in 0...height - down {
      for x in 0...width - across {
        let (above, below) = (y * stride + x, (y + down) * stride + x)
        let count = sums[below + across] - sums[below] - sums[above + across] + sums[above]
        if count > best.count { best = (x, y, count) }
      }
    }
    return .init(x: best.x, y: best.y, width: across, height: down, count: Int(best.count))
  }
}

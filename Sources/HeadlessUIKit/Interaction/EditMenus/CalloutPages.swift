import Foundation

/// Which lines stand side by side at a time, where not all have room: each page as many as fit beside what turns
/// pages, one at least.
struct CalloutPages {
  let ranges: [Range<Int>]

  /// - Parameters:
  ///   - widths: of the lines, in points.
  ///   - room: for all that is seen at a time.
  ///   - pager: what turning pages one way takes.
  ///   - goesBack: whether the first page has something before it, too.
  init(widths: [CGFloat], room: CGFloat, pager: CGFloat, goesBack: Bool) {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let left = room - (start > 0 || goesBack ? pager : 0)
      var end = widths.count
      if widths[start...].reduce(0, +) > left {
        var width = widths[start]
        end = start + 1
        while end < widths.count, width + widths[end] + pager <= left {
          width += widths[end]
          end += 1
        }
      }
      ranges.append(start..<end)
      start = end
    }
    self.ranges = ranges
  }
}

import Foundation

/// The division of a callout's lines into pages. Each page has as many lines as fit next to the
/// paging buttons, but at least one.
struct CalloutPages {
  let ranges: [Range<Int>]

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - widths: The widths of the lines, in points.
  ///   - room: The available width of a page.
  ///   - pager: The width of a paging button.
  ///   - goesBack: Whether the first page has a back button, too.
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

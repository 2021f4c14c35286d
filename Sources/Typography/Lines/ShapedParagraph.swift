import Foundation

/// A shaped paragraph of a text.
struct ShapedParagraph: Sendable {
  /// The range of the paragraph without its terminator.
  let range: Range<Int>
  let isRightToLeft: Bool
  /// The style with invalid lengths replaced.
  let style: ParagraphStyle
  /// The items in text order.
  let items: [ShapedItem]
  /// The attributes of the first character, or of the terminator of an empty paragraph.
  let attributes: StyledText.Attributes

  /// Returns the items that overlap `range`.
  func items(in range: Range<Int>) -> ArraySlice<ShapedItem> {
    guard !range.isEmpty else { return [] }
    let start = firstItem { $0.range.upperBound > range.lowerBound }
    return items[start..<max(start, firstItem { $0.range.lowerBound >= range.upperBound })]
  }

  /// Returns the attributes of the unit at `index`, or of the last unit before it.
  func attributes(at index: Int) -> StyledText.Attributes {
    let item = firstItem { $0.range.upperBound > index }
    return items.isEmpty ? attributes : items[min(item, items.count - 1)].attributes
  }

  private func firstItem(_ belongs: (ShapedItem) -> Bool) -> Int {
    var low = 0, high = items.count
    while low < high {
      let middle = (low + high) / 2
      if belongs(items[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import Foundation

/// One paragraph of a text, shaped.
struct ShapedParagraph: Sendable {
  /// Without the terminator.
  let range: Range<Int>
  let isRightToLeft: Bool
  /// With every length usable.
  let style: ParagraphStyle
  /// In the text's order.
  let items: [ShapedItem]
  /// Of the first character, or of the terminator of an empty paragraph.
  let attributes: StyledText.Attributes

  /// The items that share a unit with `range`.
  func items(in range: Range<Int>) -> ArraySlice<ShapedItem> {
    guard !range.isEmpty else { return [] }
    let start = firstItem { $0.range.upperBound > range.lowerBound }
    return items[start..<max(start, firstItem { $0.range.lowerBound >= range.upperBound })]
  }

  /// The item of the unit at `index`, or of the last unit before it.
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

import Foundation

extension ShapedItem {
  /// Creates "…" with the given attributes, from the first face that contains it.
  init(ellipsisWith attributes: StyledText.Attributes, isRightToLeft: Bool) {
    let ellipsis: Unicode.Scalar = "\u{2026}"
    let faces = [attributes.font.face] + attributes.font.fallbacks
    var attributes = attributes
    attributes.box = nil
    self.init(
      units: [UInt16(ellipsis.value)], range: 0..<1, attributes: attributes,
      face: faces.first { $0.glyph(for: ellipsis) != nil } ?? attributes.font.face,
      script: .common, level: isRightToLeft ? 1 : 0)
  }

  var width: CGFloat {
    var sum: CGFloat = 0
    forEachCluster(in: glyphs[...]) { _, width in sum += width }
    return sum
  }
}

import Foundation

/// A shaped part of a paragraph with one face, script, direction and set of attributes.
struct ShapedItem: Sendable {
  let range: Range<Int>
  let attributes: StyledText.Attributes
  let face: FontFace
  let script: Script
  let level: UInt8
  /// The glyphs from left to right. Clusters ascend in left-to-right text and descend otherwise.
  let glyphs: [ShapedGlyph]

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The points per font unit.
  var scale: CGFloat { attributes.font.pointSize / CGFloat(face.unitsPerEm) }

  /// The points per font unit in the horizontal direction.
  var horizontalScale: CGFloat { scale * attributes.stretch }

  /// The space after every visible cluster, in points.
  var spacing: CGFloat {
    guard !script.isCursive, attributes.font.pointSize > 0 else { return 0 }
    return attributes.font.tracking + attributes.kern
  }

  /// The widths of the glyphs of the system font; nil for those of the face.
  var fit: GlyphFit? { Self.fit(attributes, face) }

  private static func fit(_ attributes: StyledText.Attributes, _ face: FontFace) -> GlyphFit? {
    face == attributes.font.face ? attributes.font.fit : nil
  }

  init(
    units: [UInt16], range: Range<Int>, attributes: StyledText.Attributes, face: FontFace,
    script: Script, level: UInt8
  ) {
    self.range = range
    self.attributes = attributes
    self.face = face
    self.script = script
    self.level = level
    glyphs = Self.shape(
      units, range, attributes, face: face, script: script, isRightToLeft: level & 1 == 1)
  }

  private static func shape(
    _ units: [UInt16], _ range: Range<Int>, _ attributes: StyledText.Attributes, face: FontFace,
    script: Script, isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    let font = attributes.font
    let fit = fit(attributes, face)
    var features: ShapingFeatures = []
    if !(attributes.ligatures ?? (attributes.kern == 0)) { features.insert(.withoutLigatures) }
    if fit != nil { features.insert(.withoutAlternates) }
    if font.hasTabularFigures { features.insert(.tabularFigures) }
    var glyphs = face.shape(
      units, range, script: script, isRightToLeft: isRightToLeft, features: features)
    fit?.apply(to: &glyphs, isRightToLeft: isRightToLeft)
    return glyphs
  }

  /// Calls `body` for each cluster from left to right with its glyphs and its width in points,
  /// including letter spacing.
  func forEachCluster(
    in glyphs: ArraySlice<ShapedGlyph>, _ body: (ArraySlice<ShapedGlyph>, CGFloat) -> Void
  ) {
    let scale = horizontalScale, spacing = spacing, box = attributes.box?.width
    var start = glyphs.startIndex
    while start < glyphs.endIndex {
      let cluster = glyphs[start].cluster
      var end = start
      var advance = 0
      repeat {
        advance &+= glyphs[end].advance
        end += 1
      } while end < glyphs.endIndex && glyphs[end].cluster == cluster
      let width = box ?? (advance == 0 ? 0 : CGFloat(advance) * scale + spacing)
      body(glyphs[start..<end], width)
      start = end
    }
  }

  /// Returns the glyphs of `part` of this item, reshaped if the shaper does not allow a break
  /// there.
  func glyphs(of part: Range<Int>, units: [UInt16]) -> ArraySlice<ShapedGlyph> {
    if part == range { return glyphs[...] }
    let cut = slice(part)
    if isSafe(at: part.lowerBound), isSafe(at: part.upperBound) { return cut }
    return Self.shape(
      units, part, attributes, face: face, script: script, isRightToLeft: isRightToLeft)[...]
  }

  private func slice(_ part: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if isRightToLeft {
      let start = partition { $0.cluster < part.upperBound }
      return glyphs[start..<partition { $0.cluster < part.lowerBound }]
    }
    let start = partition { $0.cluster >= part.lowerBound }
    return glyphs[start..<partition { $0.cluster >= part.upperBound }]
  }

  private func isSafe(at unit: Int) -> Bool {
    guard unit > range.lowerBound, unit < range.upperBound else { return true }
    let index =
      isRightToLeft
      ? partition { $0.cluster <= unit } : partition { $0.cluster >= unit }
    return index < glyphs.count && glyphs[index].cluster == unit && glyphs[index].isSafeToBreak
  }

  /// Returns the index of the first glyph for which `belongs` is true, by binary search.
  private func partition(_ belongs: (ShapedGlyph) -> Bool) -> Int {
    var low = 0, high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if belongs(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

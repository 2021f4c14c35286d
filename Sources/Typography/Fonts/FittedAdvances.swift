import Foundation

/// The advances of San Francisco for the glyphs of a face.
final class FittedAdvances: Sendable {
  /// The digest of the face.
  private let digest: UInt64
  /// The weight of the system font for which the face is used.
  private let weight: FontWeight
  let unitsPerEm: Int
  /// The measured characters, in the order of `SanFrancisco.characters`, since iOS 14 and before.
  private let advances, oldAdvances: [Advance]
  /// The index in `advances` by glyph; `unknown` for other glyphs.
  private let rows: [UInt8]
  /// The advances in the file by glyph, in font units; 0 for glyphs without a row.
  private let ownAdvances: [Int32]
  /// The difference to the advance in the file for glyphs without a row, in font units.
  private let meanGrowth: CGFloat

  private static let unknown = UInt8.max

  /// An advance of San Francisco in its two cuts, in font units.
  private struct Advance {
    let (text, display): (CGFloat, CGFloat)

    func value(displayShare: CGFloat) -> CGFloat { text + (display - text) * displayShare }
  }

  /// Fits a face.
  ///
  /// - Parameter measured: The face of the nearest measured weight, upright. Nil if it is the face
  ///   itself. Otherwise the advances keep the proportions between the two faces.
  init(_ face: FontFace, weight: FontWeight, measured: FontFace?) {
    digest = face.digest
    unitsPerEm = face.unitsPerEm
    self.weight = weight
    let unit = CGFloat(face.unitsPerEm) / 10000
    let near = SanFrancisco.measuredWeight(weight)
    meanGrowth = CGFloat(SanFrancisco.meanGrowth(near)) * unit
    let text = SanFrancisco.textAdvances[near] ?? [],
      display = SanFrancisco.displayAdvances[near] ?? []
    let characters = SanFrancisco.characters
    let scales = characters.map { unit * Self.proportion(of: face, to: measured, $0) }
    advances = characters.indices.map { row in
      Advance(text: CGFloat(text[row]) * scales[row], display: CGFloat(display[row]) * scales[row])
    }
    oldAdvances = characters.indices.map { row in
      let growth = SanFrancisco.oldGrowth(of: characters[row])
      return Advance(
        text: CGFloat(text[row] + growth.text) * scales[row],
        display: CGFloat(display[row] + growth.display) * scales[row])
    }
    (rows, ownAdvances) = Self.glyphs(of: face)
  }

  /// Returns the advance of a character in `face`, as a fraction of that in `measured`.
  private static func proportion(
    of face: FontFace, to measured: FontFace?, _ character: Unicode.Scalar
  ) -> CGFloat {
    guard let measured, let own = face.advance(of: character), own > 0,
      let other = measured.advance(of: character), other > 0
    else { return 1 }
    return CGFloat(own) / CGFloat(face.unitsPerEm) * CGFloat(measured.unitsPerEm) / CGFloat(other)
  }

  /// Returns the row and the advance of each glyph in the file.
  private static func glyphs(of face: FontFace) -> (rows: [UInt8], advances: [Int32]) {
    var rows = [UInt8](repeating: unknown, count: face.glyphCount)
    var advances = [Int32](repeating: 0, count: face.glyphCount)
    func enter(_ glyph: GlyphID, _ row: Int) {
      guard glyph < rows.count, rows[Int(glyph)] == unknown else { return }
      let advance = face.advance(of: glyph)
      guard advance > 0 else { return }
      rows[Int(glyph)] = UInt8(row)
      advances[Int(glyph)] = Int32(clamping: advance)
    }
    for (character, row) in SanFrancisco.rows.sorted(by: { $0.key < $1.key }) {
      if let glyph = face.glyph(for: character) { enter(glyph, row) }
    }
    if let zero = SanFrancisco.rows["0"] {
      for glyph in face.tabularFigures() { enter(glyph, zero) }
    }
    return (rows, advances)
  }

  /// Returns the index in `SanFrancisco.characters` of a glyph; nil for other glyphs.
  func row(of glyph: GlyphID) -> Int? {
    guard glyph < rows.count, rows[Int(glyph)] != Self.unknown else { return nil }
    return Int(rows[Int(glyph)])
  }

  /// Returns the difference between San Francisco's advance and that in the file, in font units.
  func growth(
    of glyph: GlyphID, displayShare: CGFloat, _ generation: SystemFont.Generation
  ) -> CGFloat {
    guard let row = row(of: glyph) else { return meanGrowth }
    return advance(row, displayShare, generation) - CGFloat(ownAdvances[Int(glyph)])
  }

  private func advance(
    _ row: Int, _ displayShare: CGFloat, _ generation: SystemFont.Generation
  ) -> CGFloat {
    (generation == .iOS9 ? oldAdvances : advances)[row].value(displayShare: displayShare)
  }

  /// The largest change of a glyph's width. Glyphs that need a larger one keep their width.
  ///
  /// Stems look stretched beyond it.
  private static let largestChange: CGFloat = 0.06

  /// Returns the factor of a glyph's width; 1 if the glyph keeps its width.
  func stretch(
    of glyph: GlyphID, displayShare: CGFloat, _ generation: SystemFont.Generation
  ) -> CGFloat {
    guard let row = row(of: glyph) else { return 1 }
    let stretch = advance(row, displayShare, generation) / CGFloat(ownAdvances[Int(glyph)])
    return abs(stretch - 1) <= Self.largestChange ? stretch : 1
  }
}

extension FittedAdvances: Hashable {
  /// Returns whether both belong to equal faces and weights.
  static func == (a: FittedAdvances, b: FittedAdvances) -> Bool {
    a === b || a.digest == b.digest && a.weight == b.weight
  }

  /// Hashes the face and the weight.
  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(weight)
  }
}

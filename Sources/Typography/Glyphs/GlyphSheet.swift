import Graphics

/// The cached coverages of one font face at one size.
struct GlyphSheet {
  /// The state of a glyph in the sheet.
  enum Entry {
    case unknown
    /// The glyph covers no pixels.
    case blank
    /// The glyph is too large for the cache.
    case tooLarge
    /// The index of the glyph among the coverages.
    case kept(Int)
  }

  private(set) var coverages = CoverageSheet()
  /// The entries by glyph and phase, in pages of `pageGlyphs` glyphs. Pages without known glyphs
  /// are empty.
  ///
  /// The glyph numbers of a text are dense, so no hash table is needed.
  private var pages: [[Int32]] = []

  private static let pageGlyphs = 64
  /// The number of glyphs that a font file can have.
  static let glyphLimit: GlyphID = 1 << 16
  private static let (unknown, blank, tooLarge): (Int32, Int32, Int32) = (-1, -2, -3)

  subscript(glyph: GlyphID, phase: Int) -> Entry {
    get {
      let page = Int(glyph) / Self.pageGlyphs
      guard page < pages.count, !pages[page].isEmpty else { return .unknown }
      switch pages[page][Self.slot(glyph, phase)] {
      case Self.unknown: return .unknown
      case Self.blank: return .blank
      case Self.tooLarge: return .tooLarge
      case let index: return .kept(Int(index))
      }
    }
    set {
      let page = Int(glyph) / Self.pageGlyphs
      if page >= pages.count {
        pages += repeatElement([], count: page + 1 - pages.count)
      }
      if pages[page].isEmpty {
        pages[page] = Array(
          repeating: Self.unknown, count: Self.pageGlyphs * GlyphCache.phases)
      }
      pages[page][Self.slot(glyph, phase)] =
        switch newValue {
        case .unknown: Self.unknown
        case .blank: Self.blank
        case .tooLarge: Self.tooLarge
        case .kept(let index): Int32(index)
        }
    }
  }

  private static func slot(_ glyph: GlyphID, _ phase: Int) -> Int {
    Int(glyph) % pageGlyphs * GlyphCache.phases + phase
  }

  /// Enters a glyph that is not known yet.
  mutating func enter(_ coverage: Coverage, of glyph: GlyphID, phase: Int) -> Entry {
    let index = coverages.append(coverage)
    let isBlank = coverages.bounds(.init(index, x: 0, y: 0)).isEmpty
    let entry = isBlank ? Entry.blank : .kept(index)
    self[glyph, phase] = entry
    return entry
  }
}

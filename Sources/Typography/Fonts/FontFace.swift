public import Graphics
import Synchronization

/// One face of a font file, or the built-in block font: outlines, proportions and shaping, all in
/// font units and free of any size. Two faces are equal when their bytes are.
///
/// Safe on any thread. Shaping runs in parallel; reading outlines takes turns.
public final class FontFace: Sendable {
  /// Family and style, as in "Inter Regular".
  public let name: String
  /// Its family, and what PostScript calls it, `Inter-SemiBold`; nil where the file does not say.
  package let (family, postScriptName): (String?, String?)
  /// Font units to an em; at least 1.
  public let unitsPerEm: Int
  /// Glyph numbers are below this.
  public let glyphCount: Int
  /// The file's own proportions.
  public let metrics: FontMetrics
  /// The weight nearest to the file's weight class.
  public let weight: FontWeight
  /// Whether the file calls itself italic.
  public let isItalic: Bool
  /// A hash of the file's bytes and the index in it: the same on every machine.
  public let digest: UInt64

  private let source: Source
  /// Nil for the block font.
  private let bytes: FontBytes?
  /// Whether its glyphs are pictures in colours, as those of emoji: they have no outlines then, or empty ones.
  public let hasPictures: Bool
  /// Whether all of U+0020…U+007E have glyphs, so that plain text needs no look-up per character.
  let coversASCII: Bool

  private enum Source: Sendable {
    case file(HarfBuzzFont, OutlineStore)
    case block
  }

  /// FreeType's face behind a lock.
  private final class OutlineStore: Sendable {
    let reader: Mutex<OutlineReader>
    /// Read so far; of what has no picture too.
    let pictures = Mutex<[GlyphID: GlyphPicture?]>([:])

    init(_ reader: sending OutlineReader) { self.reader = Mutex(reader) }
  }

  /// So many pictures are kept at most: 70 kB each in the font of Google's.
  private static let keptPictures = 256

  /// A built-in font whose characters are boxes; depends on no file (`BlockFont`).
  public static let block = FontFace()

  private init() {
    name = BlockFont.name
    (family, postScriptName) = (BlockFont.name, nil)
    unitsPerEm = BlockFont.unitsPerEm
    glyphCount = BlockFont.Shape.allCases.count
    metrics = BlockFont.metrics
    weight = .regular
    isItalic = false
    digest = 0
    source = .block
    hasPictures = false
    bytes = nil
    coversASCII = true
  }

  /// A TrueType or OpenType file's bytes, which are copied. `index` chooses a face in a
  /// collection. Fonts of bitmaps are refused, unless these are pictures in colours.
  ///
  /// - Throws: `FontError` for bytes that are no font, a face that is not in it, and one without outlines and
  ///   pictures.
  public convenience init(bytes: [UInt8], index: Int = 0) throws(FontError) {
    try self.init(FontBytes(bytes), index: index)
  }

  /// As `init(bytes:index:)`, of the first face; the face that something in this process has of the
  /// same bytes already, as long as it does.
  ///
  /// - Throws: `FontError` for bytes that are no font, and a font without outlines.
  package static func shared(bytes: [UInt8]) throws(FontError) -> FontFace {
    try SharedFaces.inUse.face(FontBytes(bytes))
  }

  init(_ bytes: FontBytes, index: Int) throws(FontError) {
    // FreeType reads bits above the low 16 as a variable font's instance.
    guard (0...0xFFFF).contains(index) else { throw .damaged(code: 6) }
    let reader = try OutlineReader(bytes, index: index)
    let shaper = try HarfBuzzFont(bytes, index: index, unitsPerEm: reader.unitsPerEm)
    name = reader.name
    (family, postScriptName) = (reader.family, reader.postScriptName)
    unitsPerEm = reader.unitsPerEm
    glyphCount = reader.glyphCount
    metrics = reader.metrics
    hasPictures = reader.hasPictures
    weight = FontWeight(weightClass: reader.weightClass)
    isItalic = reader.isItalic
    digest = bytes.digest &+ UInt64(index)
    coversASCII = (0x20...0x7E).allSatisfy {
      shaper.glyph(for: Unicode.Scalar(UInt8($0))) != nil
    }
    source = .file(shaper, OutlineStore(reader))
    self.bytes = bytes
  }

  /// By the bytes themselves, which a digest does not vouch for.
  func isMade(of bytes: FontBytes) -> Bool { self.bytes == bytes }

  /// A glyph's outline in font units, y up, baseline at 0, to be filled non-zero. Empty for a
  /// space, a number the font does not have, or a damaged glyph.
  public func outline(of glyph: GlyphID) -> Path {
    switch source {
    case .file(_, let store): store.reader.withLock { $0.outline(of: glyph) }
    case .block: BlockFont.outline(of: glyph)
    }
  }

  /// A glyph's picture; nil for a number the font does not have, a glyph without one, and a damaged one.
  public func picture(of glyph: GlyphID) -> GlyphPicture? {
    guard hasPictures, case .file(_, let store) = source else { return nil }
    return store.pictures.withLock { pictures in
      if let known = pictures[glyph] { return known }
      let picture = store.reader.withLock { $0.picture(of: glyph) }
      // Whoever holds a picture keeps it; what is forgotten is read again.
      if pictures.count >= Self.keptPictures { pictures = [:] }
      pictures[glyph] = .some(picture)
      return picture
    }
  }

  /// The glyph of a character on its own, nil when the font lacks it.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    switch source {
    case .file(let font, _): font.glyph(for: scalar)
    case .block: BlockFont.Shape(of: scalar).rawValue
    }
  }

  /// Text in one script and one direction, shaped: kerning, ligatures, joining, reordering.
  func shape(
    _ units: [UInt16], _ range: Range<Int>, script: Script, isRightToLeft: Bool, ligatures: Bool
  ) -> [ShapedGlyph] {
    switch source {
    case .file(let font, _):
      font.shape(
        units, range, script: script, isRightToLeft: isRightToLeft, ligatures: ligatures)
    case .block: BlockFont.shape(units, range, isRightToLeft: isRightToLeft)
    }
  }
}

extension FontFace: Hashable {
  /// Whether both were made of the same bytes.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b || a.digest == b.digest }

  /// Feeds the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension FontFace: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

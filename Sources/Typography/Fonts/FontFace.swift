public import Graphics
import Synchronization

/// A face of a font file, or the built-in block font: outlines, metrics and shaping in font units.
///
/// Faces do not depend on a size. Two faces are equal if their digests are. The type is
/// thread-safe. Shaping runs in parallel, and reading outlines is serialised.
public final class FontFace: Sendable {
  /// The family and the style, such as "Inter Regular".
  public let name: String
  /// The family, and the PostScript name such as `Inter-SemiBold`; nil if the file has none.
  package let (family, postScriptName): (String?, String?)
  /// The font units per em; at least 1.
  public let unitsPerEm: Int
  /// The number of glyphs. Glyph numbers are below it.
  public let glyphCount: Int
  /// The vertical metrics in the file.
  public let metrics: FontMetrics
  /// The weight nearest to the weight class in the file.
  public let weight: FontWeight
  /// Whether the file is marked as italic.
  public let isItalic: Bool
  /// A hash of the file's bytes and the face index, which is equal on every machine.
  public let digest: UInt64

  private let source: Source
  /// The bytes of the file; nil for the block font.
  private let bytes: FontBytes?
  /// Whether glyphs are colour images, as in emoji fonts. Their outlines are then missing or empty.
  public let hasPictures: Bool
  /// Whether the face has glyphs for U+0020…U+007E, so that plain text needs no look-up per
  /// character.
  let coversASCII: Bool

  /// The advances of San Francisco by weight, as far as they were needed.
  let fits = Mutex<[FontWeight: FittedAdvances]>([:])

  private enum Source: Sendable {
    case file(HarfBuzzFont, OutlineStore)
    case block
  }

  /// A FreeType face behind a lock.
  private final class OutlineStore: Sendable {
    let reader: Mutex<OutlineReader>
    /// The images read so far, and nil for glyphs without an image.
    let pictures = Mutex<[GlyphID: GlyphPicture?]>([:])

    init(_ reader: sending OutlineReader) { self.reader = Mutex(reader) }
  }

  /// The maximum number of cached images. In Google's emoji font each has 70 kB.
  private static let maximumCachedPictures = 256

  /// The built-in font of boxes, which depends on no file (`BlockFont`).
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

  /// Creates a face from the bytes of a TrueType or OpenType file, which are copied.
  ///
  /// `index` selects a face in a collection. Bitmap fonts are rejected, unless they contain colour
  /// images.
  ///
  /// - Throws: `FontError` if the bytes are not a font, if the face does not exist, or if it has
  ///   neither outlines nor images.
  public convenience init(bytes: [UInt8], index: Int = 0) throws(FontError) {
    try self.init(FontBytes(bytes), index: index)
  }

  /// Returns a face in some bytes, by default the first one. If a face of equal bytes is in use in
  /// this process, it is returned instead of a new one.
  ///
  /// - Throws: `FontError` if the bytes are not a font, if the face does not exist, or if it has
  ///   neither outlines nor images.
  package static func shared(bytes: [UInt8], index: Int = 0) throws(FontError) -> FontFace {
    try SharedFaces.inUse.face(FontBytes(bytes), index: index)
  }

  static func digest(_ bytes: FontBytes, index: Int) -> UInt64 {
    bytes.digest &+ UInt64(clamping: index)
  }

  init(_ bytes: FontBytes, index: Int) throws(FontError) {
    // FreeType interprets bits above the low 16 as the instance of a variable font.
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
    digest = Self.digest(bytes, index: index)
    coversASCII = (0x20...0x7E).allSatisfy {
      shaper.glyph(for: Unicode.Scalar(UInt8($0))) != nil
    }
    source = .file(shaper, OutlineStore(reader))
    self.bytes = bytes
  }

  /// Returns whether the face was made of these bytes. It compares bytes, since digests can
  /// collide.
  func isBacked(by bytes: FontBytes) -> Bool { self.bytes == bytes }

  /// Returns the outline of a glyph in font units, with y pointing up and the baseline at 0.
  ///
  /// Fill the outline by the non-zero rule. It is empty for a space, an unknown glyph number and a
  /// damaged glyph.
  public func outline(of glyph: GlyphID) -> Path {
    switch source {
    case .file(_, let store): store.reader.withLock { $0.outline(of: glyph) }
    case .block: BlockFont.outline(of: glyph)
    }
  }

  /// Returns the image of a glyph, or nil if the glyph is unknown, damaged or has no image.
  public func picture(of glyph: GlyphID) -> GlyphPicture? {
    guard hasPictures, case .file(_, let store) = source else { return nil }
    return store.pictures.withLock { pictures in
      if let known = pictures[glyph] { return known }
      let picture = store.reader.withLock { $0.picture(of: glyph) }
      // Users of an image keep it alive. Evicted images are read again.
      if pictures.count >= Self.maximumCachedPictures { pictures = [:] }
      pictures[glyph] = .some(picture)
      return picture
    }
  }

  /// Returns the glyph of a single character, or nil if the font lacks it.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    switch source {
    case .file(let font, _): font.glyph(for: scalar)
    case .block: BlockFont.Shape(of: scalar).rawValue
    }
  }

  /// Returns the advance of a glyph in font units, without kerning; 0 for unknown glyphs.
  func advance(of glyph: GlyphID) -> Int {
    switch source {
    case .file(let font, _): font.advance(of: glyph)
    case .block: BlockFont.Shape(rawValue: glyph)?.advance ?? 0
    }
  }

  /// Shapes text in one script and one direction: kerning, ligatures, joining and reordering.
  func shape(
    _ units: [UInt16], _ range: Range<Int>, script: Script, isRightToLeft: Bool,
    features: ShapingFeatures
  ) -> [ShapedGlyph] {
    switch source {
    case .file(let font, _):
      font.shape(
        units, range, script: script, isRightToLeft: isRightToLeft, features: features)
    case .block: BlockFont.shape(units, range, isRightToLeft: isRightToLeft)
    }
  }
}

extension FontFace: Hashable {
  /// Returns whether both faces have equal digests.
  public static func == (a: FontFace, b: FontFace) -> Bool { a === b || a.digest == b.digest }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension FontFace: CustomStringConvertible {
  /// The name of the face.
  public var description: String { name }
}

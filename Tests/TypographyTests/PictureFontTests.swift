import Foundation
import Graphics
import TestSupport
import Testing
import Typography

/// Fonts with colour pictures: `Fixtures/Fonts/Pictures.ttf`, and Google's emoji where they are
/// installed.
@Suite("Picture fonts")
struct PictureFontTests {
  private let bytes: [UInt8]
  private let face: FontFace

  init() throws {
    bytes = [UInt8](try Repository.fixture("Fonts/Pictures.ttf"))
    face = try FontFace(bytes: bytes)
  }

  private func picture(_ character: Unicode.Scalar) throws -> GlyphPicture? {
    face.picture(of: try #require(face.glyph(for: character)))
  }

  private func layout(_ text: String, size: CGFloat = 20) -> TextLayout {
    TextLayout(StyledText(text, font: Font(.block, size: size, fallbacks: [face])))
  }

  /// Returns whether each run of a text uses a picture font.
  private func isPictures(_ text: String) -> [Bool] {
    layout(text).lines.flatMap(\.runs).map(\.face.hasPictures)
  }

  @Test("A glyph has its largest picture and a position in the em")
  func picture() throws {
    #expect(face.hasPictures && face.unitsPerEm == 1000 && face.family == "Pictures")
    let red = try #require(try picture("\u{1F600}"))
    #expect(red.source.bitmap.width == 16 && red.source.bitmap.height == 16)
    #expect(red.frame == CGRect(x: 0, y: -1, width: 1, height: 1))
    #expect(red.source.bitmap[3, 3] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(red.source.bitmap[3, 15] == .clear)
    let heart = try #require(try picture("\u{2764}"))
    #expect(heart.source.bitmap[3, 3] == Pixel(red: 128, green: 0, blue: 128, alpha: 128))
    // A second call returns the identical object, which caches rely on.
    #expect(try picture("\u{1F600}") == red)
  }

  @Test("A glyph without a picture has none")
  func none() throws {
    #expect(face.picture(of: 0) == nil && face.picture(of: 999) == nil)
    #expect(face.outline(of: 2).isEmpty && !FontFace.block.hasPictures)
    #expect(FontFace.block.picture(of: 1) == nil)
  }

  @Test("Emoji use the picture font even if the first font has the character")
  func emoji() {
    #expect(isPictures("a\u{1F600}b") == [false, true, false])
    #expect(isPictures("\u{1F600}\u{1F601}") == [true])
  }

  @Test("Variation selectors choose between text and picture")
  func selectors() {
    #expect(isPictures("\u{2764}") == [false] && isPictures("\u{2764}\u{FE0F}") == [true])
    #expect(isPictures("\u{1F600}\u{FE0E}") == [false])
    #expect(isPictures("1") == [false] && isPictures("1\u{FE0F}") == [true])
  }

  @Test("Joined emoji are one picture, an em wide")
  func joined() throws {
    let line = try #require(layout("\u{1F600}\u{200D}\u{1F601}").lines.first)
    let glyphs = line.runs.flatMap(\.glyphs)
    let pictures = glyphs.compactMap { face.picture(of: $0.id) }
    #expect(pictures.count == 1 && line.width == 20)
    #expect(
      pictures.first?.source.bitmap[3, 3] == Pixel(red: 255, green: 255, blue: 0, alpha: 255))
  }

  @Test("Truncated or damaged picture fonts are refused or give other pictures")
  func damaged() {
    for length in stride(from: 1, to: bytes.count, by: 37) {
      read(Array(bytes.prefix(length)))
    }
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var bytes = bytes
      bytes[index] ^= 0xFF
      read(bytes)
    }
  }

  private func read(_ bytes: [UInt8]) {
    let face = try? FontFace(bytes: bytes)
    for glyph in 0..<GlyphID(min(face?.glyphCount ?? 0, 16)) {
      #expect((face?.picture(of: glyph)?.source.bitmap.bounds.area ?? 0) <= 1 << 22)
    }
  }

  @Test(
    "Google's emoji font maps faces, flags, keycaps, families and skin tones to one glyph",
    .needs(.emoji))
  func installed() throws {
    let path = try #require(InstalledFonts.path("NotoColorEmoji.ttf"))
    let face = try Fonts.library.face(path)
    for text in ["😀", "🇨🇭", "1️⃣", "👨‍👩‍👧", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      let font = Font(.block, size: 20, fallbacks: [face])
      let runs = TextLayout(StyledText(text, font: font)).lines.flatMap(\.runs)
      let pictures = runs.flatMap { run in run.glyphs.compactMap { run.face.picture(of: $0.id) } }
      #expect(pictures.count == 1, "\(text)")
      #expect(pictures.allSatisfy { $0.frame.width > 1 && $0.frame.width < 1.5 })
    }
  }
}

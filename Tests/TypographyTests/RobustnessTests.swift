import Foundation
import TestSupport
import Testing
import Typography

@Suite("Bad input")
struct RobustnessTests {
  @Test("Files that are no fonts are refused with the reason")
  func notFonts() {
    #expect(throws: FontError.unusableLength(0)) { try FontFace(bytes: []) }
    for bytes: [UInt8] in [
      [0], [0, 1, 0, 0], Array("OTTO".utf8), Array(repeating: 0xFF, count: 999),
    ] {
      #expect(throws: FontError.self) { try FontFace(bytes: bytes) }
    }
    #expect(throws: FontError.notFound(name: "a.otf", directories: ["/none"])) {
      try FontLibrary(directories: ["/none"]).face("a.otf")
    }
    #expect(throws: FontError.unreadable(path: "/tmp")) {
      try FontLibrary(directories: []).face("/tmp")
    }
  }

  @Test("A compressed font file is refused", .needs(.inter))
  func packedFile() throws {
    let bytes = try InstalledFonts.bytes("Inter-Regular.otf")
    #expect(throws: FontError.unshapeable) { try FontFace(bytes: Self.woff(bytes)) }
  }

  /// Returns a font file in the WOFF container, with uncompressed tables (W3C WOFF 1.0, §3–5).
  private static func woff(_ font: [UInt8]) -> [UInt8] {
    func number(_ offset: Int, _ size: Int) -> Int {
      font[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let count = number(4, 2)
    var directory: [UInt8] = []
    var tables: [UInt8] = []
    for entry in stride(from: 12, to: 12 + 16 * count, by: 16) {
      let start = number(entry + 8, 4), length = number(entry + 12, 4)
      let offset = bytes(44 + 20 * count + tables.count)
      directory += font[entry..<entry + 4] + offset + bytes(length) + bytes(length)
      directory += font[entry + 4..<entry + 8]
      tables += font[start..<start + length]
      tables += Array(repeating: 0, count: -length & 3)
    }
    let plainSize = 12 + 16 * count + tables.count
    return Array("wOFF".utf8) + font[0..<4] + bytes(44 + directory.count + tables.count)
      + font[4..<6] + [0, 0] + bytes(plainSize) + Array(repeating: 0, count: 24)
      + directory + tables
  }

  @Test(
    "Truncated and damaged font files are refused or yield valid results", .needs(.inter, .dejaVu),
    arguments: ["Inter-Regular.otf", "DejaVuSansMono.ttf"])
  func damagedFiles(name: String) throws {
    let bytes = try InstalledFonts.bytes(name)
    for length in stride(from: 1, to: bytes.count, by: bytes.count / 12) {
      use(Array(bytes.prefix(length)))
    }
    for seed in UInt64(1)...24 {
      var random = SplitMix64(seed: seed)
      var damaged = bytes
      // Half of the damage is in the table directory and the small tables after it.
      for round in 0..<40 {
        let reach = round % 2 == 0 ? 4000 : damaged.count
        damaged[Int.random(in: 4..<reach, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      use(damaged)
    }
  }

  private func use(_ bytes: [UInt8]) {
    guard let face = try? FontFace(bytes: bytes) else { return }
    let layout = TextLayout(StyledText("fi AV\u{301} سلام", font: Font(face, size: 17)), width: 40)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
    _ = GlyphTests.glyphs(layout, GlyphCache())
    for glyph in [0, 1, 40, 0xFFFF, GlyphID.max] { _ = face.outline(of: glyph) }
  }

  @Test("Unusable widths give no lines", arguments: [0, -1, .nan, -CGFloat.infinity])
  func uselessWidths(width: CGFloat) {
    let layout = TextLayout(StyledText("abc", font: Font(.block, size: 10)), width: width)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(layout.isTruncated)
    #expect(layout.firstBaseline == 0 && layout.lastBaseline == 0)
  }

  @Test("Unusable sizes give text without extent", arguments: [0, -5, .nan, CGFloat.infinity])
  func uselessSizes(size: CGFloat) {
    let font = Font(.block, size: size, tracking: .nan)
    let layout = TextLayout(StyledText("abc", font: font), width: 10)
    #expect(layout.size == .zero)
    #expect(SystemFont.tracking(size: min(size, 0)) == 0)
  }

  @Test("Styles with unusable lengths are treated as plain")
  func uselessStyles() {
    let style = ParagraphStyle(
      lineSpacing: .nan, paragraphSpacing: -1, firstLineIndent: .infinity,
      minimumLineHeight: -.infinity, maximumLineHeight: .nan)
    let font = Font(.block, size: 10)
    let odd = TextLayout(StyledText("a b\nc", font: font, paragraphStyle: style), width: 7)
    let plain = TextLayout(StyledText("a b\nc", font: font), width: 7)
    #expect(odd.lines == plain.lines)
  }

  @Test("Empty text has no lines")
  func emptyText() {
    #expect(TextLayout(StyledText()).lines.isEmpty)
    #expect(TextLayout(StyledText("", font: Font(.block, size: 10))).size == .zero)
    #expect(!TextLayout(StyledText(), width: 10).isTruncated)
  }

  @Test("Controls, joiners, lone surrogates and emoji are harmless", .needs(.inter))
  func oddCharacters() throws {
    let lone = String(decoding: [0xD83D, 0x61, 0xDE00] as [UInt16], as: UTF16.self)
    let text =
      (0..<0x20).map { String(Unicode.Scalar($0)) }.joined()
      + "\u{7f}\u{9f}\u{200d}\u{200e}\u{202e}x\u{202c}\u{2067}\u{feff}\u{ffff}\u{10ffff}"
      + "👩‍👩‍👧‍👦🇸🇪🏳️‍🌈\u{301}\u{fe0f}" + lone
    for face in [FontFace.block, try Fonts.library.face("Inter-Regular.otf")] {
      for width: CGFloat in [1, 20, 400] {
        let layout = TextLayout(StyledText(text, font: Font(face, size: 17)), width: width)
        #expect(!layout.lines.isEmpty)
        _ = GlyphTests.glyphs(layout, GlyphCache())
      }
    }
    let controls = TextLayout(StyledText("\u{1}\u{2}\u{7f}", font: Font(.block, size: 10)))
    #expect(controls.size.width == 0)
  }

  @Test("A million characters without a space wrap at characters")
  func hugeWord() {
    let text = String(repeating: "a", count: 1_000_000)
    let layout = TextLayout(StyledText(text, font: Font(.block, size: 10)), width: 605)
    #expect(layout.lines.count == 10_000)
    #expect(layout.size.width == 600)
  }

  @Test(
    "Random text of all kinds covers its lines", .needs(.dejaVu),
    arguments: 1...4 as ClosedRange<UInt64>)
  func randomText(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = Array("ab  \n\t-fiאב سلا हिं ไทย 漢字 1,2 (é\u{301})👍🏽\u{200f}\u{ad}".unicodeScalars)
    let face = try Fonts.library.face("DejaVuSans.ttf")
    for mode: ParagraphStyle.LineBreakMode in [
      .byWordWrapping, .byCharWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ] {
      for round in 0..<20 {
        let count = Int.random(in: 0...80, using: &random)
        var text = ""
        for _ in 0..<count { text.unicodeScalars.append(letters.randomElement(using: &random)!) }
        let styled = StyledText(
          text, font: Font(face, size: 12, tracking: 0.4),
          paragraphStyle: ParagraphStyle(lineBreakMode: mode))
        let width = CGFloat.random(in: 1...200, using: &random)
        let lines = Int.random(in: 0...3, using: &random)
        let layout = TextLayout(styled, width: width, maximumLines: lines)
        #expect(lines == 0 || layout.lines.count <= lines, "seed \(seed), round \(round)")
        if lines == 0 {
          let covered = layout.lines.reduce(0) { $0 + $1.range.count }
          let terminators = text.unicodeScalars.filter { $0 == "\n" }.count
          #expect(covered + terminators == text.utf16.count, "seed \(seed), round \(round)")
        }
      }
    }
  }
}

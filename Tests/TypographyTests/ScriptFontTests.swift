import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite("Fonts of other writing systems")
struct ScriptFontTests {
  private func shaped(_ text: String, weight: FontWeight = .regular) throws -> ShapedText {
    let library = FontLibrary(directories: InstalledFonts.interDirectories)
    return ShapedText(StyledText(text, font: try library.systemFont(size: 17, weight: weight)))
  }

  @Test(
    "Text of other writing systems is drawn in Noto's fonts",
    .needs(.inter, .fonts(["NotoSansThai-Regular.ttf"])),
    arguments: [
      ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"), ("สวัสดี", "Noto Sans Thai"),
      ("नमस्ते", "Noto Sans Devanagari"), ("გამარჯობა", "Noto Sans Georgian"),
    ])
  func scripts(text: String, family: String) throws {
    let regular = try shaped(text), bold = try shaped(text, weight: .bold)
    #expect(regular.missing.isEmpty && regular.scriptFaces.map(\.name) == ["\(family) Regular"])
    #expect(bold.scriptFaces.map(\.name) == ["\(family) Bold"])
  }

  @Test("Marks and vowels join their letters", .needs(.inter, .fonts(["NotoSansThai-Regular.ttf"])))
  func joining() throws {
    let layout = TextLayout(try shaped("नमस्ते กำ"), width: nil)
    let ids = layout.lines[0].runs.flatMap(\.glyphs).map(\.id)
    #expect(!ids.contains(0))
  }

  @Test(
    "Punctuation between words stays in their font",
    .needs(.inter, .fonts(["NotoSansThai-Regular.ttf"])))
  func punctuation() throws {
    let text = try shaped("مرحبا، عالم؟")
    #expect(text.missing.isEmpty && text.scriptFaces.count == 1)
  }

  @Test(
    "The language selects the forms of Chinese characters",
    arguments: [
      ("ja", 0), ("ja-JP", 0), ("ko", 1), ("zh-Hans", 2), (nil, 2), ("en", 2), ("zh-Hant", 3),
      ("zh_TW", 3), ("zh-HK", 4), ("zh-Hant-HK", 4), ("", 2),
    ] as [(String?, Int)])
  func languages(language: String?, index: Int) {
    #expect(NotoFamily.index(for: Script("Hani"), language: language) == index)
    #expect(NotoFamily.index(for: Script("Hira"), language: language) == 0)
    #expect(NotoFamily.index(for: Script("Hang"), language: language) == 1)
  }

  @Test(
    "A font in an added directory is used for what it has, before installed ones",
    .needs(.inter, .dejaVu))
  func addedDirectory() throws {
    let folder = try Folder()
    let path = try #require(InstalledFonts.path("DejaVuSans.ttf"))
    try FileManager.default.copyItem(atPath: path, toPath: "\(folder.path)/Any name.ttf")
    let library = FontLibrary(directories: [folder.path] + InstalledFonts.interDirectories)
    let text = ShapedText(StyledText("مرحبا", font: try library.systemFont(size: 17)))
    #expect(text.missing.isEmpty && text.scriptFaces.map(\.family) == ["DejaVu Sans"])
    #expect(library.contains(digest: text.scriptFaces[0].digest))
  }

  @Test("Without a font, the writing system and its package are known")
  func packages() {
    func script(_ scalar: Unicode.Scalar) -> String? {
      MissingGlyph(scalar: scalar, face: .block).script.map { "\($0.name): \($0.package)" }
    }
    #expect(script("ส") == "Thai: fonts-noto-core")
    #expect(script("漢") == "Chinese or Japanese: fonts-noto-cjk")
    #expect(script("한") == "Korean: fonts-noto-cjk")
    #expect(script("ᐊ") == "Canadian Aboriginal: fonts-noto-core")
    #expect(script("ߊ") == "N'Ko: fonts-noto-core")
    #expect(script("♞") == nil && script("a") == nil)
  }
}

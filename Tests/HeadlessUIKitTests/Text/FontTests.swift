import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import Typography

@MainActor
@Suite("UIFont")
struct FontTests {
  @Test("Without a library, text uses the block font with the system font's heights")
  func blockFont() {
    onScreen()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontName == "Block" && font.pointSize == 17)
    #expect(near(font.lineHeight, 17 * 2444 / 2048, within: 1e-9))
    #expect(near(font.ascender - font.descender, font.lineHeight, within: 1e-9))
    #expect(ScreenEnvironment.current.problems.notes.isEmpty)
  }

  @Test("A library without Inter is reported once per file and replaced by the block font")
  func missingInter() {
    onScreen(fonts: FontLibrary(directories: ["/nowhere"]))
    for _ in 0..<3 { #expect(UIFont.systemFont(ofSize: 17).fontName == "Block") }
    #expect(ScreenEnvironment.current.problems.notes.count == 1)
    _ = UIFont.boldSystemFont(ofSize: 17)
    #expect(
      ScreenEnvironment.current.problems.notes == [
        "no font file Inter-Regular.otf in /nowhere", "no font file Inter-Bold.otf in /nowhere",
      ])
  }

  @Test("Preferred fonts follow the content size category", arguments: ContentSizeCategory.allCases)
  func preferredFonts(category: ContentSizeCategory) {
    onScreen(category: category)
    for style in TextStyle.allCases {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(font.pointSize == style.pointSize(at: category))
      #expect(font.fontDescriptor.symbolicTraits == (style == .headline ? .traitBold : []))
    }
  }

  @Test("At the default size, body is 17 points and title 1 is 28")
  func defaultSizes() {
    onScreen()
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }

  @Test("A descriptor's traits select bold and italic fonts, and size 0 keeps the size")
  func traits() throws {
    onScreen()
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let bold = try #require(title.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 28 && font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
  }

  @Test("A custom face has no relatives")
  func ownFace() {
    let font = UIFont(face: .block, size: 10)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(font.fontDescriptor.withSymbolicTraits([]) == font.fontDescriptor)
  }

  @Test("Unusable sizes give text without extent", arguments: [-1, .nan] as [CGFloat])
  func impossibleSizes(size: CGFloat) {
    onScreen()
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "text"
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("withSize returns the font in another size")
  func withSize() {
    onScreen()
    let font = UIFont.italicSystemFont(ofSize: 12).withSize(30)
    #expect(font.pointSize == 30 && font.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(font == UIFont.italicSystemFont(ofSize: 30))
  }

  @Test(
    "Inter uses San Francisco's line heights, and each file is recorded once", .needs(.inter))
  func inter() {
    onScreen(fonts: Inter.library)
    let label = UILabel()
    label.text = "Overscroll"
    #expect(label.font.fontName.contains("Inter"))
    #expect(label.intrinsicContentSize.height == 20.5)
    _ = UIFont.systemFont(ofSize: 15)
    #expect(ScreenEnvironment.current.text.fontDigests.count == 1)
    // Large text has a file of its own.
    _ = UIFont.systemFont(ofSize: 40)
    #expect(ScreenEnvironment.current.text.fontDigests.count == 2)
    #expect(ScreenEnvironment.current.problems.notes.isEmpty)
    let regular = label.intrinsicContentSize.width
    label.font = .boldSystemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.width > regular)
  }

  @Test("Characters missing in all fonts are reported once", .needs(.inter))
  func missingCharacters() {
    onScreen(fonts: Inter.library)
    for _ in 0..<2 {
      let label = UILabel()
      label.text = "\u{13000}"
      _ = label.intrinsicContentSize
    }
    #expect(ScreenEnvironment.current.problems.notes.count == 1)
  }

  @Test("Figures of equal width come from the method and from feature settings", .needs(.inter))
  func tabularFigures() {
    onScreen(fonts: Inter.library)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    let plain = UIFont.systemFont(ofSize: 17)
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
    ]
    let descriptor = plain.fontDescriptor.addingAttributes([.featureSettings: settings])
    for font in [
      .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
      UIFont(descriptor: descriptor, size: 0),
    ] {
      #expect(width("1111", font) == width("0000", font))
    }
    #expect(width("1111", plain) < width("0000", plain))
  }

  @Test("A text view reports a missing character once, as a label does", .needs(.inter))
  func missingInTextView() {
    onScreen(fonts: Inter.library)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "\u{13000}\u{13000}"
    view.layoutIfNeeded()
    _ = view.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(ScreenEnvironment.current.problems.missing.count == 1)
  }
}

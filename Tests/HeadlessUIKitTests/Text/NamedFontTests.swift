import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct NamedFontTests {
  @Test(arguments: [
    ("HelveticaNeue", UIFont.Weight.regular, false),
    ("HelveticaNeue-UltraLight", .ultraLight, false),
    ("AvenirNext-DemiBoldItalic", .semibold, true), ("Helvetica-BoldOblique", .bold, true),
    ("Gill Sans", .regular, false), ("Avenir-Black", .black, false),
  ])
  func fontsOfIOSAreShownInTheirWeightAndReported(
    name: String, weight: UIFont.Weight, isItalic: Bool
  ) throws {
    let environment = onScreen()
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.pointSize == 20)
    let system =
      isItalic
      ? try #require(
        UIFont.systemFont(ofSize: 20, weight: weight).fontDescriptor.withSymbolicTraits(
          weight.rawValue >= 0.3 ? [.traitBold, .traitItalic] : .traitItalic))
      : UIFont.systemFont(ofSize: 20, weight: weight).fontDescriptor
    #expect(font.fontDescriptor.symbolicTraits == system.symbolicTraits)
    #expect(environment.problems.notes.count == 1)
    #expect(environment.problems.notes.first?.contains("'\(name)'") == true)
  }

  @Test func anUnknownFontIsNilAndReported() {
    let environment = onScreen()
    #expect(UIFont(name: "Nonsense-Bold", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(environment.problems.notes.count == 2)
    #expect(UIFont(name: ".SFUIText-Medium", size: 0)?.pointSize == 12)
    #expect(environment.problems.notes.count == 2, "the system font is here")
  }
}

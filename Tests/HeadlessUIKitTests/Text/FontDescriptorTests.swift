import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import TestSupport
import Testing
import Typography

/// Font descriptors, and the fonts created from them. Without a font library every font is the
/// block font; the requested font is visible in its descriptor.
@MainActor
@Suite("Font descriptors")
struct FontDescriptorTests {
  @Test("Attributes replace a descriptor's values")
  func addingAttributes() {
    onScreen()
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    let heavy = body.addingAttributes([
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(heavy.pointSize == 20 && heavy.postscriptName == ".SFUI-Heavy")
    let numbered = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: 0.23, .slant: 0.1]
        as [UIFontDescriptor.TraitKey: Any]
    ])
    #expect(numbered.postscriptName == ".SFUI-MediumItalic")
    let bold = body.addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
      ]
    ])
    #expect(bold.symbolicTraits == .traitBold && bold.pointSize == 17)
  }

  @Test("Weights are UIKit's numbers, and a font uses the nearest")
  func weights() {
    onScreen()
    func name(_ weight: UIFont.Weight) -> String {
      UIFont.systemFont(ofSize: 9, weight: weight).fontDescriptor.postscriptName
    }
    #expect(UIFont.Weight.semibold.rawValue == 0.3 && UIFont.Weight(0.3) == .semibold)
    #expect(name(UIFont.Weight(rawValue: 1)) == ".SFUI-Black")
    #expect(name(UIFont.Weight(-0.75)) == ".SFUI-Ultralight")
    #expect(
      name(UIFont.Weight(0.27)) == ".SFUI-Semibold" && name(UIFont.Weight(.nan)) == ".SFUI-Regular")
    let traits = UIFont.systemFont(ofSize: 9, weight: .bold).fontDescriptor.fontAttributes[.traits]
    #expect((traits as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat == 0.4)
  }

  @Test("A descriptor created from attributes equals the original")
  func roundTrip() {
    onScreen()
    let descriptors = [
      UIFont.systemFont(ofSize: 13, weight: .light).fontDescriptor,
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor,
      UIFontDescriptor(name: "Georgia-BoldItalic", size: 9).withMatrix(
        CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)),
    ]
    for descriptor in descriptors {
      #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    }
    let features = [UIFontDescriptor.FeatureKey.featureIdentifier: 6]
    let kept = descriptors[0].addingAttributes([.featureSettings: [features]])
    #expect(
      kept.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == [features])
  }

  @Test(
    "A family keeps weight and slant, a face sets them, and an iOS font is reported")
  func families() throws {
    let environment = onScreen()
    let bold = UIFont.boldSystemFont(ofSize: 15).fontDescriptor.withFamily("Georgia")
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.familyName == "Georgia" && font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(environment.problems.notes.contains { $0.contains("'Georgia'") })
    let face = bold.withFace("Light Italic")
    #expect(face.symbolicTraits == .traitItalic)
    #expect(UIFont.systemFont(ofSize: 10).familyName == ".AppleSystemUIFont")
    let back = bold.withFamily(UIFont.systemFont(ofSize: 10).familyName)
    #expect(back == UIFont.boldSystemFont(ofSize: 15).fontDescriptor)
  }

  @Test("Other system font designs are reported as missing when used")
  func designs() throws {
    let environment = onScreen()
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(system.withDesign(.default) == system)
    let rounded = try #require(system.withDesign(.rounded))
    #expect(rounded != system && environment.problems.notes.isEmpty)
    _ = UIFont(descriptor: rounded, size: 0)
    #expect(environment.problems.notes.count == 1)
    #expect(system.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    #expect(UIFont(face: .block, size: 10).fontDescriptor.withDesign(.serif) == nil)
  }

  @Test("A text style's descriptor matches its font")
  func preferred() {
    onScreen()
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        == UIFont.preferredFont(forTextStyle: .title2).fontDescriptor)
  }

  @Test("A matrix slants and scales letters, also in plain text")
  func matrix() {
    let label = blockLabel("ab", rect(0, 0, 40, 10))
    let leaning = CGAffineTransform(a: 1.5, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    label.font = UIFont(descriptor: label.font.fontDescriptor.withMatrix(leaning), size: 10)
    #expect(label.intrinsicContentSize.width == 18)
    let run = shownText(label)?.layout.lines.first?.runs.first
    #expect(run?.slant == 0.25 && run?.stretch == 1.5)
  }

  @Test("Registered fonts are listed by family")
  func registered() throws {
    onScreen()
    #expect(UIFont.familyNames.isEmpty)
    let environment = ScreenEnvironment.current
    let provider = try #require(CGDataProvider(data: NSData(data: Data(TinyFont.bytes))))
    let font = try #require(CGFont(provider))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let family = try #require(UIFont.familyNames.first)
    let name = try #require(UIFont.fontNames(forFamilyName: family).first)
    #expect(UIFont(name: name, size: 10)?.familyName == family)
    let described = UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [.family: family]), size: 10)
    #expect(described.fontName == UIFont(name: name, size: 10)?.fontName)
    #expect(
      UIFont.fontNames(forFamilyName: "Nothing").isEmpty && environment.problems.notes.isEmpty)
  }

  @Test("Font metrics scale up to a maximum at the traits' text size")
  func metrics() {
    onScreen()
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.systemFont(ofSize: 17)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize > 25)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: traits)
    #expect(limited.pointSize == 25)
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import TestSupport
import Testing

/// Translations, attributed texts and accessibility texts of storyboards.
@MainActor
struct NibTextTests {
  /// Returns the controller of a storyboard with these subviews, and the screen's problems.
  private func controller(
    _ subviews: String, attributes: String = "", navigationItem: String = "",
    texts: [String: String] = [:]
  ) throws -> (UIViewController, ScreenEnvironment) {
    let scene = NibFixture.controller(subviews, attributes: attributes)
    let storyboard = NibFixture.storyboard(
      scene.replacing("<connections>", with: navigationItem + "<connections>"))
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": storyboard], texts: texts))
    let storyboardController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
    let made = try #require(storyboardController)
    made.loadViewIfNeeded()
    return (made, environment)
  }

  private static let rect = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  @Test func aTranslationReplacesTheTextsOfTheFile() throws {
    let (controller, environment) = try controller(
      """
      <label text="one" id="l-l">\(Self.rect)</label>
      <label id="m-m">\(Self.rect)<string key="text">one
      two</string></label>
      <button id="b-b">\(Self.rect)<state key="normal" title="go"/>\
      <state key="disabled" title="wait"/></button>
      <button id="c-c">\(Self.rect)<state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="plain" title="go" subtitle="on"/></button>
      <textField text="old" placeholder="name" id="f-f">\(Self.rect)</textField>
      <segmentedControl id="s-s">\(Self.rect)<segments><segment title="a"/><segment title="b"/>\
      </segments></segmentedControl>
      <searchBar placeholder="find" id="q-q">\(Self.rect)<scopeButtonTitles><string>x</string>\
      <string>y</string></scopeButtonTitles></searchBar>
      <button id="n-n">\(Self.rect)</button>
      """,
      attributes: #"title="Home""#,
      navigationItem: """
        <navigationItem key="navigationItem" title="Home" id="i-i"><barButtonItem \
        key="rightBarButtonItem" title="Add" id="r-r"/></navigationItem>
        """,
      texts: [
        "l-l.text": "eins", "m-m.text": "eins\nzwei", "b-b.normalTitle": "los",
        "b-b.disabledTitle": "warte", "c-c.configuration.title": "los",
        "c-c.configuration.subtitle": "an", "f-f.text": "alt", "f-f.placeholder": "Name",
        "s-s.segmentTitles[1]": "zwei", "s-s.segmentTitles[9]": "none",
        "s-s.segmentTitles[x]": "none", "q-q.placeholder": "suche", "q-q.scopeButtonTitles[0]": "X",
        "first.title": "Start", "i-i.title": "Anfang", "r-r.title": "Neu",
        "n-n.normalTitle": "neu", "l-l.accessibilityLabel": "Eins!",
        "b-b.accessibilityHint": "Tipp",
        "gone.text": "none", "plain": "none", "": "none", "l-l.no.text": "none",
      ])
    let views = try #require(controller.view).subviews
    #expect((views[0] as? UILabel)?.text == "eins")
    #expect((views[1] as? UILabel)?.text == "eins\nzwei")
    let button = try #require(views[2] as? UIButton)
    #expect(button.title(for: .normal) == "los" && button.title(for: .disabled) == "warte")
    #expect((views[3] as? UIButton)?.configuration?.title == "los")
    #expect((views[3] as? UIButton)?.configuration?.subtitle == "an")
    let field = try #require(views[4] as? UITextField)
    #expect(field.text == "alt" && field.placeholder == "Name")
    let segments = try #require(views[5] as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["a", "zwei"])
    let bar = try #require(views[6] as? UISearchBar)
    #expect(bar.placeholder == "suche" && bar.scopeButtonTitles == ["X", "y"])
    #expect((views[7] as? UIButton)?.title(for: .normal) == "neu")
    #expect(controller.title == "Start" && controller.navigationItem.title == "Anfang")
    #expect(controller.navigationItem.rightBarButtonItem?.title == "Neu")
    #expect(views[0].accessibilityLabel == "Eins!" && button.accessibilityHint == "Tipp")
    #expect(environment.problems.notes == [])
  }

  @Test func aTranslationOfAPropertyThatNothingReadsIsReported() throws {
    let (_, environment) = try controller(
      #"<label text="one" id="l-l">\#(Self.rect)</label>"#, texts: ["l-l.caption": "eins"])
    #expect(environment.problems.notes.count == 1)
    #expect(environment.problems.notes.first?.description.contains("caption of <label>") == true)
  }

  @Test func anAttributedTextIsAsTheFileSays() throws {
    let (controller, environment) = try controller(
      """
      <textView usesAttributedText="YES" id="a">\(Self.rect)<attributedString key="attributedText">
      <fragment content="one"><attributes>
      <color key="NSBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <color key="NSStrokeColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <real key="NSStrokeWidth" value="-2"/><integer key="NSUnderline" value="1"/>
      <integer key="NSKern" value="3"/><url key="NSLink" string="https://example.com"/>
      <font key="NSFont" metaFont="system" size="24"/>
      <font key="NSOriginalFont" size="24" name="LucidaGrande"/>
      <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
      baseWritingDirection="rightToLeft" headIndent="36" firstLineHeadIndent="5" tailIndent="-6" \
      paragraphSpacingBefore="7" lineHeightMultiple="1.5" defaultTabInterval="30"><tabStops>
      <textTab alignment="left" location="11"><options/></textTab>
      <textTab alignment="right" location="36"><options/></textTab></tabStops></paragraphStyle>
      </attributes></fragment><fragment content=" two"/></attributedString></textView>
      """)
    let area = try #require(controller.view.subviews[0] as? UITextView)
    let text = try #require(area.attributedText)
    #expect(text.string == "one two")
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(attributes[.backgroundColor] as? UIColor == .red)
    #expect(attributes[.strokeColor] as? UIColor == .green)
    #expect(attributes[.strokeWidth] as? CGFloat == -2 && attributes[.kern] as? CGFloat == 3)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect((attributes[.link] as? URL)?.absoluteString == "https://example.com")
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.headIndent == 36 && style.firstLineHeadIndent == 5 && style.tailIndent == -6)
    #expect(style.paragraphSpacingBefore == 7 && style.lineHeightMultiple == 1.5)
    #expect(style.defaultTabInterval == 30 && style.baseWritingDirection == .rightToLeft)
    #expect(style.tabStops.map(\.location) == [11, 36])
    #expect(style.tabStops.map(\.alignment) == [.left, .right])
    #expect(environment.problems.notes == [])
  }

  @Test(
    "Attributes beyond all measure are drawn",
    arguments: [
      "NSKern", "NSStrokeWidth", "NSBaselineOffset", "NSObliqueness", "NSExpansion", "NSUnderline",
      "NSStrikethrough",
    ])
  func hugeAttributes(_ name: String) throws {
    for value in ["1e300", "-1e300", "1e9", "1e18"] {
      let (controller, environment) = try controller(
        """
        <label usesAttributedText="YES" id="a">\(Self.rect)<attributedString key="attributedText">
        <fragment content="one"><attributes><real key="\(name)" value="\(value)"/>
        <paragraphStyle key="NSParagraphStyle" headIndent="\(value)" tailIndent="\(value)" \
        defaultTabInterval="\(value)"><tabStops><textTab alignment="right" location="\(value)"/>
        </tabStops></paragraphStyle></attributes></fragment></attributedString></label>
        """)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
        _ = controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
      }
      #expect(image.size.width == 30 && environment.problems.notes == [])
    }
  }

  @Test func accessibilityIsAsTheFileSays() throws {
    let (controller, environment) = try controller(
      """
      <imageView id="a">\(Self.rect)<accessibility key="accessibilityConfiguration" label="Photo" \
      hint="Opens it" identifier="photo"><accessibilityTraits key="traits" button="YES" image="YES"/>\
      <bool key="isElement" value="YES"/></accessibility></imageView>
      <label text="L" id="b">\(Self.rect)<accessibility key="accessibilityConfiguration">\
      <accessibilityTraits key="traits" none="YES"/><bool key="isElement" value="NO"/>\
      <string key="value">5
      km</string></accessibility></label>
      <label text="L" id="c">\(Self.rect)</label>
      <imageView id="d">\(Self.rect)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Logo"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
      </userDefinedRuntimeAttributes></imageView>
      """,
      navigationItem: """
        <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" \
        title="+" id="r"><accessibility key="accessibilityConfiguration" label="Add"/>\
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
        keyPath="accessibilityHint" value="Opens a form"/></userDefinedRuntimeAttributes>\
        </barButtonItem></navigationItem>
        """)
    let views = try #require(controller.view).subviews
    #expect(views[0].accessibilityLabel == "Photo" && views[0].accessibilityHint == "Opens it")
    #expect(views[0].accessibilityIdentifier == "photo" && views[0].isAccessibilityElement)
    #expect(views[0].accessibilityTraits == [.button, .image])
    #expect(views[1].accessibilityTraits == [] && !views[1].isAccessibilityElement)
    #expect(views[1].accessibilityValue == "5\nkm")
    #expect(views[2].accessibilityTraits == .staticText && views[2].isAccessibilityElement)
    #expect(views[3].accessibilityLabel == "Logo" && views[3].isAccessibilityElement)
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.accessibilityLabel == "Add" && item.accessibilityHint == "Opens a form")
    #expect(environment.problems.notes == [])
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing
import Typography

/// Text attributes in labels. In the block font at 10 points, letters are boxes 6 points wide and
/// lines are 10 points high.
@MainActor
@Suite("Text attributes")
struct AttributeTests {
  private static var font: UIFont { UIFont(face: .block, size: 10) }

  private func label(
    _ pieces: [(String, [NSAttributedString.Key: Any])], width: CGFloat = 60, height: CGFloat = 10
  ) -> UILabel {
    let label = blockLabel(nil, rect(0, 0, width, height))
    let text = NSMutableAttributedString(string: "")
    for (piece, attributes) in pieces {
      text.append(
        NSAttributedString(
          string: piece, attributes: [.font: Self.font].merging(attributes) { $1 }))
    }
    label.attributedText = text
    return label
  }

  @Test("A background has the width of its range and the height of the line")
  func background() {
    let label = label([("a", [:]), ("bb", [.backgroundColor: UIColor.red]), ("c", [:])])
    let grounds = shownText(label)?.backgroundRects ?? []
    #expect(grounds.map(\.rect) == [rect(6, 0, 12, 10)])
    #expect(grounds.map(\.color) == [UIColor.red.cgColor.color])
  }

  @Test("Adjacent backgrounds of one colour join without a seam")
  func joinedBackground() {
    let label = label([
      ("a", [.backgroundColor: UIColor.red]),
      ("b", [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue]),
    ])
    #expect(shownText(label)?.backgroundRects.map(\.rect) == [rect(0, 0, 12, 10)])
  }

  @Test("A background is drawn behind the letters")
  func backgroundPicture() {
    let label = label([("n", [:]), ("n", [.backgroundColor: UIColor.black])], width: 14)
    #expect(
      art(label, width: 14, height: 10) == """
        ......######
        ......######
        ......######
        +####+######
        +####+######
        +####+######
        +####+######
        +####+######
        ......######
        ......######
        """)
  }

  @Test("A positive stroke width leaves letters hollow, a negative one also fills them")
  func strokes() {
    let hollow = label([("H", [.strokeWidth: 10])], width: 8, height: 12)
    let filled = label([("H", [.strokeWidth: -10])], width: 8, height: 12)
    #expect(
      art(hollow, width: 8, height: 12) == hollowLetter)
    #expect(art(filled, width: 8, height: 12).contains("\n######\n######\n######\n######\n"))
    let outline = shownText(filled)?.strokes.first?.outline
    #expect(outline == TextContents.Strokes.Outline(width: 0.1, color: nil, fills: true))
  }

  private var hollowLetter: String {
    """

    ++++++
    #++++#
    #....#
    #....#
    #....#
    #....#
    #....#
    #++++#
    ++++++


    """
  }

  @Test("A stroke has its own colour, otherwise the text's")
  func strokeColor() {
    let label = label([
      ("a", [.strokeWidth: 4, .strokeColor: UIColor.green, .foregroundColor: UIColor.red])
    ])
    #expect(shownText(label)?.strokes.first?.outline?.color == UIColor.green.cgColor.color)
  }

  @Test("Obliqueness slants letters without changing advances")
  func obliqueness() {
    let label = label([("H", [.obliqueness: 0.5]), ("H", [:])], width: 18)
    #expect(label.intrinsicContentSize.width == 12)
    let first = art(label, width: 18, height: 10).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The letter is seven rows high, and its top is shifted by half of that.
    #expect(first[1].prefix { $0 == "." }.count > first[7].prefix { $0 == "." }.count + 2)
  }

  @Test("Expansion is the logarithm of the width factor")
  func expansion() {
    let label = label([("ab", [.expansion: 0.6931471805599453])])
    #expect(abs(label.intrinsicContentSize.width - 24) < 1e-9)
    #expect(shownText(label)?.layout.lines.first?.runs.first?.stretch == 2)
  }

  @Test("Tracking applies between characters and overrides kern unless it is 0")
  func tracking() {
    #expect(label([("abc", [.tracking: 2, .kern: 5])]).intrinsicContentSize.width == 24)
    #expect(label([("abc", [.tracking: 0, .kern: 5])]).intrinsicContentSize.width == 33)
  }

  @Test(
    "Labels show links blue and underlined and keep the given attributes"
  )
  func link() throws {
    let url = try #require(URL(string: "https://example.org"))
    let label = label([("a", [:]), ("b", [.link: url, .foregroundColor: UIColor.red])])
    let shown = shownText(label)
    #expect(shown?.colors.last == UIColor.link.cgColor.color)
    #expect(shown?.strokeRects.map(\.rect.minX) == [6])
    let kept = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(kept as? UIColor == .red)
  }

  // MARK: Paragraphs

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test("Each paragraph uses the style of its first character")
  func paragraphs() {
    let right = style { $0.alignment = .right }
    // Each range has a different number of attributes. Foundation on Linux traps on adjacent ranges
    // that have the same attributes with other values (Swift 6.3.1).
    let label = label(
      [
        ("aa\n", [.paragraphStyle: style { $0.headIndent = 6 }]),
        ("bb", [.paragraphStyle: right, .kern: 0]),
      ],
      height: 20)
    label.numberOfLines = 0
    // Rounded, because labels set their lines slightly wider than they are.
    #expect(
      shownText(label)?.layout.lines.map { ($0.origin.x * 100).rounded() / 100 } == [0, 48])
  }

  @Test("Default tab stops are every 28 points")
  func standardTabs() {
    let label = blockLabel("a\tb\tc")
    #expect(label.intrinsicContentSize.width == 62)
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
  }

  @Test("A paragraph style copies another one and is equal to it")
  func copies() {
    let changes: [(NSMutableParagraphStyle) -> Void] = [
      { $0.headIndent = 3 }, { $0.tailIndent = -3 }, { $0.paragraphSpacingBefore = 2 },
      { $0.lineHeightMultiple = 1.2 }, { $0.tabStops = [] }, { $0.defaultTabInterval = 20 },
      { $0.baseWritingDirection = .rightToLeft }, { $0.hyphenationFactor = 0.5 },
      { $0.allowsDefaultTighteningForTruncation = true }, { $0.lineBreakStrategy = .pushOut },
    ]
    for change in changes {
      let changed = style(change)
      #expect(!changed.isEqual(NSParagraphStyle()))
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(changed)
      #expect(copy.isEqual(changed) && copy.hash == changed.hash)
      #expect((changed.mutableCopy() as? NSMutableParagraphStyle)?.isEqual(changed) == true)
    }
  }

  @Test("Tab stops are kept sorted and are removed by equality")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.map(\.location) == [20])
  }

  @Test("A language's default direction determines its side")
  func languages() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }
}

import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing
import Typography

@MainActor
@Suite("Label")
struct LabelTests {
  // MARK: Size

  @Test("A label's size is that of its text, rounded up to device pixels")
  func intrinsicSize() {
    let label = blockLabel("abcd")
    #expect(label.intrinsicContentSize == CGSize(width: 24, height: 10))
    label.font = UIFont(face: .block, size: 10.3)
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 11))
    onScreen(scale: 4)
    #expect(label.intrinsicContentSize == CGSize(width: 24.75, height: 10.5))
  }

  @Test("A label without text has no size and draws nothing", arguments: [nil, ""])
  func noText(text: String?) {
    let label = blockLabel(text, rect(0, 0, 50, 20))
    #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(.zero) == .zero)
    #expect(shownText(label) == nil && label.text == text)
    let size = label.intrinsicContentSize
    #expect(size.width.sign == .plus && size.height.sign == .plus)
  }

  @Test("A single line has its natural width for any fitting width")
  func oneLineIgnoresTheWidth() {
    let label = blockLabel("abcd abcd")
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 51, height: 10))
  }

  @Test("Several lines wrap at the fitting width, up to the limit")
  func wrappedSize() {
    let label = blockLabel("ab cd ef", lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 27, height: 20))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 42, height: 10))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 15, height: 0)).height == 20)
  }

  @Test("preferredMaxLayoutWidth wraps the intrinsic size of several lines only")
  func preferredWidth() {
    let label = blockLabel("ab cd ef", lines: 0)
    label.preferredMaxLayoutWidth = 15
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 30))
    #expect(label.contentSize(forWidth: 99) == nil)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 42, height: 10))
  }

  @Test("sizeToFit keeps the frame's corner, or the centre of a transformed view")
  func sizeToFit() {
    let label = blockLabel("abc", rect(10, 10, 4, 4))
    label.sizeToFit()
    #expect(label.bounds == rect(0, 0, 18, 10) && label.frame == rect(10, 10, 18, 10))
    let turned = blockLabel("abc", rect(10, 10, 4, 4))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.sizeToFit()
    #expect(turned.bounds.size == CGSize(width: 18, height: 10))
    #expect(turned.center == CGPoint(x: 12, y: 12))
  }

  @Test("Tightening is tried before truncation")
  func tightening() {
    let text = String(repeating: "abcde", count: 4)
    let natural = blockLabel(text).intrinsicContentSize.width
    func isCut(_ share: CGFloat, _ change: (UILabel) -> Void = { _ in }) -> Bool {
      let label = blockLabel(text, rect(0, 0, natural * share, 10))
      change(label)
      return shownText(label)?.layout.isTruncated ?? true
    }
    #expect(isCut(0.98) && !isCut(1))
    #expect(!isCut(0.96) { $0.allowsDefaultTighteningForTruncation = true })
    #expect(isCut(0.94) { $0.allowsDefaultTighteningForTruncation = true })
    #expect(!isCut(0.98) { $0.wasFittedElsewhere = true })
    #expect(isCut(0.96) { $0.wasFittedElsewhere = true })
    let tight = blockLabel(text, rect(0, 0, natural * 0.96, 10))
    tight.allowsDefaultTighteningForTruncation = true
    let width = shownText(tight)?.layout.size.width ?? 0
    #expect(abs(width - natural * 0.96) < 0.01)
  }

  @Test("Baseline anchors match the centred lines")
  func baselines() {
    let label = blockLabel("ab cd", lines: 0)
    let size = CGSize(width: 15, height: 30)
    #expect(label.firstBaselineOffset(in: size) == 13)
    #expect(label.lastBaselineOffset(in: size) == 7)
  }

  @Test("Ten thousand characters wrap")
  func longText() {
    let label = blockLabel(String(repeating: "abcd ", count: 2000), lines: 0)
    // Each line of a hundred points has three words of 24 and two spaces of 3.
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 78, height: 6670))
  }

  // MARK: Measuring once

  @Test("Moving, scrolling and repeated measuring cause no text layout")
  func movingIsFree() {
    let scene = Scene()
    let label = add(UILabel(), to: scene.root)
    label.numberOfLines = 0
    label.text = "some words that take several lines"
    let top = label.topAnchor.constraint(equalTo: scene.root.topAnchor)
    activate(
      top, label.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 120))
    scene.layout()
    _ = scene.window.layerTree(at: 0)
    let count = label.layoutCount
    for step in 1...50 {
      top.constant = CGFloat(step)
      scene.layout()
      _ = scene.window.layerTree(at: 0)
    }
    #expect(label.layoutCount == count && label.frame.minY == 50)
    _ = (label.intrinsicContentSize, label.contentSize(forWidth: 120))
    #expect(label.layoutCount <= count + 1)
  }

  @Test("Setting equal text changes nothing, and other text is laid out")
  func sameText() {
    let label = blockLabel("abc", rect(0, 0, 50, 10))
    _ = shownText(label)
    _ = label.intrinsicContentSize
    let count = label.layoutCount
    label.text = "abc"
    _ = shownText(label)
    _ = label.intrinsicContentSize
    #expect(label.layoutCount == count)
    label.text = "abcd"
    #expect(label.intrinsicContentSize.width == 24)
  }

  @Test("Setting equal plain text drops attributes")
  func plainTextDropsAttributes() {
    let label = blockLabel(nil)
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont(face: .block, size: 20)])
    #expect(label.intrinsicContentSize.width == 24)
    label.text = "ab"
    #expect(label.intrinsicContentSize.width == 12)
  }

  // MARK: Lines

  @Test("A single line that is too long ends with an ellipsis")
  func truncation() throws {
    let layout = try #require(shownText(blockLabel("abcdefgh", rect(0, 0, 30, 10)))).layout
    #expect(layout.isTruncated && layout.lines.count == 1)
    #expect(layout.lines[0].range == 0..<4 && layout.lines[0].width == 30)
  }

  @Test("The lines that fit the height are shown, the last truncated, and at least one")
  func linesThatFit() throws {
    let text = "ab cd ef gh"
    for (height, lines) in [(CGFloat(25), 2), (10, 1), (4, 1), (40, 4)] {
      let label = blockLabel(text, rect(0, 0, 15, height), lines: 0)
      let layout = try #require(shownText(label)).layout
      #expect(layout.lines.count == lines && layout.isTruncated == (lines < 4))
    }
  }

  @Test("A new height shows a different number of lines")
  func newHeight() throws {
    let label = blockLabel("ab cd ef gh", rect(0, 0, 15, 10), lines: 0)
    #expect(try #require(shownText(label)).layout.lines.count == 1)
    label.frame.size.height = 30
    #expect(try #require(shownText(label)).layout.lines.count == 3)
  }

  @Test("Lines are centred vertically")
  func verticalCentre() throws {
    #expect(try #require(shownText(blockLabel("a", rect(0, 0, 9, 31)))).origin.y == 11)
  }

  // MARK: Shrinking

  private func shrunk(_ width: CGFloat, minimum: CGFloat = 0) throws -> TextLayout {
    let label = blockLabel("abcdefghij", rect(0, 0, width, 10))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimum
    return try #require(shownText(label)).layout
  }

  @Test("A wide line shrinks until it fits, and a fitting one does not")
  func shrinking() throws {
    #expect(try shrunk(60).size.height == 10)
    #expect(near(try shrunk(30).size.height, 5, within: 1e-9))
    #expect(try !shrunk(30).isTruncated)
  }

  @Test("A line shrinks to the minimum scale and is then truncated")
  func minimumScale() throws {
    let layout = try shrunk(30, minimum: 0.75)
    #expect(near(layout.size.height, 7.5, within: 1e-9) && layout.isTruncated)
  }

  @Test("An unusable minimum scale never enlarges", arguments: [2, .infinity] as [CGFloat])
  func largeMinimum(minimum: CGFloat) throws {
    #expect(try shrunk(30, minimum: minimum).size.height == 10)
  }

  @Test("Negative and NaN minimum scales count as 0", arguments: [-1, .nan] as [CGFloat])
  func smallMinimum(minimum: CGFloat) throws {
    #expect(near(try shrunk(30, minimum: minimum).size.height, 5, within: 1e-9))
  }

  // MARK: Attributes

  @Test("Attributed text uses its fonts, spacing and paragraph style")
  func attributes() {
    let label = blockLabel(nil)
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont(face: .block, size: 20)])
    text.append(NSAttributedString(string: "cd", attributes: [.kern: 2]))
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 24 + 16, height: 20))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "ab cd", attributes: [.paragraphStyle: style])
    #expect(label.sizeThatFits(CGSize(width: 15, height: 0)).height == 25)
    #expect(label.text == "ab cd")
  }

  @Test("Runs use their colours, otherwise the label's")
  func colours() throws {
    let label = blockLabel(nil, rect(0, 0, 50, 10))
    label.textColor = .green
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd"))
    label.attributedText = text
    let contents = try #require(shownText(label))
    #expect(contents.colors == [UIColor.red.cgColor.color, UIColor.green.cgColor.color])
    #expect(contents.layout.lines[0].runs.map(\.tag) == [0, 1])
  }

  @Test("Nil colours and fonts reset to the defaults")
  func nilDefaults() throws {
    let label = blockLabel("a", rect(0, 0, 50, 30))
    label.textColor = nil
    #expect(label.textColor == .label)
    label.font = nil
    #expect(label.font.pointSize == 17)
    #expect(try #require(shownText(label)).colors == [UIColor.label.cgColor.color])
  }

  // MARK: Pixels

  @Test("Text is aligned left, centred or right on whole pixels")
  func alignment() {
    func drawn(_ alignment: NSTextAlignment) -> String {
      let label = blockLabel("o", rect(2, 0, 20, 10))
      label.font = UIFont(face: FontFace.block, size: 20)
      label.textAlignment = alignment
      let line = art(label, width: 24, height: 10).split(separator: "\n").last
      return line.map(String.init) ?? ""
    }
    // The glyph is a box of 10 in an advance of 12, one pixel after its start.
    #expect(drawn(.left) == "...##########")
    #expect(drawn(.center) == ".......##########")
    #expect(drawn(.right) == "...........##########")
    #expect(drawn(.natural) == drawn(.left))
  }

  @Test("Capitals, small letters and descenders are drawn with a shadow")
  func pixels() {
    let label = blockLabel("Aag", rect(0, 0, 40, 20))
    label.font = UIFont(face: .block, size: 20)
    #expect(
      art(label, width: 40, height: 20) == """


        .##########
        .##########
        .##########
        .##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .##########..##########..##########
        .........................##########
        .........................##########
        .........................##########
        .........................##########
        """)
    label.text = "a"
    label.shadowColor = .lightGray
    label.shadowOffset = CGSize(width: 2, height: -3)
    #expect(
      art(label, width: 16, height: 9) == """



        ...++++++++++
        ...++++++++++
        ...++++++++++
        .##########++
        .##########++
        .##########++
        """)
    // A shadow attribute draws an identical shadow. The label's own shadow colour, now nil, would
    // take precedence.
    let plain = art(label, width: 16, height: 9)
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.lightGray
    shadow.shadowOffset = CGSize(width: 2, height: -3)
    label.shadowColor = nil
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.font: label.font as Any, .shadow: shadow])
    #expect(art(label, width: 16, height: 9) == plain)
    let copy = try? #require(shadow.copy() as? NSShadow)
    shadow.shadowColor = nil
    #expect(copy?.shadowColor as? UIColor == .lightGray && copy?.shadowBlurRadius == 0)
    label.setNeedsDisplay()
    #expect(!art(label, width: 16, height: 9).contains("+"))
  }
}

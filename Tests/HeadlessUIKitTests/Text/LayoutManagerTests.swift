import Foundation
import HeadlessUIKit
import Testing
import Typography

/// Text Kit: text storages, layout managers and containers. In the block font at 10 points, letters
/// are 6 points wide, spaces 3 points wide, and lines 10 points high.
@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
  private static var attributes: [NSAttributedString.Key: Any] {
    [.font: UIFont(face: .block, size: 10)]
  }

  /// A Text Kit stack as apps build it to find the characters of a label.
  @MainActor private final class Kit {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, padding: CGFloat = 0) {
      onScreen(width: 100, height: 100, scale: 1)
      storage = NSTextStorage(string: text, attributes: LayoutManagerTests.attributes)
      container = NSTextContainer(size: CGSize(width: width, height: 1000))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  @Test("The used rectangle surrounds all lines with padding")
  func usedRect() {
    let kit = Kit("aa bb cc", width: 40, padding: 5)
    #expect(kit.manager.usedRect(for: kit.container) == rect(0, 0, 37, 20))
    kit.container.size.width = 37 - 0.5
    #expect(kit.manager.usedRect(for: kit.container) == rect(0, 0, 22, 30))
    #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 8))
  }

  @Test("A glyph range has a bounding rectangle")
  func boundingRect() {
    let kit = Kit("aa bb cc", width: 30, padding: 2)
    func rectangle(_ location: Int, _ length: Int) -> CGRect {
      kit.manager.boundingRect(
        forGlyphRange: NSRange(location: location, length: length), in: kit.container)
    }
    #expect(rectangle(1, 1) == rect(8, 0, 6, 10))
    #expect(rectangle(3, 2) == rect(2, 10, 12, 10))
    #expect(rectangle(1, 3) == rect(2, 0, 15, 20))
  }

  @Test("A point maps to the nearest character and a fraction")
  func characterIndex() {
    let kit = Kit("aa bb cc", width: 30)
    func index(_ x: CGFloat, _ y: CGFloat) -> (Int, CGFloat) {
      var share: CGFloat = -1
      let index = kit.manager.characterIndex(
        for: CGPoint(x: x, y: y), in: kit.container,
        fractionOfDistanceBetweenInsertionPoints: &share)
      return (index, share)
    }
    #expect(index(3, 5) == (0, 0.5))
    #expect(index(22.5, 5) == (4, 0.25))
    #expect(index(9, 15) == (7, 0.5))
    #expect(index(500, 15) == (7, 1))
    #expect(index(3, 500) == (6, 0.5))
    #expect(index(-3, 5) == (0, 0))
  }

  @Test("Line fragments are enumerated in order with rectangles and ranges")
  func lines() {
    let kit = Kit("aa bb\ncc", width: 20)
    var seen: [String] = []
    kit.manager.enumerateLineFragments(
      forGlyphRange: kit.manager.glyphRange(for: kit.container)
    ) { fragment, used, container, range, _ in
      seen.append(
        "\(fragment.minY) \(fragment.width) \(used.width) \(range.location)+\(range.length)")
    }
    #expect(seen == ["0.0 20.0 12.0 0+3", "10.0 20.0 12.0 3+3", "20.0 20.0 12.0 6+2"])
    var first = 0
    kit.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) {
      _, _, _, _, stop in
      first += 1
      stop.pointee = true
    }
    #expect(first == 1)
    var range = NSRange()
    #expect(
      kit.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range) == rect(0, 10, 20, 10))
    #expect(range == NSRange(location: 3, length: 3))
    #expect(kit.manager.location(forGlyphAt: 4) == CGPoint(x: 6, y: 8))
  }

  @Test("A trailing line break opens an extra line fragment")
  func extraLine() {
    let kit = Kit("aa\n", width: 20)
    #expect(kit.manager.extraLineFragmentRect.minY == 10)
    kit.storage.append(NSAttributedString(string: "b", attributes: Self.attributes))
    #expect(kit.manager.extraLineFragmentRect == .zero)
  }

  @Test("Lines beyond the maximum are truncated")
  func truncation() {
    let kit = Kit("aa bb cc", width: 20)
    kit.container.maximumNumberOfLines = 2
    #expect(kit.manager.glyphRange(for: kit.container) == NSRange(location: 0, length: 6))
    kit.container.lineBreakMode = .byTruncatingTail
    #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 4).location == 5)
    #expect(kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test("Attachments provide their size")
  func attachments() {
    let kit = Kit("a", width: 60)
    let attachment = NSTextAttachment()
    attachment.bounds = rect(0, -2, 9, 7)
    kit.storage.append(NSAttributedString(attachment: attachment))
    #expect(kit.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 9, height: 7))
    #expect(kit.manager.attachmentSize(forGlyphAt: 0).width == -1)
  }

  @Test("The layout manager draws text at the given point")
  func drawing() {
    let kit = Kit("n", width: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in
        let all = kit.manager.glyphRange(for: kit.container)
        kit.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 4, y: 5))
        kit.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 4, y: 5))
      }
    let bitmap = image.source.bitmap
    let inked = (0..<20).filter { y in (0..<20).contains { x in bitmap[x, y].alpha > 128 } }
    #expect(inked == [8, 9, 10, 11, 12])
  }

  // MARK: Storages

  private final class Listener: NSTextStorageDelegate, @unchecked Sendable {
    var seen: [String] = []
    var change: ((NSTextStorage) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      seen.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      change?(textStorage)
    }
  }

  @Test("A text storage reports each change, and grouped changes once")
  func storageTells() {
    let storage = NSTextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "EELL")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    #expect(listener.seen == ["2 1+4 2", "1 0+3 0"])
    listener.seen = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.append(NSAttributedString(string: "!!", attributes: [.kern: 2]))
    storage.endEditing()
    #expect(storage.string == "EELLlo!!")
    #expect(listener.seen == ["3 0+8 1"])
    #expect(storage.attribute(.kern, at: 7, effectiveRange: nil) as? Int == 2)
    #expect(storage.editedMask == [])
  }

  /// A text storage with a separate backing store, as in editors with coloured words.
  private final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test("A custom text storage is laid out")
  func ownStorage() {
    onScreen(width: 100, height: 100, scale: 1)
    let storage = OwnStorage(string: "")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    storage.addAttribute(
      .font, value: UIFont(face: .block, size: 10), range: NSRange(location: 0, length: 3))
    #expect(manager.usedRect(for: container) == rect(0, 0, 18, 10))
  }

  // MARK: Text views

  @Test("Editing a view's storage changes its text, and typing changes its storage")
  func viewStorage() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    view.text = "one"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")
    #expect(view.text == "One")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("!")
    #expect(view.textStorage.string == "One!" && view.selectedRange.location == 4)
    view.text = "two"
    #expect(view.textStorage.string == "two")
  }

  @Test("A storage's delegate may colour typed text")
  func colouring() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 200, 100))
    let listener = Listener()
    listener.change = { storage in
      let word = (storage.string as NSString).range(of: "red")
      guard word.location != NSNotFound else { return }
      storage.addAttribute(.foregroundColor, value: UIColor.red, range: word)
    }
    view.textStorage.delegate = listener
    view.insertText("a red")
    let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .red && listener.seen.count == 1)
  }

  @Test("A view's layout manager knows its width and character positions")
  func viewLayout() {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, 100, 100))
    view.font = UIFont(face: .block, size: 10)
    view.text = "aaa aaa aaa aaa aaa"
    #expect(view.layoutManager.usedRect(for: view.textContainer) == rect(0, 0, 91, 20))
    #expect(view.textContainer.layoutManager === view.layoutManager)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == 30)
  }

  @Test("A view with a container shows its storage's text")
  func givenContainer() {
    let kit = Kit("abc", width: 100)
    let view = UITextView(frame: rect(0, 0, 50, 50), textContainer: kit.container)
    #expect(view.text == "abc" && view.textStorage === kit.storage)
    kit.storage.append(NSAttributedString(string: "d"))
    #expect(view.text == "abcd")
  }
}

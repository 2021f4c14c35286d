import Foundation
import HeadlessUIKit
import Testing
import Typography

/// Positions and rectangles in text views and fields. In the block font at 10 points, letters are 6
/// points wide, spaces 3 points wide, and lines 10 points high. The first letter of a text view is
/// at (5, 8).
@MainActor
@Suite("Text positions")
struct TextInputTests {
  private func view(_ text: String, width: CGFloat = 100) -> UITextView {
    let fixture = TouchFixture()
    let view = fixture.add(UITextView(), rect(0, 0, width, 100))
    view.font = UIFont(face: .block, size: 10)
    view.text = text
    fixture.window.layoutIfNeeded()
    return view
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let low = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let high = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: low, to: high))
  }

  private func offset(_ input: any UITextInput, _ position: UITextPosition?) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }

  @Test("A range has a selection rectangle per line")
  func rectangles() throws {
    let view = view("aa bb cc", width: 40)
    let rects = view.selectionRects(for: try range(view, 1, 7))
    #expect(rects.map(\.rect) == [rect(11, 8, 24, 10), rect(5, 18, 6, 10)])
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    let (part, place) = (try range(view, 6, 8), try range(view, 1, 1))
    #expect(view.firstRect(for: part) == rect(5, 18, 12, 10))
    #expect(view.firstRect(for: place) == view.caretRect(for: place.start))
  }

  @Test("A point maps to the character below it, and outside the text to none")
  func characters() throws {
    let view = view("aa bb cc", width: 40)
    let found = try #require(view.characterRange(at: CGPoint(x: 12, y: 20)))
    #expect(view.text(in: found) == "c" && offset(view, found.start) == 7)
    #expect(view.characterRange(at: CGPoint(x: 35, y: 20)) == nil)
    #expect(view.characterRange(at: CGPoint(x: 12, y: 60)) == nil)
  }

  @Test("Positions are adjacent horizontally and vertically")
  func directions() throws {
    let view = view("aaaa bbbb", width: 40)
    let third = try range(view, 3, 3).start
    #expect(offset(view, view.position(from: third, in: .left, offset: 2)) == 1)
    #expect(offset(view, view.position(from: third, in: .right, offset: 1)) == 4)
    #expect(offset(view, view.position(from: third, in: .down, offset: 1)) == 8)
    #expect(view.position(from: third, in: .down, offset: 2) == nil)
    #expect(view.position(from: third, in: .up, offset: 1) == nil)
    let all = try range(view, 2, 8)
    #expect(offset(view, view.position(within: all, farthestIn: .down)) == 8)
    #expect(offset(view, view.position(within: all, atCharacterOffset: 3)) == 5)
    #expect(view.position(within: all, atCharacterOffset: 7) == nil)
    #expect(view.characterOffset(of: third, within: all) == 1)
    let before = try #require(view.characterRange(byExtending: third, in: .left))
    #expect(view.text(in: before) == "a" && offset(view, before.start) == 2)
  }

  @Test("The closest position within a range is inside it")
  func nearest() throws {
    let view = view("aaaaaaaa")
    let part = try range(view, 2, 5)
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 0, y: 10), within: part)) == 2)
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 90, y: 10), within: part)) == 5)
    #expect(offset(view, view.closestPosition(to: CGPoint(x: 23, y: 10), within: part)) == 3)
  }

  @Test("Marked text is inserted at once")
  func marked() {
    let view = view("")
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "ni" && view.markedTextRange == nil)
  }

  @Test("A field provides positions, of its dots if secure")
  func fields() throws {
    let fixture = TouchFixture()
    let field = fixture.add(UITextField(), rect(10, 10, 100, 30))
    field.font = UIFont(face: .block, size: 10)
    field.text = "abcd"
    fixture.window.layoutIfNeeded()
    let rect = field.firstRect(for: try range(field, 1, 3))
    let start = try range(field, 1, 1).start
    #expect(rect.width == 12 && rect.minX == field.caretRect(for: start).minX)
    let found = try #require(field.characterRange(at: CGPoint(x: rect.minX + 1, y: rect.midY)))
    #expect(field.text(in: found) == "b")
    field.isSecureTextEntry = true
    fixture.window.layoutIfNeeded()
    #expect(field.characterRange(at: CGPoint(x: rect.minX + 1, y: rect.midY)) == nil)
    let whole = try range(field, 0, 4)
    #expect(field.selectionRects(for: whole).count == 1)
  }
}

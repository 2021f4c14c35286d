import Foundation
import HeadlessUIKit
import Testing

/// Words, sentences and lines of a text
/// (https://developer.apple.com/documentation/uikit/uitextinputtokenizer).
@MainActor
@Suite("Text units")
struct TokenizerTests {
  private func view(_ text: String) -> UITextView {
    onScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    return view
  }

  private func place(_ offset: Int, _ view: UITextView) -> UITextPosition {
    view.position(from: view.beginningOfDocument, offset: offset) ?? view.endOfDocument
  }

  private func unit(
    _ granularity: UITextGranularity, around offset: Int, _ view: UITextView,
    _ direction: UITextStorageDirection = .forward
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      place(offset, view), with: granularity, inDirection: .storage(direction)
    ).flatMap(view.text(in:))
  }

  @Test("A position is in its surrounding unit, or between two in the given direction")
  func enclosing() {
    let view = view("Don’t stop. Go on!\nNext 👍🏽 day")
    #expect(unit(.word, around: 2, view) == "Don’t")
    #expect(
      unit(.word, around: 0, view) == "Don’t" && unit(.word, around: 0, view, .backward) == nil)
    #expect(
      unit(.word, around: 5, view) == nil && unit(.word, around: 5, view, .backward) == "Don’t")
    #expect(unit(.sentence, around: 7, view) == "Don’t stop. ")
    #expect(unit(.sentence, around: 13, view) == "Go on!\n")
    #expect(unit(.paragraph, around: 13, view) == "Don’t stop. Go on!")
    #expect(unit(.character, around: 24, view) == "👍🏽")
    #expect(unit(.document, around: 3, view) == view.text)
    #expect(unit(.word, around: 0, self.view("")) == nil)
  }

  @Test("The next boundary is an end forwards and a start backwards")
  func boundaries() {
    let view = view("one two three")
    func next(_ offset: Int, _ direction: UITextStorageDirection) -> Int? {
      view.tokenizer.position(
        from: place(offset, view), toBoundary: .word, inDirection: .storage(direction)
      ).map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect([0, 3, 5, 13].map { next($0, .forward) } == [3, 7, 7, nil])
    #expect([13, 8, 5, 0].map { next($0, .backward) } == [8, 4, 4, nil])
    func isEnd(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
      view.tokenizer.isPosition(
        place(offset, view), atBoundary: .word, inDirection: .storage(direction))
    }
    #expect(isEnd(3, .forward) && !isEnd(3, .backward) && isEnd(4, .backward))
    #expect(
      view.tokenizer.isPosition(
        place(4, view), withinTextUnit: .word, inDirection: .layout(.right)))
    #expect(
      !view.tokenizer.isPosition(
        place(4, view), withinTextUnit: .word, inDirection: .layout(.left)))
  }

  @Test("A line excludes its line break")
  func lines() {
    let view = view("a line that is too long for it\nshort")
    view.layoutIfNeeded()
    let first = unit(.line, around: 0, view)
    #expect(first.map { !$0.isEmpty && "a line that is too long for it".hasPrefix($0) } == true)
    #expect(first != "a line that is too long for it")
    #expect(unit(.line, around: 33, view) == "short")
    let end = (first ?? "").utf16.count
    #expect(unit(.line, around: end, view)?.hasSuffix("it") == true)
  }
}

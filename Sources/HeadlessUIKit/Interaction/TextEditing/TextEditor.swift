import Foundation

/// The model of an edited text: attributed characters and a selection. Offsets are in UTF-16 units.
@MainActor
final class TextEditor {
  private(set) var content: [AttributedRun] = []
  /// The selected range; an empty range is the caret.
  private(set) var selection = NSRange(location: 0, length: 0)

  var text: String { content.string }
  var length: Int { content.reduce(0) { $0 + $1.text.utf16.count } }

  /// Replaces the whole text and moves the caret to its end.
  func set(_ text: [AttributedRun]) {
    content = text
    selection = NSRange(location: length, length: 0)
  }

  /// Replaces the whole text by a similar one and keeps the selection, clamped to the text.
  func take(_ text: [AttributedRun]) {
    content = text
    select(selection)
  }

  /// Adds attributes to the whole text, replacing existing values.
  func add(_ attributes: [NSAttributedString.Key: Any]) {
    content =
      content.map { run in
        AttributedRun(text: run.text, attributes: run.attributes.merging(attributes) { $1 })
      }.joined
  }

  /// Sets the selection, clamped to the text.
  func select(_ range: NSRange) {
    selection = cut(range)
  }

  func cut(_ range: NSRange) -> NSRange { range.clamped(to: length) }

  /// Replaces a range, clamped to the text, and moves the caret behind the new text.
  func replace(_ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let old = cut(range)
    let new = [AttributedRun](text, attributes)
    content =
      (content.piece(0..<old.location) + new + content.piece(old.upperBound..<length)).joined
    selection = NSRange(location: old.location + text.utf16.count, length: 0)
  }

  /// The range that the delete key removes: the selection, or the composed character before the
  /// caret.
  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Returns the attributes of a character, or nil outside the text.
  func attributes(at place: Int) -> [NSAttributedString.Key: Any]? {
    guard place >= 0 else { return nil }
    return content.piece(place..<place + 1).first?.attributes
  }

  func substring(_ range: NSRange) -> String? {
    guard cut(range) == range else { return nil }
    return (text as NSString).substring(with: range)
  }
}

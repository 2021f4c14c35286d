import Foundation

/// A text that is edited: its characters with their attributes, what is chosen of it, and how it is
/// measured. Places are UTF-16 units.
@MainActor
final class TextEditor {
  private(set) var content: [AttributedRun] = []
  /// An empty one is the caret.
  private(set) var selection = NSRange(location: 0, length: 0)

  var text: String { content.string }
  var length: Int { content.reduce(0) { $0 + $1.text.utf16.count } }

  /// Replaces all of it; the caret goes to the end.
  func set(_ text: [AttributedRun]) {
    content = text
    selection = NSRange(location: length, length: 0)
  }

  /// Replaces all of it by what is nearly the same: what is chosen stays, as far as there is text.
  func take(_ text: [AttributedRun]) {
    content = text
    select(selection)
  }

  /// Gives all of the text attributes, whatever it has of the same names.
  func add(_ attributes: [NSAttributedString.Key: Any]) {
    content =
      content.map { run in
        AttributedRun(text: run.text, attributes: run.attributes.merging(attributes) { $1 })
      }.joined
  }

  /// Cut to the text.
  func select(_ range: NSRange) {
    selection = cut(range)
  }

  func cut(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    return NSRange(location: start, length: end - start)
  }

  /// Puts a text in place of a range, which is cut to the text; the caret goes behind it.
  func replace(_ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    let new = [AttributedRun](text, attributes)
    content = (content.piece(0..<start) + new + content.piece(end..<length)).joined
    selection = NSRange(location: start + text.utf16.count, length: 0)
  }

  /// What a delete key takes away: what is chosen, else the character before the caret, as a reader
  /// counts characters.
  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Of a character; nil outside of the text.
  func attributes(at place: Int) -> [NSAttributedString.Key: Any]? {
    guard place >= 0 else { return nil }
    return content.piece(place..<place + 1).first?.attributes
  }

  func substring(_ range: NSRange) -> String? {
    guard range.location >= 0, range.location + range.length <= length else { return nil }
    return (text as NSString).substring(with: range)
  }
}

import Foundation
import Typography

/// A text that is edited: its characters with their attributes, what is chosen of it, and how it is
/// measured. Places are UTF-16 units.
@MainActor
final class TextEditor {
  let content = NSMutableAttributedString(string: "")
  /// An empty one is the caret.
  private(set) var selection = NSRange(location: 0, length: 0)

  var text: String { content.string }
  var length: Int { content.length }

  /// Replaces all of it; the caret goes to the end.
  func set(_ text: NSAttributedString) {
    content.setAttributedString(text)
    selection = NSRange(location: length, length: 0)
  }

  /// Cut to the text.
  func select(_ range: NSRange) {
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    selection = NSRange(location: start, length: end - start)
  }

  /// Puts a text in place of a range, which is cut to the text; the caret goes behind it.
  func replace(_ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    let new = NSAttributedString(string: text, attributes: attributes)
    content.replaceCharacters(in: NSRange(location: start, length: end - start), with: new)
    selection = NSRange(location: start + new.length, length: 0)
  }

  /// What a delete key takes away: what is chosen, else the character before the caret, as a reader
  /// counts characters.
  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  func substring(_ range: NSRange) -> String? {
    guard range.location >= 0, range.location + range.length <= length else { return nil }
    return (text as NSString).substring(with: range)
  }
}

import Foundation

/// A piece of a text that can be edited.
@preconcurrency @MainActor
open class UITextRange: _Object {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init(_object: ())
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }
}

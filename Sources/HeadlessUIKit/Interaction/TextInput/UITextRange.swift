import Foundation

/// A range of an editable text.
@preconcurrency @MainActor
open class UITextRange: _Object {
  let range: NSRange

  /// Creates an empty range at the beginning. A subclass overrides `start` and `end`.
  public init() {
    range = NSRange(location: 0, length: 0)
    super.init(_object: ())
  }

  init(_ range: NSRange) {
    self.range = range
    super.init(_object: ())
  }

  /// The position where the range begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position where the range ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
}

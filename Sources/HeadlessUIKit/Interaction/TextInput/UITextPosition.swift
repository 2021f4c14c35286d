/// A position in an editable text.
@preconcurrency @MainActor
open class UITextPosition: _Object {
  /// The offset from the beginning, in UTF-16 units.
  let offset: Int

  /// Creates a position at the beginning. A subclass stores a position of its own.
  public init() {
    offset = 0
    super.init(_object: ())
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init(_object: ())
  }
}

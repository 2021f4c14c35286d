/// A position in an editable text.
@preconcurrency @MainActor
open class UITextPosition: _Object {
  /// The offset from the beginning, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init(_object: ())
  }
}

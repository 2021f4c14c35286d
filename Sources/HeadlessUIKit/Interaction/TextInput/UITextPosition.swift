/// A place in a text that can be edited.
@preconcurrency @MainActor
open class UITextPosition: _Object {
  /// In UTF-16 units from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init(_object: ())
  }
}

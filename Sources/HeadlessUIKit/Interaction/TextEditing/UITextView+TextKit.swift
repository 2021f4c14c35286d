import Foundation

// The text in TextKit's objects, created when an app first reads them. Typed text is written to the
// storage, and the app's changes to the storage are read back.
extension UITextView {
  func adopt(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
    self.storage = storage
    manager.font = { [weak self] in self?.fontInUse ?? .systemFont(ofSize: 12) }
    manager.alignment = textAlignment
    manager.changed = { [weak self] in self?.takeStorage() }
  }

  func takeStorage() {
    guard let storage else { return }
    editor.take([AttributedRun](storage))
    textChanged()
  }

  /// Copies the whole text to the storage, if it exists.
  func store() { storage?.setAttributedString(editor.content.attributed) }

  /// Replaces a range of the text, and of the storage if it exists.
  func setText(_ text: String, in range: NSRange) {
    let range = editor.cut(range)
    let attributes = typingAttributes
    editor.replace(range, with: text, attributes)
    storage?.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes))
  }

  func trackWidth() {
    let room = room(in: bounds.width)
    textContainer.track(
      CGSize(
        width: room + 2 * textContainer.lineFragmentPadding, height: .greatestFiniteMagnitude))
  }
}

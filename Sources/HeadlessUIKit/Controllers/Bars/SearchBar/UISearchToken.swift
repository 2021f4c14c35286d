/// A search criterion that is shown as a token in the field, for example a category or a person.
@preconcurrency @MainActor
open class UISearchToken: _Object {
  /// The icon before the text.
  let icon: UIImage?
  /// The text of the token.
  let text: String
  /// An object that the app associates with the token. It is never shown.
  open var representedObject: Any?

  /// Creates a token with a text and an optional icon before it.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init(_object: ())
  }
}

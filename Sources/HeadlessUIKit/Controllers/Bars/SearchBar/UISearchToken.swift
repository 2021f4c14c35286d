/// Something that is searched for beside the text, as a kind of things or a person: a capsule in the field.
@preconcurrency @MainActor
open class UISearchToken: _Object {
  /// Before the text.
  let icon: UIImage?
  /// What the capsule says.
  let text: String
  /// What the app means by it; shown nowhere.
  open var representedObject: Any?

  /// A capsule with a text, and a picture before it.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init(_object: ())
  }
}

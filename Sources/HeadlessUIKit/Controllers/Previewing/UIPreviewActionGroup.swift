/// An item below a preview that opens a group of actions.
open class UIPreviewActionGroup: _Object, UIPreviewActionItem {
  /// The title of the group.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init(_object: ())
  }
}

/// A line beside a preview that opens others.
open class UIPreviewActionGroup: _Object, UIPreviewActionItem {
  /// What it says.
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// A line with those that it opens.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init(_object: ())
  }
}

/// A line beside a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// What it says.
  var title: String { get }
}

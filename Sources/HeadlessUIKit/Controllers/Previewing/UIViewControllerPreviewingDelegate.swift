public import Foundation

/// Who says what is previewed, before context menus came. A long press stands for the firm one that phones
/// of that time knew, as it has since iOS 13.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// What is shown of the place that was pressed; nil for nothing.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The preview was tapped.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

public import Foundation

/// The delegate that provides previews, in the interface from before context menus.
///
/// As in UIKit since iOS 13, a long press replaces the firm press of 3D Touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the view controller that previews a location. Nil shows no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called after a tap on the preview, to show its view controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

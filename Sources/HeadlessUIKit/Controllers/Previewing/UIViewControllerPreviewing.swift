import Foundation

/// What a controller that is previewed knows of the view that was pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// Recognises the press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Whom it asks.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// What is pressed.
  var sourceView: UIView { get }
  /// What of it stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

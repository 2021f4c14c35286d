import Foundation

/// The context of a preview, which describes the pressed view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The gesture recogniser of the press.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

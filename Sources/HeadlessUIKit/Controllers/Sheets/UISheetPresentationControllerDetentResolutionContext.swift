public import Foundation

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// Of what the sheet lies over.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, without the safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

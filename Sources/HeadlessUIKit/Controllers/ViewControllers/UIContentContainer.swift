public import Foundation

/// Has content whose size it is told of, and that it tells of changes of size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// How large the content wants to be; zero leaves it open.
  var preferredContentSize: CGSize { get }
  /// A child has another `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child's constraints ask for another size.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// How large a child is to be in a container of that size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// It is about to have another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// It is about to have other traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

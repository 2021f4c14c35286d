public import Foundation

/// The methods that a preview interaction calls. No screen here measures force, so none is called.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Called when the force approaches that of a preview. `transitionProgress` is in 0…1.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the interaction is cancelled.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether a press begins an interaction.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called when the force approaches that of a commit. `transitionProgress` is in 0…1.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool { true }

  /// The default implementation, which does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

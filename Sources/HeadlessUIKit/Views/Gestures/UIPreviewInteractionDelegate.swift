public import Foundation

/// Hears of presses that grow harder, which no screen here feels.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// The press comes nearer to a preview; `transitionProgress` in 0…1.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// It was taken back.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a press counts.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The press comes nearer to a choice; `transitionProgress` in 0…1.
  ///
  /// - Note: Partly: its moment never comes: no screen here feels how hard a press is.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// It does.
  public func previewInteractionShouldBegin(
    _ previewInteraction: UIPreviewInteraction
  ) -> Bool { true }

  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

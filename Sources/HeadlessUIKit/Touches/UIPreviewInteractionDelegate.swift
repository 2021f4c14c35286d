public import Foundation

/// Hears of presses that grow harder, which no screen here feels.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// The press comes nearer to a preview; `transitionProgress` in 0…1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// It was taken back.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether a press counts.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The press comes nearer to a choice; `transitionProgress` in 0…1.
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

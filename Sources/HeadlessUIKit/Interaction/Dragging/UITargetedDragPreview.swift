/// A view that is dragged, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
  /// The same with another place.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

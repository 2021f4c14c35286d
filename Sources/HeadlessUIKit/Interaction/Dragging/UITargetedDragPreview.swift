/// A drag preview, with the place from which it is lifted or to which it is dropped.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of this view at another place.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

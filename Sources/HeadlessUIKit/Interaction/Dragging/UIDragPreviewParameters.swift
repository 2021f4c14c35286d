/// How a view is shown while it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

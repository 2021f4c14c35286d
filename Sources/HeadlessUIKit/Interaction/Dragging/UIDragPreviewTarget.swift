/// The place from which a drag preview is lifted, or to which it is dropped.
open class UIDragPreviewTarget: UIPreviewTarget {}

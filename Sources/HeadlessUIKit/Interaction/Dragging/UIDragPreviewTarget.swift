/// Where a view that is dragged comes from or goes to.
open class UIDragPreviewTarget: UIPreviewTarget {}

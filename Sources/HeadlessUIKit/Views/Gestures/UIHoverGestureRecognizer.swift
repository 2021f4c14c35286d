/// A gesture recogniser for a pointer over a view. Its state stays `possible`, as on an iPhone
/// without a pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

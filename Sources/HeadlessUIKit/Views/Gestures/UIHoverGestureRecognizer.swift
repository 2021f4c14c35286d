/// A pointer above a view. Fingers do not hover: it stays `possible`, as on an iPhone without a pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

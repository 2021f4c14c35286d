/// The appearance of a previewed view.
open class UIPreviewParameters: _Object {
  /// The colour behind the view; nil is the background colour of the screen.
  open var backgroundColor: UIColor?
  /// The visible part of the view, in its coordinates; nil shows all of it.
  open var visiblePath: UIBezierPath?
  /// The shape that casts the shadow, in the view's coordinates; nil is the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates standard parameters.
  public init() { super.init(_object: ()) }
}

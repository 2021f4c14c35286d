/// How a view is shown while its menu is open.
open class UIPreviewParameters: _Object {
  /// Behind it; nil for what views have, the screen's background.
  open var backgroundColor: UIColor?
  /// What is seen of it, in its coordinates; nil for all.
  open var visiblePath: UIBezierPath?
  /// What casts its shadow, in its coordinates; nil for what is seen.
  open var shadowPath: UIBezierPath?

  /// As views are shown.
  public init() { super.init(_object: ()) }
}

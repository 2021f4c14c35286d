/// What makes a phone be felt.
///
/// - Note: Partly: nothing can be felt here, as in a simulator; its calls change no picture.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _Object {
  /// A generator.
  public init() { super.init(_object: ()) }

  /// A generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Wakes the hardware.
  open func prepare() {}
}

/// The base class of generators for haptic feedback.
///
/// - Note: Partly: haptics are not simulated, as in Apple's simulator; calls do not change the
///   screen.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _Object {
  /// Creates a generator.
  public init() { super.init(_object: ()) }

  /// Creates a generator attached to a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the hardware. Ignored: haptics are not simulated.
  open func prepare() {}
}

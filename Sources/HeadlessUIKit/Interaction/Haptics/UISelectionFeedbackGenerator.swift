/// A generator for the haptic feedback of a changed selection.
///
/// - Note: Partly: haptics are not simulated, as in Apple's simulator.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback. Ignored: haptics are not simulated.
  open func selectionChanged() {}
}

/// A tick, as of a wheel.
///
/// - Note: Partly: nothing can be felt here, as in a simulator.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {}
}

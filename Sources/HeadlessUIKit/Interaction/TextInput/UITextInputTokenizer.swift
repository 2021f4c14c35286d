/// An object that finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit around a position, or nil for none. A position between two units belongs to
  /// the one in the given direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at a boundary of a unit: at its end for forward, at its
  /// beginning for backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction, or nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is inside a unit. A position between two units belongs to the one
  /// in the given direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

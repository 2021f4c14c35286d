/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The unit that a place is in; nil for none. A place between two units is in the one that lies in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is where a unit ends for who goes in the direction: at its end forward, at its beginning
  /// backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next such place; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a unit; one between two units is in the one that lies in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

public import Foundation

/// A text with places in it, and a piece of it that is chosen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is chosen; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// After the last character.
  var endOfDocument: UITextPosition { get }
  /// The characters of a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range; the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)
  /// From one place to another, in whichever order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// So many UTF-16 units further, nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The number of UTF-16 units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// How two places lie.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The caret's rectangle at a place, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The place that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

extension UITextInput {
  /// From one place to another, in whichever order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// So many UTF-16 units further, nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset.addingReportingOverflow(offset)
    guard !place.overflow, (0...endOfDocument.offset).contains(place.partialValue) else {
      return nil
    }
    return UITextPosition(place.partialValue)
  }

  /// The number of UTF-16 units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// How two places lie.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
}

public import Foundation

/// A responder with a text that has positions and a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected range; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range by a text, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions, given in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units, or nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position inside a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the position a number of characters or lines away, or nil beyond the end of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the position at an offset in UTF-16 units from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 units from the start of a range to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Returns the range from a position in a direction.
  ///
  /// Left and right extend it by one character. Up and down extend it to the beginning or the end
  /// of the text.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the range of the character at a point of the view, or nil outside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns the rectangle around the part of a range on its first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns a rectangle for each line of a range, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// The range of the marked (provisional) text; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of the marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked (provisional) text and sets the selection inside it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// Returns whether a range may be replaced by a text.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the edit menu for a range, or nil for the delegate's menu or else the suggested
  /// actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The tokenizer that finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Begins to move the caret, after a long touch on the space bar.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func beginFloatingCursor(at point: CGPoint)
  /// Moves the caret with the touch on the space bar.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func updateFloatingCursor(at point: CGPoint)
  /// Ends the movement of the caret when the touch lifts.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func endFloatingCursor()
  /// Returns the attributes of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
  /// Returns the range between two positions, given in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Returns the position at an offset in UTF-16 units, or nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset.addingReportingOverflow(offset)
    guard !place.overflow, (0...endOfDocument.offset).contains(place.partialValue) else {
      return nil
    }
    return UITextPosition(place.partialValue)
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the nearest position, clamped to the range.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    return UITextPosition(
      min(max(place.offset, range.start.offset), range.end.offset))
  }

  /// Returns the position a number of characters to the left or right, or of lines up or down at an
  /// equal horizontal position.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      var place = position
      let x = caretRect(for: position).midX
      for _ in 0..<max(0, offset) {
        let caret = caretRect(for: place)
        let y = direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
        guard let next = closestPosition(to: CGPoint(x: x, y: y)),
          caretRect(for: next).minY != caret.minY
        else { return nil }
        place = next
      }
      return place
    }
  }

  /// Returns the start of the range for left and up, and its end for right and down.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .up: range.start
    case .right, .down: range.end
    }
  }

  /// Returns the position at an offset in UTF-16 units from the start of the range, or nil outside
  /// the range.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    guard (0...range.range.length).contains(offset) else { return nil }
    return UITextPosition(range.range.location + offset)
  }

  /// Returns the number of UTF-16 units from the start of the range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    position.offset - range.range.location
  }

  /// Returns the range of the character left or right of the position, or from the position to the
  /// beginning or end of the text for up and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let end: UITextPosition? =
      switch direction {
      case .left: self.position(from: position, offset: -1)
      case .right: self.position(from: position, offset: 1)
      case .up: beginningOfDocument
      case .down: endOfDocument
      }
    return end.flatMap { textRange(from: position, to: $0) }
  }

  /// Returns the rectangle of the range on its first line, or that of the caret for an empty range.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Returns `natural`: the first letter decides.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Returns nil: the delegate decides.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// A new tokenizer that finds units by their characters.
  public var tokenizer: any UITextInputTokenizer {
    UITextInputStringTokenizer(self)
  }
  /// The default implementation does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// The default implementation does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// The default implementation does nothing.
  public func endFloatingCursor() {}

  /// The default implementation returns nil: text is never marked.
  public var markedTextRange: UITextRange? { nil }

  /// The default implementation returns nil and ignores new values.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Inserts the text at once, without marking it.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let markedText else { return }
    insertText(markedText)
  }

  /// The default implementation does nothing, since text is never marked.
  public func unmarkText() {}

  /// Returns true: the range may be replaced.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Returns nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

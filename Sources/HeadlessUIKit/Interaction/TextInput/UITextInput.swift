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
  /// The same, of a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// So many characters or lines away, nil where the text ends before.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// A range's place that lies furthest.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// So many UTF-16 units from a range's beginning.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of UTF-16 units from a range's beginning.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// All of the text from a place on that lies that way on its line, or above or below.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The character at a point of the view; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Around the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Around each line of a range, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The side where text begins.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// What is typed but not yet decided; nil for none.
  var markedTextRange: UITextRange? { get }
  /// What that looks like.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Types what is not yet decided, in place of what was so, and chooses a piece of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Decides for what is typed.
  func unmarkText()
  /// Whether a range may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The edit menu for a range; nil for the delegate's, and with none of that what the system suggests.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// A finger that stays on the space bar begins to move the caret.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func beginFloatingCursor(at point: CGPoint)
  /// It goes on.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func updateFloatingCursor(at point: CGPoint)
  /// It has left.
  ///
  /// - Note: Partly: its moment never comes: the keyboard's space bar moves nothing.
  func endFloatingCursor()
  /// What text at a place looks like.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
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

  /// The nearest place, or the range's nearer end.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = closestPosition(to: point) else { return nil }
    return UITextPosition(
      min(max(place.offset, range.start.offset), range.end.offset))
  }

  /// Characters to the left and right, lines up and down, which keep the distance from the side.
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

  /// The range's beginning to the left and above, its end to the right and below.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    switch direction {
    case .left, .up: range.start
    case .right, .down: range.end
    }
  }

  /// So many UTF-16 units from the range's beginning, nil outside.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    guard (0...range.range.length).contains(offset) else { return nil }
    return UITextPosition(range.range.location + offset)
  }

  /// The number of UTF-16 units from the range's beginning.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    position.offset - range.range.location
  }

  /// The character beside the place to the left and right; from the place to the text's end above and below.
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

  /// Around the first line's part of the range; a caret's for an empty one.
  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  /// Natural: where the first letter says.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Nil.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// A new one, which finds them by characters.
  public var tokenizer: any UITextInputTokenizer {
    UITextInputStringTokenizer(self)
  }
  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func endFloatingCursor() {}

  /// Nil: what is typed is decided at once.
  public var markedTextRange: UITextRange? { nil }

  /// Nil; nothing keeps another.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Types the text; it is decided at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let markedText else { return }
    insertText(markedText)
  }

  /// Does nothing: what is typed is decided at once.
  public func unmarkText() {}

  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

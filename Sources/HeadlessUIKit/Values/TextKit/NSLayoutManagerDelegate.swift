import Foundation

/// The delegate of a layout manager, notified of layout. Every method has a default implementation.
///
/// - Note: Partly: the methods that influence layout are never called.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Notifies the delegate that the layout became invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Notifies the delegate that a container's lines were laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Returns the space after a line, in points.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space before a paragraph, in points.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space after a paragraph, in points.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns whether a line may break before a word.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns whether a line may break inside a word.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns the bounding box of a control character.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Adjusts the rectangles of a line. Returns true if it changed them.
  ///
  /// - Note: Partly: never called: line layout does not ask its delegate.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Notifies the delegate that a container's size changed from `oldSize`.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

extension NSLayoutManagerDelegate {
  /// The default implementation does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// The default implementation returns 0: no space after the line.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// The default implementation returns 0: no space before the paragraph.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// The default implementation returns 0: no space after the paragraph.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// The default implementation returns true: the line may break there.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation returns true: the line may break there.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// The default implementation returns an empty rectangle.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// The default implementation returns false: the line is not adjusted.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}

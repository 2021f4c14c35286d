import Foundation

/// Is told of the lines that are made. Every method has a default that does nothing.
///
/// - Note: Partly: how lines are made is not asked for.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Lines are to be made again.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Lines were made.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Room below a line, in points.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Room above a paragraph, in points.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Room below a paragraph, in points.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Whether a line may end before a word.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Whether a line may end inside a word.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// The room that a sign takes which is not seen.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
  /// Where a line is to be; true for what was set.
  ///
  /// - Note: Partly: never called: lines are made without asking.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// The room for the text has another size: the one it had.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  /// It may.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// It may.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool { true }
  /// None.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect,
    glyphPosition: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { .zero }
  /// Where it was.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool { false }
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}
}

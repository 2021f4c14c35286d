public import Foundation

/// Says what an attachment shows, and how large.
public protocol NSTextAttachmentContainer: AnyObject {
  /// What is drawn in a place of that size; nil for nothing.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// The place in its line, from the baseline's point where it begins, y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

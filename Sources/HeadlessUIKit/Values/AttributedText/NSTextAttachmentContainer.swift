public import Foundation

/// A type that provides the image and the bounds of a text attachment.
public protocol NSTextAttachmentContainer: AnyObject {
  /// Returns the image to draw in `imageBounds`; nil draws nothing.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Returns the attachment's rectangle, relative to its start on the baseline, with y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

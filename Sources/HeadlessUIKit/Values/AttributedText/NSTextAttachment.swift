public import Foundation

/// An image inside a text.
///
/// - Note: Partly: subclasses get asked for their bounds before lines are laid out, with an endless
///   line and without a container.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
  // As on iOS: texts share attachments between threads, and an app does not change one in use.

  /// The code of the character that an attachment replaces, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image to show. If it is nil, the image decoded from `contents` is shown.
  open var image: UIImage?
  /// The attachment's rectangle in points, relative to its start on the baseline, with y up.
  ///
  /// A negative `y` is below the baseline. If the size is empty, the attachment is as large as its
  /// image.
  open var bounds = CGRect.zero
  /// The bytes of the attached file.
  open var contents: Data? { didSet { decoded = nil } }
  /// The uniform type identifier of the attached file.
  open var fileType: String?

  private var decoded: UIImage?

  /// Creates an attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment from the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var shown: UIImage? {
    if let image { return image }
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: shown?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// Creates a text of the character U+FFFC with the attachment as its attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns whether a range of the text contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in
      found = found || value is NSTextAttachment
    }
    return found
  }
}

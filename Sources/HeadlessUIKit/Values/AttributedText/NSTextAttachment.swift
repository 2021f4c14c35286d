public import Foundation

/// A picture in a text.
///
/// - Note: Partly: subclasses are asked for their bounds before lines are made, with a line that has no end
///   and without a container.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
  /// The character that it stands for, U+FFFC.
  public class var character: Int { 0xFFFC }

  /// What is shown. Without it that is the picture in `contents`.
  open var image: UIImage?
  /// The place it takes, from the baseline's point where it begins, y up: a negative `y` lies below. One
  /// without a size is as large as the picture.
  open var bounds = CGRect.zero
  /// A file's bytes.
  open var contents: Data? { didSet { decoded = nil } }
  /// What kind of file that is.
  open var fileType: String?

  private var decoded: UIImage?

  /// Without anything.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// With a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// With a picture.
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
  /// The character that an attachment stands for, with it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether an attachment is in a part of the text.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in
      found = found || value is NSTextAttachment
    }
    return found
  }
}

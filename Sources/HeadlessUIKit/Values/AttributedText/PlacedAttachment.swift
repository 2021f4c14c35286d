import Foundation
import Graphics
import Layers
import Typography

/// The attachment that replaces the characters of a run, with its measured box.
@MainActor
struct PlacedAttachment {
  let box: TextBox
  private let image: UIImage?

  /// Returns nil for a run without an attachment, or with characters other than U+FFFC.
  ///
  /// - Parameter place: The run's start in the text, in UTF-16 units.
  init?(_ run: AttributedRun, at place: Int) {
    guard let attachment = run.attributes[.attachment] as? NSTextAttachment,
      run.text.unicodeScalars.allSatisfy({ $0 == "\u{FFFC}" })
    else { return nil }
    let font = run.attributes[.font] as? UIFont
    let line = CGRect(x: 0, y: 0, width: Self.endless, height: font?.lineHeight ?? 0)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: place)
    box = TextBox(width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
    image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: place)
  }

  /// The width passed for the line: lines have no width yet when attachments are measured.
  private static let endless: CGFloat = 1e7

  /// Returns the image that fills the attachment's box; template images are tinted with `color`.
  func picture(in color: Color) -> ImageContents? {
    guard let image else { return nil }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && image.isSymbolImage
    let shown = isTemplate ? image.tinted(with: color) : image
    var contents = ImageContents(image: shown.source, scale: shown.scale)
    contents.slices = image.slices
    return contents
  }
}

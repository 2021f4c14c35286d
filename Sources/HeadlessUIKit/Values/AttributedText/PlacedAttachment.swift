import Foundation
import Graphics
import Layers
import Typography

/// What stands in a text instead of the characters of a run.
@MainActor
struct PlacedAttachment {
  let box: TextBox
  private let image: UIImage?

  /// Nil for a run of letters, and for one without an attachment: only U+FFFC gives way to it.
  ///
  /// - Parameter place: of the run, in UTF-16 units of the text.
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

  /// Stands for a line without an end: how wide lines are is not known before their text is.
  private static let endless: CGFloat = 1e7

  /// A template's shape in the text's colour, any other picture as it is, over all of its box.
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

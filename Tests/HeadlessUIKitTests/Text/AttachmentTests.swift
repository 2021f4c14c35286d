import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing
import Typography

/// Images in text, among letters of the block font at 10 points.
@MainActor
@Suite("Text attachments")
struct AttachmentTests {
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: UIColor.black.cgColor.color.premultiplied)
    return UIImage(bitmap: bitmap)
  }

  private func label(_ attachment: NSTextAttachment) -> UILabel {
    let label = blockLabel(nil, rect(0, 0, 40, 14))
    let font: [NSAttributedString.Key: Any] = [.font: UIFont(face: .block, size: 10)]
    let text = NSMutableAttributedString(string: "i", attributes: font)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "i", attributes: font))
    label.attributedText = text
    return label
  }

  @Test("An attachment is on the baseline in its image's size, and text continues after it")
  func size() {
    let label = label(NSTextAttachment(image: picture(8, 12)))
    #expect(label.intrinsicContentSize == CGSize(width: 6 + 8 + 6, height: 14))
    let placed = shownText(label)?.placedPictures ?? []
    #expect(placed.map(\.rect) == [rect(6, 0, 8, 12)])
  }

  @Test("Attachment bounds set size and offset, and below the baseline increase the line's depth")
  func bounds() {
    let attachment = NSTextAttachment()
    attachment.image = picture(8, 12)
    attachment.bounds = rect(0, -5, 4, 6)
    let label = label(attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 16, height: 13))
    // The 13 points begin a whole pixel below the top of 14 points, so the baseline is at 9.
    #expect(shownText(label)?.placedPictures.map(\.rect) == [rect(6, 8, 4, 6)])
  }

  @Test("The attachment's image is drawn at its position")
  func drawn() {
    let label = label(NSTextAttachment(image: picture(5, 5)))
    label.frame = rect(0, 0, 18, 10)
    let rows = art(label, width: 18, height: 10).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[3].dropFirst(6).prefix(5) == "#####" && rows[7].dropFirst(6).prefix(5) == "#####")
    #expect(rows[2].dropFirst(6).prefix(5).allSatisfy { $0 == "." })
  }

  @Test("Strings measure and draw attachments")
  func drawnStrings() {
    onScreen(width: 100, height: 100, scale: 1)
    let text = NSAttributedString(attachment: NSTextAttachment(image: picture(7, 9)))
    #expect(text.size() == CGSize(width: 7, height: 9))
    #expect(
      text.boundingRect(
        with: CGSize(width: 50, height: 50), options: .usesLineFragmentOrigin, context: nil)
        == rect(0, 0, 7, 9))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image { _ in text.draw(at: CGPoint(x: 1, y: 1)) }
    let ink = (0..<10).map { y in
      (0..<10).filter { x in image.source.bitmap[x, y].alpha > 128 }.count
    }
    #expect(ink == [0] + Array(repeating: 7, count: 9))
  }

  @Test("A template attachment has the text's colour")
  func template() {
    let attachment = NSTextAttachment(
      image: picture(4, 4).withRenderingMode(.alwaysTemplate))
    let label = blockLabel(nil, rect(0, 0, 20, 10))
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: attachment))
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    label.attributedText = text
    let shown = shownText(label)?.placedPictures.first?.picture.image.bitmap[1, 1]
    #expect(shown?.red == UIColor.red.cgColor.color.premultiplied.red)
    #expect(shown?.green == UIColor.red.cgColor.color.premultiplied.green)
  }

  final class Raised: NSTextAttachment, @unchecked Sendable {
    var asked: [Int] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append(charIndex)
      return CGRect(x: 0, y: 4, width: 3, height: 2)
    }
  }

  @Test("A subclass determines the attachment's bounds")
  func subclass() {
    let attachment = Raised(image: picture(8, 8))
    let label = label(attachment)
    #expect(label.intrinsicContentSize.width == 15)
    #expect(attachment.asked.first == 1)
  }

  @Test("Letters with an attachment attribute remain letters")
  func letters() {
    let label = blockLabel(nil)
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [
        .attachment: NSTextAttachment(image: picture(30, 30)),
        .font: UIFont(face: .block, size: 10),
      ])
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 10))
  }

  @Test("containsAttachments reports attachments in a range")
  func contains() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture(1, 1))))
    #expect(text.containsAttachments(in: NSRange(location: 1, length: 2)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(NSTextAttachment.character == 0xFFFC)
  }
}

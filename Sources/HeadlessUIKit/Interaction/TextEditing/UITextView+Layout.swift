import Foundation

// The size of the text, and the places of its lines and its caret.
extension UITextView {
  /// The rounding error of a length in pixels that is ignored when the length is rounded up.
  private static let pixelNoise: CGFloat = 1e-6

  /// The left and right distances of the lines from the edges of the view.
  var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  /// Returns the maximum width of lines in a view of the width.
  func room(in width: CGFloat) -> CGFloat { max(0, width - sides.left - sides.right) }

  /// Returns the size of the text in a view of a width, without insets. An empty text is one line
  /// high.
  func textSize(forWidth width: CGFloat) -> CGSize {
    let room = room(in: width)
    if let measured, measured.width == room { return measured.size }
    let scale = environment.screen.scale
    let ruler = makeRuler(room)
    func up(_ length: CGFloat) -> CGFloat {
      (length * scale - Self.pixelNoise).rounded(.up) / scale
    }
    var height = max(ruler.size.height, fontInUse.lineHeight)
    if editor.text.hasSuffix("\n") { height += fontInUse.lineHeight }
    let limit = textContainer.maximumNumberOfLines
    if limit > 0 {
      label.show(shownContent)
      label.textAlignment = textAlignment
      label.numberOfLines = limit
      height = label.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    let size = CGSize(width: up(ruler.size.width), height: up(height))
    measured = (room, size)
    return size
  }

  func whole(forWidth width: CGFloat) -> CGSize {
    let text = textSize(forWidth: width)
    return CGSize(
      width: text.width + sides.left + sides.right,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The measured lines of the text at its current width.
  var ruler: TextRuler { makeRuler(room(in: bounds.width)) }

  func makeRuler(_ room: CGFloat) -> TextRuler {
    TextRuler(
      shownContent, font: fontInUse, width: room > 0 ? room : nil,
      alignment: textAlignment, exclusions: textContainer.exclusions)
  }

  func layOutCaret(_ room: CGFloat) {
    caret.isHidden = !isFirstResponder && !isChosenByFinger
    guard !caret.isHidden else { return }
    let ruler = ruler
    caret.frame = CGRect(
      x: sides.left, y: textContainerInset.top, width: room, height: label.frame.height)
    caret.show(
      ruler.caret(at: editor.selection.location), selection: ruler.rects(of: editor.selection),
      tint: tintColor)
  }
}

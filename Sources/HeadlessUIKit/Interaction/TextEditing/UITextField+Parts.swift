import Foundation

/// Layout of text, placeholder and caret, and the appearance of the border.
extension UITextField {
  func showBorder() {
    frameView.layer.borderWidth = 0
    frameView.layer.cornerRadius = 0
    frameView.backgroundColor = nil
    switch borderStyle {
    case .none: break
    case .line:
      frameView.layer.borderWidth = 1
      frameView.layer.borderColor = UIColor.black.cgColor
    case .bezel:
      frameView.layer.borderWidth = 1
      frameView.layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
    case .roundedRect:
      // Grey at half opacity, from measurements in simulators of iOS 7 to 15.
      frameView.layer.borderWidth = 1 / environment.screen.scale
      frameView.layer.borderColor = UIColor(white: 0.5, alpha: 0.5).cgColor
      frameView.layer.cornerRadius = 5
      frameView.backgroundColor = .systemBackground
    }
    let image = isEnabled ? background : disabledBackground ?? background
    backgroundView.image = borderStyle == .roundedRect ? nil : image
    setNeedsLayout()
  }

  func layOutText() {
    let isEmpty = editor.length == 0
    let rect =
      isEmpty && !isEditing
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    UIView.performWithoutAnimation {
      textArea.frame = rect
      placeholderLabel.show(shownPlaceholder)
      placeholderLabel.textAlignment = textAlignment
      let seat = placeholderRect(forBounds: bounds)
      let place = drawnRect(seat, drawPlaceholder) ?? .null
      placeholderLabel.isHidden = !isEmpty || place.isNull
      placeholderLabel.frame = aligned(
        (place.isNull ? seat : place).offsetBy(dx: -rect.minX, dy: -rect.minY))
      let written = drawnRect(rect, drawText)?.offsetBy(dx: -rect.minX, dy: -rect.minY)
      label.isHidden = isEmpty || written == nil
      label.show(shownText)
      label.textAlignment = textAlignment
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth && !isEditing
      label.minimumScaleFactor =
        minimumFontSize > 0 ? minimumFontSize / max(fontInUse.pointSize, 1) : 0
      label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
      label.frame = aligned(written ?? CGRect(origin: .zero, size: rect.size))
      layOutCaret(in: rect.size)
    }
  }

  /// Returns a rectangle one line high, aligned by `contentVerticalAlignment`.
  private func aligned(_ rect: CGRect) -> CGRect {
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = grid.nearest(fontInUse.lineHeight.rounded(.up))
    let y: CGFloat
    switch contentVerticalAlignment {
    case .center, .fill: y = rect.midY - height / 2
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - height
    }
    return CGRect(x: rect.minX, y: grid.nearest(y), width: rect.width, height: height)
  }

  /// Scrolls the text horizontally as little as needed to show the caret.
  private func layOutCaret(in size: CGSize) {
    caret.isHidden = !isEditing
    guard isEditing else { return }
    let ruler = TextRuler(shownText, font: fontInUse, width: nil)
    let width = ruler.size.width
    var start: CGFloat = 0
    switch textAlignment {
    case .center: start = max(0, (size.width - width) / 2)
    case .right: start = max(0, size.width - width)
    case .left, .natural, .justified: break
    }
    let place = ruler.caret(at: shown(editor.selection.location)).minX
    let over = max(0, start + place + TextCaret.width - size.width)
    if width + TextCaret.width > size.width || over > 0 {
      label.textAlignment = .left
      label.frame = CGRect(
        x: start - over, y: label.frame.minY, width: max(width.rounded(.up) + 1, size.width),
        height: label.frame.height)
    }
    caret.frame = CGRect(x: start - over, y: 0, width: size.width, height: size.height)
    let line = label.frame
    let chosen = NSRange(
      location: shown(editor.selection.location),
      length: shown(editor.selection.location + editor.selection.length)
        - shown(editor.selection.location))
    caret.show(
      CGRect(x: place, y: line.minY, width: 0, height: line.height),
      selection: ruler.rects(of: chosen).map {
        CGRect(x: $0.minX, y: line.minY, width: $0.width, height: line.height)
      }, tint: tintColor)
  }

  /// Returns the offset in the displayed text, which has one dot per character if it is secure.
  func shown(_ place: Int) -> Int {
    guard isSecureTextEntry else { return place }
    return (editor.text as NSString).substring(to: place).count
  }
}

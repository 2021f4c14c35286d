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
    let ruler = ruler
    let width = ruler.size.width
    var start: CGFloat = 0
    switch textAlignment {
    case .center: start = max(0, (size.width - width) / 2)
    case .right: start = max(0, size.width - width)
    case .left, .natural, .justified: break
    }
    let place = ruler.caret(at: displayedOffset(editor.selection.location)).minX
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
      location: displayedOffset(editor.selection.location),
      length: displayedOffset(editor.selection.location + editor.selection.length)
        - displayedOffset(editor.selection.location))
    caret.show(
      CGRect(x: place, y: line.minY, width: 0, height: line.height),
      selection: ruler.rects(of: chosen).map {
        CGRect(x: $0.minX, y: line.minY, width: $0.width, height: line.height)
      }, tint: tintColor)
  }

  /// Returns the offset in the displayed text, which has one dot per character if it is secure.
  func displayedOffset(_ place: Int) -> Int {
    guard isSecureTextEntry else { return place }
    return (editor.text as NSString).substring(to: place).count
  }

  // MARK: Displayed text

  /// The displayed text; a secure text has one dot per character.
  var shownText: [AttributedRun] {
    guard isSecureTextEntry else { return editor.content }
    return [AttributedRun](String(repeating: "•", count: editor.text.count), ownAttributes)
  }

  /// The placeholder, completed with the field's font and the placeholder colour.
  var shownPlaceholder: [AttributedRun] {
    guard let placeholderText else { return [] }
    let own: [NSAttributedString.Key: Any] = [
      .font: fontInUse, .foregroundColor: UIColor.placeholderText,
    ]
    return placeholderText.map { run in
      AttributedRun(text: run.text, attributes: own.merging(run.attributes) { $1 })
    }
  }

  /// The measured text as displayed.
  var ruler: TextRuler { TextRuler(shownText, font: fontInUse, width: nil) }

  // MARK: Rectangles

  /// The distance from the border to the text, in points.
  var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }
  private static let gap: CGFloat = 4

  private func isVisible(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var showsLeft: Bool { leftView != nil && isVisible(leftViewMode) }
  var showsRight: Bool { rightView != nil && isVisible(rightViewMode) }
  /// Whether the clear button is visible. A visible right view replaces it.
  var showsClear: Bool {
    isVisible(clearButtonMode) && hasContent && !showsRight && isEnabled
  }

  /// Returns the rectangle between the border, the overlay views and the clear button.
  func standardRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    let gap = inset > 0 ? Self.gap : 0
    if showsLeft {
      let end = leftViewRect(forBounds: bounds).maxX + gap
      rect = CGRect(x: end, y: rect.minY, width: max(0, rect.maxX - end), height: rect.height)
    }
    if showsRight {
      let start = rightViewRect(forBounds: bounds).minX - gap
      rect.size.width = max(0, start - rect.minX)
    } else if showsClear {
      rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - Self.gap - rect.minX)
    }
    return rect
  }

  /// Returns the frame of a view at the left or the right edge. The view keeps its size.
  func sideViewRect(_ view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = view.map(\.accessorySize) ?? .zero
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = min(size.height, bounds.height)
    let edge = inset > 0 ? inset - 2 : 0
    return CGRect(
      x: isLeft ? bounds.minX + edge : bounds.maxX - size.width - edge,
      y: grid.nearest(bounds.midY - height / 2), width: size.width, height: height)
  }
}

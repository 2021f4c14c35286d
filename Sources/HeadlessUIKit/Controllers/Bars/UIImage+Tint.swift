import Graphics

extension UIImage {
  /// The picture's shape in one colour: what bars show of a template.
  func tinted(with color: Color) -> UIImage {
    let bounds = source.bitmap.bounds
    var bitmap = Bitmap(width: bounds.width, height: bounds.height)
    bitmap.fill(Coverage.alpha(of: source.bitmap, at: (0, 0)), with: .color(color))
    return UIImage(
      source: ImageSource(bitmap), scale: scale, like: look
    ) {
      $0.renderingMode = .alwaysOriginal
      $0.unturned = nil
      $0.orientation = .up
    }
  }

  /// The same, of one that does not say that it is to be seen as it is.
  func shape(in color: @autoclosure () -> Color) -> UIImage {
    renderingMode == .alwaysOriginal ? self : tinted(with: color())
  }
}

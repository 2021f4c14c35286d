import Graphics

extension UIImage {
  /// Returns the image's shape filled with a colour, as bars draw template images.
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

  /// Returns the image's shape filled with a colour, or the image itself if it is always original.
  func shape(in color: @autoclosure () -> Color) -> UIImage {
    renderingMode == .alwaysOriginal ? self : tinted(with: color())
  }
}

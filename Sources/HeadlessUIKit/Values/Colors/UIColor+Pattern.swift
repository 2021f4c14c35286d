extension UIColor {
  /// Creates a pattern colour that repeats an image at its own size, from the top left corner of
  /// the filled area.
  ///
  /// - Note: Partly: backgrounds of views and layers and fills and strokes in `draw(_:)` show the
  ///   pattern; everything else shows its mean colour.
  @MainActor
  public convenience init(patternImage image: UIImage) {
    let pattern = PatternImage(image: image.source, scale: image.scale)
    self.init(cgColor: CGColor(pattern.mean, pattern: pattern))
  }
}

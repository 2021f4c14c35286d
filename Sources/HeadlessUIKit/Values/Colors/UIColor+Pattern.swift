extension UIColor {
  /// A picture that is repeated, from the upper left corner of what it fills, in its own size.
  ///
  /// - Note: Partly: backgrounds of views and layers and what is filled or stroked in `draw(_:)` show it;
  ///   everything else its mean colour.
  @MainActor
  public convenience init(patternImage image: UIImage) {
    let pattern = PatternImage(image: image.source, scale: image.scale)
    self.init(cgColor: CGColor(pattern.mean, pattern: pattern))
  }
}

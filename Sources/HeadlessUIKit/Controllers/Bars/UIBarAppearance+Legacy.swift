extension UIBarAppearance {
  /// Sets the background from a bar's properties of before iOS 13: the image, else the tint, else
  /// the style.
  ///
  /// - Parameters:
  ///   - image: The background image. Nil if none was set; an empty image clears the background.
  ///   - shadow: The image of the line at the bar's edge. Nil if none was set; an empty image hides
  ///     it.
  func takeLegacyBackground(
    image: UIImage?, tint: UIColor?, style: UIBarStyle, isTranslucent: Bool, shadow: UIImage?
  ) {
    if let image {
      backgroundEffect = nil
      backgroundImage = image.size == .zero ? nil : image
      // An opaque bar fills the transparent parts of the image: see
      // `UINavigationBar.isTranslucent`.
      if !isTranslucent {
        backgroundColor = tint ?? (style == .black ? .black : .systemBackground)
      }
    } else if let tint {
      backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
      backgroundColor = isTranslucent ? tint.withAlphaComponent(0.85) : tint
    } else if style == .black {
      backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      backgroundColor = isTranslucent ? nil : .black
    } else if !isTranslucent {
      configureWithOpaqueBackground()
    }
    guard let shadow else { return }
    shadowColor = nil
    shadowImage = shadow.size == .zero ? nil : shadow
  }
}

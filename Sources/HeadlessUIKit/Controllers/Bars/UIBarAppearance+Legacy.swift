extension UIBarAppearance {
  /// Takes what a bar's properties from before iOS 13 say of the background: the image, else the tint,
  /// else the style.
  ///
  /// - Parameters:
  ///   - image: nil if none was set; an empty one is no background.
  ///   - shadow: the same for the line at the bar's edge.
  func takeLegacyBackground(
    image: UIImage?, tint: UIColor?, style: UIBarStyle, isTranslucent: Bool, shadow: UIImage?
  ) {
    if let image {
      backgroundEffect = nil
      backgroundImage = image.size == .zero ? nil : image
      // What would be seen through the picture is covered in the bar's colour: `UINavigationBar.isTranslucent`.
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

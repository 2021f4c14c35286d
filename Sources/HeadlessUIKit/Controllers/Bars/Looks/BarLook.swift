/// The look of a navigation bar, tab bar or toolbar: the appearances for the bar's states, and the
/// properties that bars had before iOS 13.
///
/// The older properties have an effect only while no appearance is set (`legacyAppearance(at:)`).
/// This is a value type: the bar that stores it reacts to changes (`StyledBar`).
@MainActor
struct BarLook<Appearance: UIBarAppearance> {
  var appearances = BarAppearances<Appearance>()

  // MARK: Properties before iOS 13

  var isTranslucent = true
  var barTintColor: UIColor?
  var barStyle = UIBarStyle.default
  var backgroundImages = BarImages()
  var shadowImages = BarImages()
  /// Whether the app has set one of these properties.
  var isLegacy = false

  /// The background image for every position.
  var backgroundImage: UIImage? {
    get { backgroundImages[.any] }
    set { backgroundImages[.any] = newValue }
  }

  /// The shadow image, which is the line at the bar's edge, for every position.
  var shadowImage: UIImage? {
    get { shadowImages[.any] }
    set { shadowImages[.any] = newValue }
  }

  /// Returns the appearance that the older properties describe. Without them, it is the default
  /// one.
  func legacyAppearance(at position: UIBarPosition = .any) -> Appearance {
    let appearance = Appearance()
    guard isLegacy else { return appearance }
    setBackground(of: appearance, image: backgroundImages.image(at: position))
    if let shadow = shadowImages.image(at: position) {
      appearance.shadowColor = nil
      appearance.shadowImage = shadow.size == .zero ? nil : shadow
    }
    return appearance
  }

  /// Sets the background: the image if there is one, otherwise the tint colour, otherwise the
  /// style.
  private func setBackground(of appearance: Appearance, image: UIImage?) {
    if let image {
      appearance.backgroundEffect = nil
      appearance.backgroundImage = image.size == .zero ? nil : image
      // The bar's colour covers anything visible through the image:
      // `UINavigationBar.isTranslucent`.
      if !isTranslucent {
        appearance.backgroundColor =
          barTintColor ?? (barStyle == .black ? .black : .systemBackground)
      }
    } else if let barTintColor {
      appearance.backgroundEffect =
        isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
      appearance.backgroundColor =
        isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    } else if barStyle == .black {
      appearance.backgroundEffect =
        isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      appearance.backgroundColor = isTranslucent ? nil : .black
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
  }
}

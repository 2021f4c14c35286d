import Foundation
public import HeadlessUIKit

// The measures and traits are those of swift-snapshot-testing 1.18, which
// differ from the devices' own in places: text is of the size `medium`.

extension ViewImageConfig {
  /// Returns the configuration of a phone.
  ///
  /// - Parameters:
  ///   - size: The width and the height of the upright screen, in points.
  ///   - top: The upper inset of the upright screen, and both side insets of a turned one, unless
  ///     that is a phone with a home button, which has none.
  ///   - bottom: The lower insets of the upright and the turned screen.
  private static func phone(
    _ orientation: Orientation, _ size: (CGFloat, CGFloat), top: CGFloat,
    bottom: (CGFloat, CGFloat), traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom.0, right: 0),
        size: CGSize(width: size.0, height: size.1), traits: traits)
    case .landscape:
      let side = bottom.1 > 0 ? top : 0
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottom.1, right: side),
        size: CGSize(width: size.1, height: size.0), traits: traits)
    }
  }

  /// An upright iPhone SE: 320 × 568 points.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns the configuration of an iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (320, 568), top: 20, bottom: (0, 0),
      traits: .iPhoneSe(orientation))
  }

  /// An upright iPhone 8: 375 × 667 points.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns the configuration of an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (375, 667), top: 20, bottom: (0, 0),
      traits: .iPhone8(orientation))
  }

  /// An upright iPhone 8 Plus: 414 × 736 points.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns the configuration of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (414, 736), top: 20, bottom: (0, 0),
      traits: .iPhone8Plus(orientation))
  }

  /// An upright iPhone X: 375 × 812 points.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns the configuration of an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (375, 812), top: 44, bottom: (34, 24),
      traits: .iPhoneX(orientation))
  }

  /// An upright iPhone XS Max: 414 × 896 points.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns the configuration of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (414, 896), top: 44, bottom: (34, 24),
      traits: .iPhoneXsMax(orientation))
  }

  /// An upright iPhone XR: 414 × 896 points.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns the configuration of an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (414, 896), top: 44, bottom: (34, 24),
      traits: .iPhoneXr(orientation))
  }

  /// An upright iPhone 12: 390 × 844 points.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns the configuration of an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (390, 844), top: 47, bottom: (34, 21),
      traits: .iPhone12(orientation))
  }

  /// An upright iPhone 12 Pro: 390 × 844 points.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns the configuration of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (390, 844), top: 47, bottom: (34, 21),
      traits: .iPhone12(orientation))
  }

  /// An upright iPhone 12 Pro Max: 428 × 926 points.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns the configuration of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (428, 926), top: 47, bottom: (34, 21),
      traits: .iPhone12ProMax(orientation))
  }

  /// An upright iPhone 13: 390 × 844 points.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns the configuration of an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (390, 844), top: 47, bottom: (34, 21),
      traits: .iPhone13(orientation))
  }

  /// An upright iPhone 13 mini: 375 × 812 points.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns the configuration of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (375, 812), top: 50, bottom: (34, 21),
      traits: .iPhone13(orientation))
  }

  /// An upright iPhone 13 Pro: 390 × 844 points.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns the configuration of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (390, 844), top: 47, bottom: (34, 21),
      traits: .iPhone13(orientation))
  }

  /// An upright iPhone 13 Pro Max: 428 × 926 points.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns the configuration of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, (428, 926), top: 47, bottom: (34, 21),
      traits: .iPhone13ProMax(orientation))
  }
}

extension UITraitCollection {
  /// Returns the traits of a phone.
  ///
  /// - Parameter isWide: Whether the phone's width is regular when it is turned.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool = false
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(
        horizontalSizeClass: orientation == .landscape && isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: orientation == .landscape ? .compact : .regular),
    ])
  }

  /// Returns the traits of an iPhone SE.
  public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 8.
  public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 8 Plus.
  public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone X.
  public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone XR.
  public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone XS Max.
  public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone 12.
  public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone 13.
  public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }
}

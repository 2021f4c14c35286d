public import Foundation

/// The appearance of tabs in one of their states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance {
  /// The font and colour of the title. Attributes that are not set are medium at 10 points, in the
  /// icon's colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title from its standard position, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the icon. Nil uses the bar's tint for the selected tab and grey for the others.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// The offset of the badge from its standard position, in points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The background colour of the badge. Nil is the system's red.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// The font and colour of the badge. Attributes that are not set are 13 points, in white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }

  var changed: (() -> Void)?

  init() {}

  func copyValues(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

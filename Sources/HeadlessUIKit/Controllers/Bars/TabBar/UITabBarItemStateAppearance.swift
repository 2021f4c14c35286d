public import Foundation

/// How tabs look in one of their states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance {
  /// Font and colour of the title; what is missing is 10 points high, in the icon's colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// Moves the title by so many points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// Nil takes the bar's: its tint for the selected tab, grey for the others.
  open var iconColor: UIColor? { didSet { changed?() } }
  /// Moves the badge by so many points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// Nil is the system's red.
  open var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// Font and colour of the badge; what is missing is 13 points high, in white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }

  var changed: (() -> Void)?

  init() {}

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The properties that appearances record. There can be at most 64, since each has one bit.
enum AppearanceProperty: UInt8 {
  case backgroundColor, tintColor
  case barTintColor, barStyle, isTranslucent, titleTextAttributes, largeTitleTextAttributes
  case shadowImage, backgroundImage, backIndicatorImage, backIndicatorTransitionMaskImage
  case standardAppearance, scrollEdgeAppearance, compactAppearance, compactScrollEdgeAppearance
  case prefersLargeTitles, unselectedItemTintColor, selectionIndicatorImage
  case itemPositioning, itemWidth, itemSpacing
  case titlePositionAdjustment, backButtonTitlePositionAdjustment, badgeColor, badgeTextAttributes
  case backButtonBackgroundImage, titleVerticalPositionAdjustment
  case font, textColor, textAlignment, onTintColor, thumbTintColor
  case minimumTrackTintColor, maximumTrackTintColor, selectedSegmentTintColor
  case pageIndicatorTintColor, currentPageIndicatorTintColor
  case progressTintColor, trackTintColor, color, separatorColor, titleColor
  case keyboardAppearance, borderStyle, defaultTextAttributes
}

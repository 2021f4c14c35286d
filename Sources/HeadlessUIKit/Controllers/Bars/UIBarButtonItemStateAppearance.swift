public import Foundation

/// How bar buttons look in one of their states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// Moves the title by so many points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// Stretched behind the button.
  open var backgroundImage: UIImage? { didSet { changed?() } }

  var changed: (() -> Void)?

  init() {}

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

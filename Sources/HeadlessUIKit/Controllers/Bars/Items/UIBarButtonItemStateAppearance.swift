public import Foundation

/// The appearance of bar buttons in one of their states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance {
  /// The font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title from its standard position, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The image behind the button, stretched.
  open var backgroundImage: UIImage? { didSet { changed?() } }

  var changed: (() -> Void)?

  init() {}

  func copyValues(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

public import Foundation

/// How a navigation bar looks: its background, its titles and its buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title; what is missing is semibold at 17 points, in the label colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// Font and colour of the large title; what is missing is bold at 34 points, in the label colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// Moves the title by so many points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// Of buttons with a title.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// Of those in the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptParts() }
  }
  /// Of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// Beside the back button's words; nil is a chevron.
  open private(set) var backIndicatorImage: UIImage? { didSet { changed?() } }
  /// - Note: Partly: kept; words are never seen through the indicator here.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets what stands beside the back button's words. Both images go together; nil is a chevron.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorTransitionMaskImage = transitionMaskImage
    backIndicatorImage = image
  }

  override func adoptParts() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.changed = { [weak self] in self?.changed?() }
    }
    super.adoptParts()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

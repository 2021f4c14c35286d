public import Foundation

/// The appearance of a navigation bar: its background, titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title. Attributes that are not set are semibold at 17 points, in
  /// the label colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The font and colour of the large title. Attributes that are not set are bold at 34 points, in
  /// the label colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// The offset of the title from its standard position, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// The appearance of buttons in the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { adoptParts() }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { adoptParts() } }
  /// The image next to the back button's title. Nil shows a chevron.
  open private(set) var backIndicatorImage: UIImage? { didSet { changed?() } }
  /// The mask of the back indicator during transitions.
  ///
  /// - Note: Partly: stored but ignored, because titles never pass behind the indicator here.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image next to the back button's title and its transition mask. Nil shows a chevron.
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

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
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

public import Layers

/// How a bar's background looks. Changing an appearance that a bar has changes the bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// Blurs what lies under the bar; nil does not.
  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// Over the blur.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// Over the colour.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed?() } }
  /// Of the line at the bar's edge; nil and clear draw none.
  open var shadowColor: UIColor? { didSet { changed?() } }
  /// Drawn at the bar's edge instead of the line.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// Who shows the appearance.
  var changed: (() -> Void)?

  /// The default background.
  public required init() {
    configureWithDefaultBackground()
    adoptParts()
  }

  /// A copy of another one's background and shadow.
  public init(barAppearance: UIBarAppearance) {
    take(barAppearance)
    adoptParts()
  }

  /// Called for the first parts and whenever one is replaced: hears of their changes.
  func adoptParts() { changed?() }

  /// The system's: content shows through, blurred, under 97 % white at 94 %, with a line of black at
  /// 30 % (measured in simulators of iOS 8 to 14).
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, UIColor.barShadow)
  }

  /// The system's background colour, nothing showing through, and a line.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, UIColor.barShadow) }

  /// Nothing, and no line.
  open func configureWithTransparentBackground() { set(nil, nil, nil) }

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// An appearance of its own with the same values.
  open func copy() -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

extension UIColor {
  /// The line under bars: black at 30 %, in dark white at 15 %.
  static let barShadow = UIColor(
    light: UIColor(white: 0, alpha: 0.3).cgColor, dark: UIColor(white: 1, alpha: 0.15).cgColor)
}

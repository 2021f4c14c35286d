public import Layers

/// The appearance of a bar's background. Changing an appearance updates the bar that uses it.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The blur of the content under the bar. Nil does not blur.
  open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// The colour over the blur.
  open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The image over the colour.
  open var backgroundImage: UIImage? { didSet { changed?() } }
  /// The content mode of the background image. `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed?() } }
  /// The colour of the line at the bar's edge. Nil and clear draw none.
  open var shadowColor: UIColor? { didSet { changed?() } }
  /// The image drawn at the bar's edge instead of the line.
  open var shadowImage: UIImage? { didSet { changed?() } }

  /// The closure of the bar that shows the appearance, called after every change.
  var changed: (() -> Void)?

  /// Creates an appearance with the default background.
  public required init() {
    configureWithDefaultBackground()
    adoptParts()
  }

  /// Creates an appearance with another one's background and shadow.
  public init(barAppearance: UIBarAppearance) {
    copyValues(from: barAppearance)
    adoptParts()
  }

  /// Observes the changes of the parts. Called for the initial parts and whenever one is replaced.
  func adoptParts() { changed?() }

  /// Sets the default background of the system: blurred content, a white tint and a line.
  ///
  /// The tint is 97 % white at an opacity of 94 %. The line is black at 30 % (measured in
  /// simulators of iOS 8 to 14).
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, UIColor.barShadow)
  }

  /// Sets an opaque background in the system's background colour, with a line.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, UIColor.barShadow) }

  /// Sets a clear background without a line.
  open func configureWithTransparentBackground() { set(nil, nil, nil) }

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns an independent copy of the appearance.
  open func copy() -> Any {
    let copy = Self()
    copy.copyValues(from: self)
    return copy
  }

  /// Returns an independent copy of the appearance with its own type.
  @_disfavoredOverload
  public final func copy() -> Self {
    let copy = Self()
    copy.copyValues(from: self)
    return copy
  }

  func copyValues(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

extension UIColor {
  /// The colour of the line at a bar's edge: black at 30 %, in dark mode white at 15 %.
  static let barShadow = UIColor(
    light: UIColor(white: 0, alpha: 0.3).cgColor, dark: UIColor(white: 1, alpha: 0.15).cgColor)
}

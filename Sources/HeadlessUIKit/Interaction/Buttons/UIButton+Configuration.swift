public import Foundation
import Typography

extension UIButton {
  /// The content and the style of a button.
  public struct Configuration {
    /// The roundness of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The `cornerRadius` of the background.
      case fixed = -1
      /// The `cornerRadius` of the background, larger with larger text. Here the text size never
      /// changes while a screen runs, so that it equals `fixed`.
      case dynamic
      case small, medium, large
      /// Half the height of the button.
      case capsule
    }

    /// The size of text and insets.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The horizontal alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// The mark of a button with a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// The style of a button in an app of a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    enum Kind { case plain, gray, tinted, filled }

    private let kind: Kind
    /// The title of the button.
    public var title: String?
    /// The title with fonts and colours. It takes precedence over `title`.
    public var attributedTitle: AttributedString?
    /// A function applied to the attributes of the title, which include the style's font and
    /// colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way the title is broken into lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The smaller text below the title.
    public var subtitle: String?
    /// The subtitle with fonts and colours. It takes precedence over `subtitle`.
    public var attributedSubtitle: AttributedString?
    /// A function applied to the attributes of the subtitle, which include the style's font and
    /// colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way the subtitle is broken into lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image of the button.
    public var image: UIImage?
    /// A function applied to the colour of template images.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration for a symbol image that has none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The horizontal alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around image and title.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. Setting it also sets `contentInsets` to those of the new size.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != oldValue { contentInsets = buttonSize.insets } }
    }
    /// The colour of title and image; nil is that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil is that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background behind all content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether an activity indicator is shown in place of the image.
    public var showsActivityIndicator = false
    /// A function applied to the colour of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button with a menu.
    ///
    /// - Note: Partly: stored; no mark is drawn.
    public var indicator = Indicator.automatic
    /// A function applied to the colour of the indicator.
    ///
    /// - Note: Partly: stored; no mark is drawn.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The style in an app of a Mac. Stored without effect, as on iOS.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether the style changes for a selected button.
    ///
    /// - Note: Partly: stored; a selected button looks like one that is not.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Size.medium.insets
      background.cornerRadius = Self.standardRadius
    }

    /// Returns a style without a background, with the title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a style without a background or border; here equal to `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a style with a grey background and the title in the tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a style with a pale tint-coloured background and the title in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with a grey background; here equal to `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a style with a pale tint-coloured background; here equal to `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with a tint-coloured background and a white title.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a style with a tint-coloured background; here equal to `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the style of Liquid Glass.
    ///
    /// - Note: Partly: drawn as a grey capsule, which is reported as a problem of the screen.
    @preconcurrency @MainActor
    public static func glass() -> Configuration { glass(.gray) }
    /// Returns the style of tinted Liquid Glass.
    ///
    /// - Note: Partly: drawn as a filled capsule, which is reported as a problem of the screen.
    @preconcurrency @MainActor
    public static func prominentGlass() -> Configuration { glass(.filled) }
    /// Returns the style of clear Liquid Glass.
    ///
    /// - Note: Partly: drawn as a grey capsule, which is reported as a problem of the screen.
    @preconcurrency @MainActor
    public static func clearGlass() -> Configuration { glass(.gray) }
    /// Returns the style of clear, tinted Liquid Glass.
    ///
    /// - Note: Partly: drawn as a tinted capsule, which is reported as a problem of the screen.
    @preconcurrency @MainActor
    public static func prominentClearGlass() -> Configuration { glass(.tinted) }

    @MainActor
    private static func glass(_ kind: Kind) -> Configuration {
      ScreenEnvironment.current.problems.report(StyleProblem.glass)
      var configuration = Configuration(kind)
      configuration.cornerStyle = .capsule
      return configuration
    }

    private static let standardRadius: CGFloat = 5.95

    /// Returns the configuration for a button's state. It is unchanged: the style's colours follow
    /// the state when the button is drawn.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns the corner radius, in points, for a button of the given size.
    func cornerRadius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4.5
      case .medium: Self.standardRadius
      case .large: 8.8
      case .capsule: min(size.width, size.height) / 2
      }
    }

    /// Returns the colours of background and text in a state, in light appearance.
    func colors(
      tint: UIColor, state: UIControl.State
    ) -> (background: UIColor, foreground: UIColor) {
      let isDisabled = state.contains(.disabled)
      let base = baseBackgroundColor ?? tint
      var ground: UIColor =
        switch kind {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .controlTrack
        case .tinted: base.withAlphaComponent(0.18)
        case .filled: base
        }
      var words: UIColor =
        switch kind {
        case .plain, .gray, .tinted: baseForegroundColor ?? tint
        case .filled: baseForegroundColor ?? .white
        }
      if let own = background.backgroundColor { ground = own }
      if isDisabled {
        if kind != .plain { ground = .controlBackground }
        words = .controlDisabled
      } else if state.contains(.highlighted) {
        // Highlighted colours are a quarter less opaque.
        if kind == .plain || kind == .gray { words = words.faded(to: 0.75) }
        ground = ground.faded(to: 0.75)
      }
      return (ground, words)
    }
  }
}

extension UIButton.Configuration.Size {
  /// The style of the title's font.
  var style: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

extension UIColor {
  /// Returns this colour with its opacity multiplied by `share`.
  func faded(to share: CGFloat) -> UIColor {
    withAlphaComponent(CGFloat(cgColor.alpha) * share)
  }
}

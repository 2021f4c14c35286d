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

    enum Kind { case plain, gray, tinted, filled }

    private let kind: Kind
    /// The title of the button.
    public var title: String?
    /// The title with fonts and colours. It takes precedence over `title`.
    public var attributedTitle: NSAttributedString?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The image of the button.
    public var image: UIImage?
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

    private static let standardRadius: CGFloat = 5.95

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

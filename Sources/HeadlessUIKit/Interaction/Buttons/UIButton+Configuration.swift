public import Foundation

extension UIButton {
  /// How a button looks: what it says, and in which of the system's styles.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background's `cornerRadius` says.
      case fixed = -1
      /// As the background's, larger with larger text, which does not change while a screen runs.
      case dynamic
      case small, medium, large
      /// Half the height.
      case capsule
    }

    /// How large text and insets are.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    enum Kind { case plain, gray, tinted, filled }

    private let kind: Kind
    /// What the button says.
    public var title: String?
    /// With fonts and colours; counts before the plain one.
    public var attributedTitle: NSAttributedString?
    /// In small letters below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Where the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Around picture and title.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text is. Setting it sets the insets of that size.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != oldValue { contentInsets = buttonSize.insets } }
    }
    /// Of title and picture; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// Of the ground; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// What lies below everything.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether spokes that go round stand in the picture's place.
    public var showsActivityIndicator = false

    private init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Size.medium.insets
      background.cornerRadius = Self.standardRadius
    }

    /// Without a ground, in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The same.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// On grey, in the tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint colour made pale, in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The same on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On the tint colour made pale.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On the tint colour, in white.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private static let standardRadius: CGFloat = 5.95

    /// In points, for a button of that size.
    func cornerRadius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4.5
      case .medium: Self.standardRadius
      case .large: 8.8
      case .capsule: min(size.width, size.height) / 2
      }
    }

    /// Of ground and words in a state, on light ground.
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
        if kind != .plain { ground = .controlGround }
        words = .controlDisabled
      } else if state.contains(.highlighted) {
        // A quarter paler under a finger.
        if kind == .plain || kind == .gray { words = words.faded(to: 0.75) }
        ground = ground.faded(to: 0.75)
      }
      return (ground, words)
    }
  }
}

extension UIButton.Configuration.Size {
  @MainActor var font: UIFont {
    switch self {
    case .medium, .large: .systemFont(ofSize: 17)
    case .small, .mini: .systemFont(ofSize: 15)
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
  /// The same colour, so much less opaque.
  func faded(to share: CGFloat) -> UIColor {
    withAlphaComponent(CGFloat(cgColor.alpha) * share)
  }
}

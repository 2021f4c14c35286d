public import Foundation

/// The settings with which Inter replaces San Francisco, which is available only on Apple
/// platforms.
public enum SystemFont {
  /// The designs of the system font for two ranges of sizes.
  public enum Cut: Sendable {
    /// The design for sizes up to 21 points.
    case text
    /// The narrower design for larger sizes.
    case display
  }

  /// The versions of San Francisco with different widths.
  public enum Generation: Sendable {
    /// The fonts of iOS 9 to 13, whose design changes at 20 points.
    case iOS9
    /// The font of iOS 14 and later, whose design changes continuously.
    case iOS14

    /// Creates the generation of a version such as "13.7". Text that is not a number counts as a
    /// later version.
    public init(systemVersion: String) {
      let major = systemVersion.prefix { $0 != "." }
      self = Int(major).map { $0 < 14 } == true ? .iOS9 : .iOS14
    }
  }

  /// Returns the file name of Inter for a weight, as in Debian's fonts-inter and the releases of
  /// Inter.
  public static func fileName(
    _ cut: Cut = .text, weight: FontWeight, isItalic: Bool = false
  ) -> String {
    let isPlain = weight == .regular && isItalic
    let style = isPlain ? "" : weight.openTypeName
    let family = cut == .text ? "Inter" : "InterDisplay"
    return "\(family)-\(style)\(isItalic ? "Italic" : "").otf"
  }

  /// Returns the file names of San Francisco for a weight, as in Apple's downloads.
  static func sanFranciscoNames(_ cut: Cut, weight: FontWeight, isItalic: Bool) -> [String] {
    let family = cut == .text ? "SF-Pro-Text" : "SF-Pro-Display"
    let name = "\(family)-\(weight.appleName)\(isItalic ? "Italic" : "")"
    return ["\(name).otf", "\(name).ttf"]
  }

  /// The usual directories of Inter on Debian and Homebrew, and of user installations.
  public static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts", "/opt/homebrew/share/fonts",
    "/Library/Fonts",
  ]

  /// The usual directories of fonts for other writing systems: Google's Noto fonts on Debian,
  /// Fedora, Arch and Homebrew.
  static let scriptDirectories = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
  ]

  /// The file names and paths of Google's emoji font, which replaces Apple's. Missing files are
  /// ignored.
  ///
  /// They cover Debian (fonts-noto-color-emoji), Fedora, Arch, Homebrew (font-noto-color-emoji) and
  /// user installations. Pass them to a `FontLibrary`.
  public static let emojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-color-emoji-fonts/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf", "NotoColorEmoji.ttf",
    "NotoColorEmoji-Regular.ttf",
  ]

  /// Returns the tracking at a size, in points.
  ///
  /// It is −0.442 at 17 points, and follows Apple's Human Interface Guidelines, Typography,
  /// "Tracking values", for SF Pro on iOS. Sizes of 0 or less, and NaN, have none.
  public static func tracking(size: CGFloat, _ generation: Generation = .iOS14) -> CGFloat {
    SanFrancisco.tracking(size: size, generation)
  }

  /// Returns the line height at a size: 2444/2048 of it, which is 20.287 at 17 points.
  public static func lineHeight(size: CGFloat) -> CGFloat {
    (FontMetrics.system.ascender - FontMetrics.system.descender) * size
  }
}

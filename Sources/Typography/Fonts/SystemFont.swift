public import Foundation

/// The settings with which Inter replaces San Francisco, which is available only on Apple
/// platforms.
public enum SystemFont {
  /// Returns the file name of Inter for a weight, as in Debian's fonts-inter and the releases of
  /// Inter.
  public static func fileName(weight: FontWeight, isItalic: Bool = false) -> String {
    let style =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    return "Inter-\(style)\(isItalic ? "Italic" : "").otf"
  }

  /// The usual directories of Inter on Debian and Homebrew, and of user installations.
  public static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts", "/opt/homebrew/share/fonts",
    "/Library/Fonts",
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

  /// Returns the tracking, in points, that gives Inter the approximate width of San Francisco.
  ///
  /// It is −0.32 at 17 points, and proportional at other sizes. Sizes of 0 or less, and NaN, have
  /// none.
  ///
  /// −0.32 gives every line start and width of San Francisco in the published screens, as does
  /// −0.29…−0.36. The proportion also gives the 62 points of "City, State" at 13 points in the
  /// profile banner's storyboard. Apple's table of tracking by size does not help. Its growth at
  /// small sizes belongs to San Francisco's optical sizes, and makes that label 64 points wide.
  public static func tracking(size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? -0.32 / 17 * size : 0
  }

  /// Returns the line height at a size: 2444/2048 of it, which is 20.287 at 17 points.
  public static func lineHeight(size: CGFloat) -> CGFloat {
    (FontMetrics.system.ascender - FontMetrics.system.descender) * size
  }
}

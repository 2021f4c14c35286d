public import Foundation

/// What makes Inter stand in for San Francisco, which cannot be had outside Apple's systems.
public enum SystemFont {
  /// Inter's file for a weight, as Debian's fonts-inter and the Inter releases name it.
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

  /// The directories where Debian, Homebrew and people put Inter.
  public static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts", "/opt/homebrew/share/fonts",
    "/Library/Fonts",
  ]

  /// Fonts of pictures for emoji, where Debian (fonts-noto-color-emoji), Fedora, Arch, Homebrew
  /// (font-noto-color-emoji) and people put Google's, which stands in for Apple's: the paths, for
  /// `FontLibrary`. What is not there is not used.
  public static let emojiFiles = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-color-emoji-fonts/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf", "NotoColorEmoji.ttf",
    "NotoColorEmoji-Regular.ttf",
  ]

  /// Letter spacing in points that makes Inter about as wide as San Francisco: −0.32 at 17 points
  /// and the same share of every other size. Sizes of 0 or less, and NaN, have none.
  ///
  /// −0.32 gives every line start and width that San Francisco has in the published screens (−0.29…−0.36 do); the share also
  /// gives the 62 points of "City, State" at 13 points in the profile banner's storyboard. Apple's table of
  /// tracking by size is no help: its growth at small sizes belongs to San Francisco's own optical
  /// sizes and makes that label 64 wide.
  public static func tracking(size: CGFloat) -> CGFloat {
    size > 0 && size.isFinite ? -0.32 / 17 * size : 0
  }

  /// 2444/2048 of the size: 20.287 at 17 points.
  public static func lineHeight(size: CGFloat) -> CGFloat {
    (FontMetrics.system.ascender - FontMetrics.system.descender) * size
  }
}

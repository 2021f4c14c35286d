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

  /// Letter spacing in points that makes Inter as wide as San Francisco at this size: −0.32 at 17
  /// points. Sizes of 0 or less, and NaN, have none.
  ///
  /// Up to 17 points Inter needs 0.11/17 em more than San Francisco's own tracking (Apple's
  /// Human Interface Guidelines, "Typography", whole sizes; linear between them), which is what 17
  /// points were measured to need (`systems.md` R12). Above, San Francisco changes its letter
  /// shapes with the size and its table says nothing about another font's: the share of the em
  /// stays.
  public static func tracking(size: CGFloat) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    let last = sanFrancisco.count - 1
    let position = size - 6
    guard position < CGFloat(last) else { return -0.32 / 17 * size }
    let own: CGFloat
    if position <= 0 {
      own = sanFrancisco[0] / 6 * size
    } else {
      let index = Int(position)
      let part = position - CGFloat(index)
      own = sanFrancisco[index] + (sanFrancisco[index + 1] - sanFrancisco[index]) * part
    }
    return own + 0.11 / 17 * size
  }

  /// San Francisco's tracking in points at 6, 7, … 17 points.
  private static let sanFrancisco: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43,
  ]

  /// 2444/2048 of the size: 20.287 at 17 points.
  public static func lineHeight(size: CGFloat) -> CGFloat {
    (FontMetrics.system.ascender - FontMetrics.system.descender) * size
  }
}

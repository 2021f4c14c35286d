import Foundation

/// Measures, in points, and colours of a callout: a model from pictures of iOS 13 to 15, and of iOS 16 and 17.
@MainActor
struct CalloutLook {
  let height: CGFloat
  let fontSize: CGFloat
  /// On both sides of a line's words.
  let padding: CGFloat
  let cornerRadius: CGFloat
  /// Of the arrow that points up or down.
  let arrow: CGSize
  /// Of what turns pages.
  let pagerWidth: CGFloat
  let ground: UIColor
  let words: UIColor
  let pressed: UIColor
  let divider: UIColor
  let shadowOpacity: Float

  /// White words on dark, up to iOS 15.
  static let dark = CalloutLook(
    height: 36, fontSize: 14, padding: 13, cornerRadius: 8, arrow: CGSize(width: 19, height: 9),
    pagerWidth: 36,
    ground: UIColor(
      light: UIColor(white: 0.11, alpha: 1).cgColor, dark: UIColor(white: 0.23, alpha: 1).cgColor),
    words: .white, pressed: UIColor(white: 0.4, alpha: 1),
    divider: UIColor(white: 1, alpha: 0.3), shadowOpacity: 0)

  /// As light or dark as the screen, since iOS 16.
  static let light = CalloutLook(
    height: 44, fontSize: 15, padding: 16, cornerRadius: 10, arrow: CGSize(width: 22, height: 10),
    pagerWidth: 44,
    ground: UIColor(
      light: UIColor(white: 0.97, alpha: 1).cgColor, dark: UIColor(white: 0.18, alpha: 1).cgColor),
    words: .label, pressed: .systemFill, divider: .separator, shadowOpacity: 0.2)
}

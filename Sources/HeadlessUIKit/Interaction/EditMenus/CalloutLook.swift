import Foundation

/// The sizes, in points, and colours of a callout: a model from screenshots of iOS 13 to 15 and of
/// iOS 16 and 17.
@MainActor
struct CalloutLook {
  let height: CGFloat
  let fontSize: CGFloat
  /// The padding on both sides of a line's title.
  let padding: CGFloat
  let cornerRadius: CGFloat
  /// The size of an arrow that points up or down.
  let arrow: CGSize
  /// The width of a button that turns pages.
  let pagerWidth: CGFloat
  let backgroundColor: UIColor
  let textColor: UIColor
  let pressed: UIColor
  let divider: UIColor
  let shadowOpacity: Float

  /// The style up to iOS 15: white text on a dark background.
  static let dark = CalloutLook(
    height: 36, fontSize: 14, padding: 13, cornerRadius: 8, arrow: CGSize(width: 19, height: 9),
    pagerWidth: 36,
    backgroundColor: UIColor(
      light: UIColor(white: 0.11, alpha: 1).cgColor, dark: UIColor(white: 0.23, alpha: 1).cgColor),
    textColor: .white, pressed: UIColor(white: 0.4, alpha: 1),
    divider: UIColor(white: 1, alpha: 0.3), shadowOpacity: 0)

  /// The style since iOS 16, which follows light and dark appearance.
  static let light = CalloutLook(
    height: 44, fontSize: 15, padding: 16, cornerRadius: 10, arrow: CGSize(width: 22, height: 10),
    pagerWidth: 44,
    backgroundColor: UIColor(
      light: UIColor(white: 0.97, alpha: 1).cgColor, dark: UIColor(white: 0.18, alpha: 1).cgColor),
    textColor: .label, pressed: .systemFill, divider: .separator, shadowOpacity: 0.2)
}

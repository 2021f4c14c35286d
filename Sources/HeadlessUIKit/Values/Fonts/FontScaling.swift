import Foundation
import Typography

/// The scaling of a custom font by `UIFontMetrics`.
struct FontScaling {
  let style: TextStyle
  /// The size at the default text size, in points.
  let size: CGFloat
  let maximumSize: CGFloat
}

extension UIFont {
  /// Returns the font for the text size of `traits`, if it is the font of a text style or was
  /// scaled by font metrics. Other fonts are returned unchanged.
  @MainActor
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: withSize(scaling.size), maximumPointSize: scaling.maximumSize,
        compatibleWith: traits)
    }
    // A font of a style that was given another size no longer follows the text size.
    guard let style = fontDescriptor.textStyle,
      ContentSizeCategory.allCases.contains(where: { style.pointSize(at: $0) == pointSize })
    else { return self }
    let size = style.pointSize(at: traits.preferredContentSizeCategory.category)
    return size == pointSize ? self : withSize(size)
  }
}

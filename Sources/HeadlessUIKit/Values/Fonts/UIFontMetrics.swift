public import Foundation
public import Typography

/// Scales custom fonts and lengths with the user's text size.
///
/// The factor is the leading of the metrics' text style at that text size, divided by its leading
/// at the standard size. It grows less than the style's point size: at `medium`, 17 points of body
/// text become 16.33, not 16 (https://jaredsinclair.com/2024/03/02/scaled-metrics.html).
public final class UIFontMetrics: NSObject, Sendable {
  private let style: TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale like the given text style.
  public init(forTextStyle style: TextStyle) { self.style = style }

  /// Returns the font scaled for the screen's text size, rounded to whole points. At the standard
  /// text size it has the given size.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// Returns the font scaled for the screen's text size, rounded to whole points, at most
  /// `maximumPointSize` points.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the text size of `traits`, rounded to whole points; nil uses the
  /// screen's.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits) }

  /// Returns the font scaled for the text size of `traits`, rounded to whole points, at most
  /// `maximumPointSize` points.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    // Pictures of iOS 17 have whole points: bold text of 14 points is 31 points, not 30.55, at
    // `accessibilityExtraLarge`.
    let factor = factor(for: traits)
    let size = factor == 1 ? font.pointSize : (font.pointSize * factor).rounded()
    let scaled = font.withSize(min(size, maximumPointSize))
    return UIFont(
      font: scaled.font, descriptor: scaled.fontDescriptor,
      scaling: FontScaling(style: style, size: font.pointSize, maximumSize: maximumPointSize))
  }

  /// Returns a length scaled for the screen's text size, rounded to device pixels.
  @preconcurrency @MainActor
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for the text size of `traits`, rounded to device pixels; nil uses the
  /// screen's.
  @preconcurrency @MainActor
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let scale = ScreenEnvironment.current.screen.scale
    return (value * factor(for: traits) * scale).rounded() / scale
  }

  @MainActor
  private func factor(for traits: UITraitCollection?) -> CGFloat {
    let traits = traits ?? ScreenEnvironment.current.traits
    let category = traits.preferredContentSizeCategory.category
    return style.leading(at: category) / style.leading(at: .large)
  }
}

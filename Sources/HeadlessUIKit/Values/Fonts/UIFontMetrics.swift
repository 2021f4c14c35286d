public import Foundation
public import Typography

/// Scales custom fonts and lengths with the user's text size, like the font of a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale like the given text style.
  public init(forTextStyle style: TextStyle) { self.style = style }

  /// Returns the font scaled for the screen's text size, rounded to device pixels.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// Returns the font scaled for the screen's text size, at most `maximumPointSize` points.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the text size of `traits`; nil uses the screen's.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits) }

  /// Returns the font scaled for the text size of `traits`, at most `maximumPointSize` points.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traits)
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
    let environment = ScreenEnvironment.current
    let category = (traits ?? environment.traits).preferredContentSizeCategory.category
    let factor = style.pointSize(at: category) / style.pointSize(at: .large)
    let scale = environment.screen.scale
    return (value * factor * scale).rounded() / scale
  }
}

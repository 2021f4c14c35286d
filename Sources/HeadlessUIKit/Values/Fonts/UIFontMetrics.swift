public import Foundation
public import Typography

/// Makes a font or a length of one's own follow the user's text size, as a text style's font does.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: TextStyle

  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Those of a style: what is scaled grows as its size does.
  public init(forTextStyle style: TextStyle) { self.style = style }

  /// The font at the size that the screen's text size makes of its own, rounded to device pixels.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// The same, at most so many points high.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// The same at the text size of `traits`; nil takes the screen's.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, compatibleWith traits: UITraitCollection?
  ) -> UIFont { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits)) }

  /// The same, at most so many points high.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(scaledValue(for: font.pointSize, compatibleWith: traits), maximumPointSize))
  }

  /// A length at the screen's text size, rounded to device pixels.
  @preconcurrency @MainActor
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The same at the text size of `traits`; nil takes the screen's.
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

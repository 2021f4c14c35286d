public import Foundation
import Typography

/// A content configuration for list rows: a text, a secondary text and an image.
///
/// Fonts follow Apple's text styles. Distances are those of iOS 14 and later as far as they are
/// documented; the others are a model.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The standard style from which a configuration was created.
  enum Style: Hashable {
    case cell, subtitle, value, header, footer, groupedHeader, groupedFooter, sidebar, sidebarHeader
  }

  let style: Style
  /// The image of the row; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text of the row; nil for none.
  public var text: String?
  /// The attributed text that replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text of the row; nil for none.
  public var secondaryText: String?
  /// The attributed text that replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview; both by default. Stored,
  /// but without effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is next to the text if both fit in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the whole content, 0…1.
  public var alpha: CGFloat = 1

  @MainActor
  private init(
    _ style: Style, _ text: TextProperties, _ secondary: TextProperties,
    top: CGFloat = 11, bottom: CGFloat = 11, sideBySide: Bool = false
  ) {
    self.style = style
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  @MainActor
  private static func text(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// Returns a configuration for a title with a grey text below it.
  @preconcurrency @MainActor
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell, text(.body), text(.subheadline, .secondaryLabel))
  }

  /// Returns a configuration for a title with a small text below it.
  @preconcurrency @MainActor
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitle, text(.body), text(.caption1))
  }

  /// Returns a configuration for a title with a grey text at the trailing side.
  @preconcurrency @MainActor
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .value, text(.body), text(.body, .secondaryLabel), sideBySide: true)
  }

  /// Returns a configuration for a header in a plain list.
  @preconcurrency @MainActor
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .header, text(.headline), text(.subheadline, .secondaryLabel), top: 6, bottom: 6)
  }

  /// Returns a configuration for a footer in a plain list.
  @preconcurrency @MainActor
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, text(.body, .secondaryLabel), text(.subheadline, .secondaryLabel), top: 6,
      bottom: 6)
  }

  /// Returns a configuration for the header of a group: small, in capitals.
  @preconcurrency @MainActor
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .groupedHeader, text(.footnote, .secondaryLabel), text(.footnote, .secondaryLabel), top: 17,
      bottom: 6)
    result.textProperties.transform = .uppercase
    result.textProperties.numberOfLines = 1
    return result
  }

  /// Returns a configuration for the footer of a group, in small text.
  @preconcurrency @MainActor
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .groupedFooter, text(.footnote, .secondaryLabel), text(.footnote, .secondaryLabel), top: 6,
      bottom: 6)
  }

  /// Returns a configuration for a row of a sidebar.
  @preconcurrency @MainActor
  public static func sidebarCell() -> UIListContentConfiguration { sidebar(.body, .caption1) }

  /// Returns a configuration for a row of a sidebar with a small text below it.
  @preconcurrency @MainActor
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(.body, .caption1)
  }

  /// Returns a configuration for a row in a sidebar next to another sidebar.
  @preconcurrency @MainActor
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    sidebar(.body, .caption1)
  }

  /// Returns a configuration for a row with a small text below it, in a sidebar next to another
  /// sidebar.
  @preconcurrency @MainActor
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(.body, .caption1)
  }

  @MainActor
  private static func sidebar(
    _ style: UIFont.TextStyle, _ second: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .sidebar, text(style), text(second, .secondaryLabel))
    result.imageToTextPadding = 8
    return result
  }

  /// Returns a configuration for the header of a sidebar.
  @preconcurrency @MainActor
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarHeader, text(.title3), text(.subheadline, .secondaryLabel), top: 6, bottom: 6)
  }

  /// Returns the header configuration of a plain list; the list's appearance is not taken into
  /// account.
  @preconcurrency @MainActor
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns the footer configuration of a plain list; the list's appearance is not taken into
  /// account.
  @preconcurrency @MainActor
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns a `UIListContentView` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: default text colours become paler while it is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    result.textProperties.isPale = isDisabled
    result.secondaryTextProperties.isPale = isDisabled
    return result
  }
}

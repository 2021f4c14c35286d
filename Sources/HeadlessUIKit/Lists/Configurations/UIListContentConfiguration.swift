public import Foundation
import Typography

/// A text, a second one and an image, as lists show them.
///
/// Fonts follow Apple's text styles; the distances are those of iOS 14 and later as far as they are
/// documented, the rest is a model.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Which standard look it started from.
  enum Style: Hashable {
    case cell, subtitle, value, header, footer, groupedHeader, groupedFooter, sidebar, sidebarHeader
  }

  let style: Style
  /// Nil is none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Nil is none.
  public var text: String?
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// Nil is none.
  public var secondaryText: String?
  /// In place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Along which the margins are at least those of the view around it. Default both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Around everything.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the first one where both have room in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts beside each other, at least, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Of the whole content, 0…1.
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

  /// A title with a grey text below.
  @preconcurrency @MainActor
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell, text(.body), text(.subheadline, .secondaryLabel))
  }

  /// A title with a small text below.
  @preconcurrency @MainActor
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitle, text(.body), text(.caption1))
  }

  /// A title with a grey text at the trailing side.
  @preconcurrency @MainActor
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .value, text(.body), text(.body, .secondaryLabel), sideBySide: true)
  }

  /// Over the rows of a plain list.
  @preconcurrency @MainActor
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .header, text(.headline), text(.subheadline, .secondaryLabel), top: 6, bottom: 6)
  }

  /// Below the rows of a plain list.
  @preconcurrency @MainActor
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, text(.body, .secondaryLabel), text(.subheadline, .secondaryLabel), top: 6,
      bottom: 6)
  }

  /// Over a group of rows: small, in capitals.
  @preconcurrency @MainActor
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .groupedHeader, text(.footnote, .secondaryLabel), text(.footnote, .secondaryLabel), top: 17,
      bottom: 6)
    result.textProperties.transform = .uppercase
    result.textProperties.numberOfLines = 1
    return result
  }

  /// Below a group of rows: small.
  @preconcurrency @MainActor
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .groupedFooter, text(.footnote, .secondaryLabel), text(.footnote, .secondaryLabel), top: 6,
      bottom: 6)
  }

  /// A row of a sidebar.
  @preconcurrency @MainActor
  public static func sidebarCell() -> UIListContentConfiguration { sidebar(.body, .caption1) }

  /// A row of a sidebar with a small text below.
  @preconcurrency @MainActor
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    sidebar(.body, .caption1)
  }

  /// A row of a sidebar beside others.
  @preconcurrency @MainActor
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    sidebar(.body, .caption1)
  }

  /// A row of a sidebar beside others, with a small text below.
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

  /// Over the rows of a sidebar.
  @preconcurrency @MainActor
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarHeader, text(.title3), text(.subheadline, .secondaryLabel), top: 6, bottom: 6)
  }

  /// Over the rows of a list, as its appearance has it: a plain one.
  @preconcurrency @MainActor
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Below the rows of a list, as its appearance has it: a plain one.
  @preconcurrency @MainActor
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Pale while the state is disabled; colours of one's own stay.
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

public import Foundation

/// The content of a screen or view that has nothing to show: an image, a text, a secondary text and
/// two buttons, below each other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The place of the content, with UIKit's raw values.
  public enum Alignment: Int, Sendable {
    /// In the centre of the view.
    case center
    /// At the top of the view, with the texts aligned to the leading edge.
    case natural
  }

  /// The image above the text; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes. It takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The smaller text below the text.
  public var secondaryText: String?
  /// The secondary text with attributes. It takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the content.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview add to `directionalLayoutMargins`.
  ///
  /// - Note: Partly: stored; only `directionalLayoutMargins` apply.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distance of the content from the edges of the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
  /// The distance between image and text, in points.
  public var imageToTextPadding = Self.imagePadding
  /// The distance between text and secondary text, in points.
  public var textToSecondaryTextPadding = Self.textPadding
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding = Self.buttonPadding
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding = Self.buttonPadding
  /// The background behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator is shown in place of the image.
  var isLoading = false

  // UIKit's distances are not documented. These are chosen to look like the screens of Apple's
  // Human Interface Guidelines.
  private static let margin: CGFloat = 16
  private static let imagePadding: CGFloat = 15
  private static let textPadding: CGFloat = 8
  private static let buttonPadding: CGFloat = 20
  private static let imageSize: CGFloat = 48

  @MainActor private init() {
    textProperties = TextProperties(
      font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: 15), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Self.imageSize)
  }

  /// Returns the configuration of a screen without content.
  @preconcurrency @MainActor
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns the configuration of a screen whose content is being loaded: an activity indicator
  /// and the text "Loading…".
  @preconcurrency @MainActor
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return configuration
  }

  /// Returns the configuration of a search without results: a magnifying glass and the text
  /// "No Results".
  @preconcurrency @MainActor
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.isSearch = true
    return configuration
  }

  private var isSearch = false

  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. That of a search names the searched text.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == "No Results",
      let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(words)”"
    return configuration
  }
}

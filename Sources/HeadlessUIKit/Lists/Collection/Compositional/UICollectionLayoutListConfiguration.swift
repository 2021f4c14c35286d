public import Foundation

/// How a section of a collection looks as a list.
public struct UICollectionLayoutListConfiguration: Equatable {
  /// The standard looks; raw values as UIKit's.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// Where a section's header comes from; raw values as UIKit's.
  public enum HeaderMode: Int, Sendable {
    case none
    /// From the data source, as a supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item is the header.
    case firstItemInSection
  }

  /// Where a section's footer comes from; raw values as UIKit's.
  public enum FooterMode: Int, Sendable {
    case none
    /// From the data source, as a supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// The look it was made with.
  public let appearance: Appearance
  /// Whether lines stand between rows. Default: not in sidebars.
  public var showsSeparators: Bool
  /// How the lines look that the handler does not change.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Another line for some rows; asked with the row and the standard line when the row is placed.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows; nil is the appearance's own colour.
  public var backgroundColor: UIColor?
  /// Default none.
  public var headerMode = HeaderMode.none
  /// Default none.
  public var footerMode = FooterMode.none
  /// Above the header, in points; nil is the appearance's own distance.
  public var headerTopPadding: CGFloat?

  /// Another line in a row's standard one's place.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// What a swipe to the right over a row brings forth at its leading side; nil, or no action, for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the left over a row brings forth at its trailing side; nil, or no action, for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The buttons of a row, asked for when a finger begins to swipe over it.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// With neither header nor footer.
  public init(appearance: Appearance) {
    self.appearance = appearance
    switch appearance {
    case .plain, .grouped, .insetGrouped: showsSeparators = true
    case .sidebar, .sidebarPlain: showsSeparators = false
    }
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Closures are not compared.
  public static func == (
    a: UICollectionLayoutListConfiguration, b: UICollectionLayoutListConfiguration
  ) -> Bool {
    a.appearance == b.appearance && a.showsSeparators == b.showsSeparators
      && a.separatorConfiguration == b.separatorConfiguration
      && a.backgroundColor == b.backgroundColor && a.headerMode == b.headerMode
      && a.footerMode == b.footerMode && a.headerTopPadding == b.headerTopPadding
  }

  var canBeSwiped: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  /// Left and right of the rows, in points.
  var sideInset: CGFloat {
    switch appearance {
    case .plain, .grouped, .sidebarPlain, .sidebar: 0
    case .insetGrouped: 16
    }
  }

  /// Half of what lies between two groups of rows, in points.
  var groupInset: CGFloat {
    switch appearance {
    case .plain, .sidebarPlain, .sidebar: 0
    case .grouped, .insetGrouped: 17.5
    }
  }
}

public import Foundation

/// The configuration of a list section in a collection view.
public struct UICollectionLayoutListConfiguration: Equatable {
  /// The standard appearances of lists, with UIKit's raw values.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// The source of a section's header, with UIKit's raw values.
  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source supplies a supplementary view of kind `elementKindSectionHeader`.
    case supplementary
    /// The first item is the header.
    case firstItemInSection
  }

  /// The source of a section's footer, with UIKit's raw values.
  public enum FooterMode: Int, Sendable {
    case none
    /// The data source supplies a supplementary view of kind `elementKindSectionFooter`.
    case supplementary
  }

  /// The appearance with which the configuration was created.
  public let appearance: Appearance
  /// Whether rows have separators; true by default, except in sidebars.
  public var showsSeparators: Bool
  /// The default configuration of separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns another configuration for the separators of a row. It is called when
  /// the row is placed.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil uses the colour of the appearance.
  public var backgroundColor: UIColor?
  /// The source of section headers; `none` by default.
  public var headerMode = HeaderMode.none
  /// The source of section footers; `none` by default.
  public var footerMode = FooterMode.none
  /// The space above the header, in points.
  ///
  /// With nil, the default, it is 22 points above the supplementary headers of plain lists, as
  /// since iOS 15. Other appearances have no more space than between two groups.
  public var headerTopPadding: CGFloat?

  /// The space above a supplementary header, in points; 0 without one.
  var supplementaryHeaderPadding: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    let standard = appearance == .plain ? TableMetrics.plainHeaderPadding : 0
    let padding = headerTopPadding ?? standard
    return ListLimits.allows(padding) ? padding : 0
  }

  /// A closure that receives a row's index path and the default configuration, and returns the
  /// configuration of its separators.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that returns the actions of a swipe to the right over a row; nil or no actions if it
  /// cannot be swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions of a swipe to the left over a row; nil or no actions if it
  /// cannot be swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the swipe actions of a row. It is called when a swipe begins.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Creates the configuration of an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    switch appearance {
    case .plain, .grouped, .insetGrouped: showsSeparators = true
    case .sidebar, .sidebarPlain: showsSeparators = false
    }
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether two configurations are equal; closures are not compared.
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

  /// The margin at the left and the right of the rows, in points.
  var sideInset: CGFloat {
    switch appearance {
    case .plain, .grouped, .sidebarPlain, .sidebar: 0
    case .insetGrouped: 16
    }
  }

  /// Half of the space between two groups of rows, in points.
  var groupInset: CGFloat {
    switch appearance {
    case .plain, .sidebarPlain, .sidebar: 0
    case .grouped, .insetGrouped: 17.5
    }
  }
}

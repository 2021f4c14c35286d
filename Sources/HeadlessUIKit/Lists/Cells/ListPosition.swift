import Foundation

/// The position and style of one row, header or footer in a list section, from which its default
/// appearance follows.
@MainActor
struct ListPosition: @MainActor Equatable {
  let configuration: UICollectionLayoutListConfiguration
  let isHeader, isFooter: Bool
  let isFirst, isLast: Bool
  /// The separators of the row; nil if it shows none.
  let separator: UIListSeparatorConfiguration?

  init(_ configuration: UICollectionLayoutListConfiguration, item: Int, count: Int, section: Int) {
    let hasHeader = configuration.headerMode == .firstItemInSection
    self.configuration = configuration
    isHeader = hasHeader && item == 0
    isFooter = false
    isFirst = item == (hasHeader ? 1 : 0)
    isLast = item == count - 1
    let path = IndexPath(item: item, section: section)
    let own = configuration.separatorConfiguration
    separator =
      configuration.showsSeparators && !isHeader
      ? configuration.itemSeparatorHandler?(path, own) ?? own : nil
  }

  /// Creates the place of a header or footer; any kind other than a section header is a footer.
  init(_ configuration: UICollectionLayoutListConfiguration, kind: String) {
    self.configuration = configuration
    isHeader = kind == UICollectionView.elementKindSectionHeader
    isFooter = !isHeader
    (isFirst, isLast) = (false, false)
    separator = nil
  }

  /// The default background, used while the cell has no background configuration.
  var background: UIBackgroundConfiguration {
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    if isHeader || isFooter {
      return isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar: return .listSidebarCell()
    }
  }

  /// The default content configuration, in the style of the list's appearance.
  var content: UIListContentConfiguration {
    switch (configuration.appearance, isHeader, isFooter) {
    case (.plain, true, _): .plainHeader()
    case (.plain, _, true): .plainFooter()
    case (.grouped, true, _), (.insetGrouped, true, _): .groupedHeader()
    case (.grouped, _, true), (.insetGrouped, _, true): .groupedFooter()
    case (.sidebar, true, _), (.sidebarPlain, true, _): .sidebarHeader()
    case (.sidebar, _, _), (.sidebarPlain, _, _): .sidebarCell()
    case (.plain, _, _), (.grouped, _, _), (.insetGrouped, _, _): .cell()
    }
  }

  /// The corner radius of an inset group's first and last rows, in points.
  static let cornerRadius: CGFloat = 10

  var corners: CACornerMask {
    guard configuration.appearance == .insetGrouped, !isHeader, !isFooter else { return [] }
    var result: CACornerMask = []
    if isFirst { result.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { result.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return result
  }

  var showsBottomLine: Bool {
    switch separator?.bottomSeparatorVisibility {
    case .visible: true
    case .hidden, nil: false
    case .automatic: !isLast || configuration.appearance != .insetGrouped
    }
  }

  var showsTopLine: Bool {
    switch separator?.topSeparatorVisibility {
    case .visible: true
    case .hidden, nil: false
    case .automatic: isFirst && configuration.appearance == .grouped
    }
  }
}

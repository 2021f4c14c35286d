import Foundation

/// What a list says of one of its rows: the look, and which edges are the group's.
@MainActor
struct ListPlace: @MainActor Equatable {
  let configuration: UICollectionLayoutListConfiguration
  let isHeader, isFooter: Bool
  let isFirst, isLast: Bool
  /// Nil shows none.
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

  /// A header or footer.
  init(_ configuration: UICollectionLayoutListConfiguration, kind: String) {
    self.configuration = configuration
    isHeader = kind == UICollectionView.elementKindSectionHeader
    isFooter = !isHeader
    (isFirst, isLast) = (false, false)
    separator = nil
  }

  /// The look of its background that nobody set.
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

  /// The look of its content that nobody set.
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

  /// Of an inset group's first and last rows.
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

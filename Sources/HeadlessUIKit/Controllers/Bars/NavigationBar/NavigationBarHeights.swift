import Foundation

/// The heights of a navigation bar's parts, for its items and its traits.
@MainActor
struct NavigationBarHeights {
  /// The height of the title and the buttons in portrait
  /// (https://developer.apple.com/design/human-interface-guidelines).
  private static let regular: CGFloat = 44
  /// The height of the title and the buttons in a compact height, as on a phone in landscape.
  private static let compact: CGFloat = 32
  private static let largeTitle: CGFloat = 52
  private static let searchBar: CGFloat = 52
  private static let prompt: CGFloat = 30

  private let item: UINavigationItem?
  private let isCompact: Bool
  let showsLargeTitle: Bool

  /// Creates the heights.
  ///
  /// - Parameters:
  ///   - items: The bar's items, from the first to the shown one.
  ///   - item: The shown item.
  init(
    _ items: [UINavigationItem], showing item: UINavigationItem?, isCompact: Bool,
    prefersLargeTitles: Bool
  ) {
    (self.item, self.isCompact) = (item, isCompact)
    showsLargeTitle = prefersLargeTitles && !isCompact && Self.isLarge(items)
  }

  /// Whether the top item shows a large title. An automatic item inherits from the item below it.
  /// The first one shows a large title.
  private static func isLarge(_ items: [UINavigationItem]) -> Bool {
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !items.isEmpty
  }

  private var searchController: UISearchController? { item?.searchController }

  /// Whether the search bar takes up the whole bar.
  var isReplacedBySearch: Bool { searchController?.replacesNavigationBar ?? false }

  /// The height of the title and the buttons.
  var content: CGFloat { isCompact ? Self.compact : Self.regular }

  /// The height of the prompt, the title and the buttons.
  var title: CGFloat { content + (item?.prompt == nil ? 0 : Self.prompt) }

  /// The height of the large title at rest; 0 while none is shown.
  var largeTitle: CGFloat { showsLargeTitle && !isReplacedBySearch ? Self.largeTitle : 0 }

  /// The height of the search bar and its visible scope bar.
  var search: CGFloat { Self.searchBar + (searchController?.searchBar.shownScopeHeight ?? 0) }

  /// The part of the search bar's height that content scrolls away; 0 if the search bar stays.
  var hidingSearch: CGFloat {
    guard let searchController, let item, !searchController.isActive else { return 0 }
    return item.hidesSearchBarWhenScrolling ? search : 0
  }

  /// The part of the search bar's height that stays.
  private var pinnedSearchHeight: CGFloat {
    searchController == nil || hidingSearch > 0 ? 0 : search
  }

  /// The height of the bar after content has scrolled under it.
  var collapsed: CGFloat { isReplacedBySearch ? search : title + pinnedSearchHeight }

  /// The height of the bar with the large title and the search bar, if the item has them.
  var expanded: CGFloat { isReplacedBySearch ? search : collapsed + hidingSearch + largeTitle }
}

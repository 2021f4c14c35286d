import Foundation

/// The heights of a navigation bar's parts, for its items and its traits.
@MainActor
struct NavigationBarHeights {
  /// The height of the title and the buttons in portrait
  /// (https://developer.apple.com/design/human-interface-guidelines).
  private static let regular: CGFloat = 44
  /// The same in a compact height, as in landscape on a phone.
  private static let compact: CGFloat = 32
  private static let largeTitle: CGFloat = 52
  private static let searchBar: CGFloat = 52
  private static let prompt: CGFloat = 30

  private let item: UINavigationItem?
  private let isCompact: Bool
  let showsLargeTitle: Bool

  /// - Parameters:
  ///   - items: from the first to the one that is shown.
  ///   - item: the one that is shown.
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

  /// Whether the search bar has the place of everything else.
  var isTaken: Bool { searchController?.takesBar ?? false }

  /// Of title and buttons.
  var content: CGFloat { isCompact ? Self.compact : Self.regular }

  /// The height of the prompt, the title and the buttons.
  var title: CGFloat { content + (item?.prompt == nil ? 0 : Self.prompt) }

  /// Of the large title at rest; 0 while none is shown.
  var largeTitle: CGFloat { showsLargeTitle && !isTaken ? Self.largeTitle : 0 }

  /// The height of the search bar and its visible scope bar.
  var search: CGFloat { Self.searchBar + (searchController?.searchBar.shownScopeHeight ?? 0) }

  /// The part of the search bar that goes away under content; 0 where it stays.
  var hidingSearch: CGFloat {
    guard let searchController, let item, !searchController.isActive else { return 0 }
    return item.hidesSearchBarWhenScrolling ? search : 0
  }

  /// The part of the search bar that stays.
  private var stayingSearch: CGFloat {
    searchController == nil || hidingSearch > 0 ? 0 : search
  }

  /// Of the bar while content has pushed its lower edge up.
  var collapsed: CGFloat { isTaken ? search : title + stayingSearch }

  /// Of the bar with the large title and the search bar, if the item has them.
  var expanded: CGFloat { isTaken ? search : collapsed + hidingSearch + largeTitle }
}

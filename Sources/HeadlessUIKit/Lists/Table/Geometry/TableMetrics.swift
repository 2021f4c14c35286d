import Foundation
import Typography

/// The measures of a table style, in points.
///
/// Plain and grouped tables have those of iOS 7 to 12. Inset groups, which iOS 13 introduced, have
/// those of iOS 13 and 14.
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  /// The width of the table.
  let width: CGFloat
  let scale: CGFloat
  /// The width of the safe area's inset at the side where it is larger.
  let safeInset: CGFloat
  /// The margin that the system leaves at the sides of the table's window.
  let margin: CGFloat
  let traits: UITraitCollection

  /// The margin at the left and the right of the rows.
  var sideInset: CGFloat { style == .insetGrouped ? safeInset + margin : 0 }
  /// The corner radius of the first and the last row in a group.
  var cornerRadius: CGFloat { style == .insetGrouped ? 10 : 0 }
  /// The distance of a title from the left edge of the rows.
  var titleInset: CGFloat { margin }
  /// The space above each header of a plain table, since iOS 15.
  nonisolated static let plainHeaderPadding: CGFloat = 22

  /// The space above the first section; half of it separates two sections.
  private static let groupDistance: CGFloat = 35
  /// The height of a header with a title in a grouped table. The first one is higher, because it is
  /// further from the edge.
  private static let groupedTitleHeight: (first: CGFloat, other: CGFloat) = (55.5, 38)
  /// The space below a header's title, and above a footer's title, in grouped tables.
  static let groupedTitleDistance: CGFloat = 7

  /// Returns the height of a header or footer whose view gives none.
  func standardHeight(of place: SectionView.Place) -> CGFloat {
    style == .plain
      ? UITableView.standardHeaderHeight + growth(of: .headline) : emptyHeight(of: place)
  }

  /// Returns the height of a header or footer without title and view: 0 in plain tables, otherwise
  /// the space between groups.
  func emptyHeight(of place: SectionView.Place) -> CGFloat {
    guard style != .plain else { return 0 }
    let isFirst = place == .init(kind: .header, section: 0)
    return isFirst ? Self.groupDistance : (Self.groupDistance / 2 * scale).rounded() / scale
  }

  func height(of title: String, at place: SectionView.Place) -> CGFloat {
    switch (style, place.kind) {
    case (.plain, _): return UITableView.standardHeaderHeight + growth(of: .headline)
    case (.grouped, .header), (.insetGrouped, .header):
      let heights = Self.groupedTitleHeight
      return (place.section == 0 ? heights.first : heights.other)
        + growth(of: Self.groupedTitleStyle)
    case (.grouped, .footer), (.insetGrouped, .footer):
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: Self.groupedTitleStyle, compatibleWith: traits)
      label.numberOfLines = 0
      label.text = title
      let room = CGSize(
        width: max(0, width - 2 * sideInset - 2 * titleInset),
        height: CGFloat.greatestFiniteMagnitude)
      return max(
        emptyHeight(of: place), label.sizeThatFits(room).height + 2 * Self.groupedTitleDistance)
    }
  }

  static let groupedTitleStyle = UIFont.TextStyle.footnote

  /// Returns the height that a line has in the preferred text size and not in the standard one. The
  /// heights of headers are those of the standard size, plus this.
  private func growth(of style: UIFont.TextStyle) -> CGFloat {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    func height(_ traits: UITraitCollection) -> CGFloat {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return (font.lineHeight * scale).rounded(.up) / scale
    }
    return height(traits) - height(standard)
  }
}

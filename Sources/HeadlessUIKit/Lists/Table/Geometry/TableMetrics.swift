import Foundation

/// The lengths of a style of table, in points: iOS 7 to 12's for plain and grouped tables, those of
/// iOS 13 and 14 for inset groups, which came with iOS 13.
@MainActor
struct TableMetrics {
  let style: UITableView.Style
  /// The table's width.
  let width: CGFloat
  let scale: CGFloat

  /// Left and right of the rows.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }
  /// Of the first and the last row's corners.
  var cornerRadius: CGFloat { style == .insetGrouped ? 10 : 0 }
  /// Between the rows' left edge and a title.
  var titleInset: CGFloat { style == .insetGrouped ? 16 : UITableViewCell.margin }

  /// Between the table's upper edge and the first section, and half of it between two sections.
  private static let groupDistance: CGFloat = 35
  /// A header with a title in a grouped table: the first one stands further from the edge.
  private static let groupedTitleHeight: (first: CGFloat, other: CGFloat) = (55.5, 38)
  /// Under a header's title, and above a footer's, in grouped tables.
  static let groupedTitleDistance: CGFloat = 7

  /// Of a header or footer whose view says nothing else.
  func standardHeight(of place: SectionView.Place) -> CGFloat {
    style == .plain ? UITableView.standardHeaderHeight : emptyHeight(of: place)
  }

  /// Without a title and a view: none in plain tables, the distance between groups in the others.
  func emptyHeight(of place: SectionView.Place) -> CGFloat {
    guard style != .plain else { return 0 }
    let isFirst = place == .init(kind: .header, section: 0)
    return isFirst ? Self.groupDistance : (Self.groupDistance / 2 * scale).rounded() / scale
  }

  func height(of title: String, at place: SectionView.Place) -> CGFloat {
    switch (style, place.kind) {
    case (.plain, _): return UITableView.standardHeaderHeight
    case (.grouped, .header), (.insetGrouped, .header):
      let heights = Self.groupedTitleHeight
      return place.section == 0 ? heights.first : heights.other
    case (.grouped, .footer), (.insetGrouped, .footer):
      let label = UILabel()
      label.font = .systemFont(ofSize: Self.groupedTitleSize)
      label.numberOfLines = 0
      label.text = title
      let room = CGSize(
        width: max(0, width - 2 * sideInset - 2 * titleInset),
        height: CGFloat.greatestFiniteMagnitude)
      return max(
        emptyHeight(of: place), label.sizeThatFits(room).height + 2 * Self.groupedTitleDistance)
    }
  }

  static let groupedTitleSize: CGFloat = 13
}

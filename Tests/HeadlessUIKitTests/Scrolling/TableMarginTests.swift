import Foundation
import HeadlessUIKit
import Testing

/// The side margins of standard cells, headers and separators.
@MainActor
@Suite("Side margins of tables")
struct TableMarginTests {
  /// Returns a table of one row in a window, and its cell.
  private func show(
    width: CGFloat, _ style: UITableView.Style = .plain, _ change: (UITableView) -> Void = { _ in }
  ) -> (window: UIWindow, table: UITableView, cell: UITableViewCell?) {
    onScreen(width: 375)
    let source = TableSource(1)
    source.headers = [0: "Header"]
    let shown = OwningTable(frame: rect(0, 0, width, 300), style: style)
    shown.owned = [source]
    shown.register(CountingCell.self, forCellReuseIdentifier: "cell")
    shown.dataSource = source
    change(shown)
    let window = UIWindow(frame: rect(0, 0, width, 400))
    window.addSubview(shown)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, shown, shown.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  private func line(of cell: UITableViewCell?) -> CGRect? {
    cell?.layer.sublayers?.first { $0.view == nil && $0.frame.height == 0.5 && !$0.isHidden }?.frame
  }

  @Test(
    "Text and separators begin at 16 points, or 20 in windows at least 414 points wide",
    arguments: [(320, 16), (413, 16), (414, 20), (844, 20)] as [(CGFloat, CGFloat)])
  func margins(width: CGFloat, margin: CGFloat) {
    let shown = show(width: width)
    #expect(shown.cell?.textLabel?.frame.minX == margin)
    #expect(line(of: shown.cell)?.minX == margin && line(of: shown.cell)?.maxX == width)
    #expect(shown.table.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
    let header = shown.table.headerView(forSection: 0)
    header?.layoutIfNeeded()
    #expect(header?.textLabel?.frame.minX == margin)
  }

  @Test(
    "The content of a row has margins of 11 points above and below, and the system's at the sides",
    arguments: [(375, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func contentMargins(width: CGFloat, margin: CGFloat) throws {
    let shown = show(width: width)
    let cell = try #require(shown.cell)
    let margins = UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    #expect(cell.contentView.layoutMargins == margins)
    #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.contentView.layoutMargins.left == margin)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("The rows of inset groups are at the margin too", arguments: [(375, 16), (430, 20)])
  func insetGroups(width: Int, margin: Int) {
    let shown = show(width: CGFloat(width), .insetGrouped)
    #expect(shown.cell?.frame.minX == CGFloat(margin))
    #expect(shown.cell?.textLabel?.frame.minX == CGFloat(margin))
  }

  @Test("An explicit separator inset stays in every window", arguments: [320, 414])
  func explicitInset(width: Int) {
    let inset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 3)
    let shown = show(width: CGFloat(width)) { $0.separatorInset = inset }
    #expect(shown.table.separatorInset == inset)
    #expect(line(of: shown.cell)?.minX == 15 && line(of: shown.cell)?.maxX == CGFloat(width) - 3)
    shown.cell?.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    shown.window.layoutIfNeeded()
    #expect(line(of: shown.cell)?.minX == 40)
  }

  @Test("An inset from the automatic insets is added to the margin")
  func automaticReference() {
    let plain = show(width: 414) { $0.separatorInsetReference = .fromAutomaticInsets }
    #expect(line(of: plain.cell)?.minX == 20 && plain.table.separatorInset == .zero)
    let moved = show(width: 414) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    #expect(line(of: moved.cell)?.minX == 35)
  }
}

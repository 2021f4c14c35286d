import Foundation
import HeadlessUIKit

/// A cell that counts how often cells are created and prepared for reuse.
class CountingCell: UITableViewCell {
  nonisolated(unsafe) static var created = 0
  nonisolated(unsafe) static var prepared = 0
  nonisolated(unsafe) static var laidOut = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    Self.created += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.prepared += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.laidOut += 1
  }
}

/// A data source with rows by section that records the table's calls.
@MainActor
class TableSource: UITableViewDataSource {
  var counts: [Int]
  var headers: [Int: String] = [:]
  private(set) var asked: [IndexPath] = []
  private(set) var countings = 0

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countings += 1
    return counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "#\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
}

/// A delegate that returns every height and records displayed and removed cells, and scrolling.
@MainActor
class TableListener: UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  private(set) var asked = 0
  private(set) var shown: [IndexPath] = []
  private(set) var gone: [IndexPath] = []
  private(set) var scrolls = 0

  init(height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.append(indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { gone.append(indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A delegate that implements only scrolling, and nothing of a table's delegate.
@MainActor
final class SilentListener: UITableViewDelegate {
  private(set) var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A table that retains the objects that it refers to weakly.
final class OwningTable: UITableView {
  var owned: [AnyObject] = []
}

/// Returns a table of 320 × 200 points, which shows four and a half rows and which the test lays
/// out explicitly.
@MainActor
func makeTable(_ source: TableSource, delegate: (any UITableViewDelegate)? = nil) -> UITableView {
  CountingCell.created = 0
  CountingCell.prepared = 0
  CountingCell.laidOut = 0
  let table = OwningTable(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
  table.owned = [source] + (delegate.map { [$0] } ?? [])
  table.register(CountingCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  table.delegate = delegate
  return table
}

extension UITableView {
  func scroll(to y: CGFloat) {
    contentOffset.y = y
    layoutIfNeeded()
  }

  var visibleRows: [Int] { indexPathsForVisibleRows?.map(\.row) ?? [] }
}

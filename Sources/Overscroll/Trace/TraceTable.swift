import Foundation
import ScrollPhysics

/// A trace as comma-separated values, with a column for every name of the whole run, so that a view
/// that appears or disappears does not move other columns. A cell is empty while its view,
/// constraint or call does not exist.
///
/// The table keeps every row of the run in memory. JSON lines, in contrast, can be written as they
/// are produced.
public struct TraceTable {
  private let rows: [TraceRow]
  // The names of the run, in the order of their first appearance.
  private let scrollViews, views, constraints: [String]
  /// Whether a second finger is down at any time of the run.
  private let hasSecondFinger: Bool

  /// Creates a table.
  ///
  /// - Parameter rows: The rows of one run, in order.
  public init(_ rows: [TraceRow]) {
    self.rows = rows
    scrollViews = distinct(rows) { $0.scrollViews.map(\.name) + $0.events.map(\.scrollView) }
    views = distinct(rows) { $0.views.map(\.name) }
    constraints = distinct(rows) { $0.constraints.map(\.name) }
    hasSecondFinger = rows.contains { $0.secondFinger != nil }
  }

  /// The header line, followed by a line per row, without line ends. Numbers that are not finite
  /// are `null`.
  public var lines: [String] {
    var lines = [line(names)]
    for row in rows { lines.append(line(cells(of: row).map(\.value))) }
    return lines
  }

  /// The names of the columns.
  var names: [String] { cells(of: nil).map(\.name) }

  /// Returns the values of a column, one per row; nil if the column does not exist.
  ///
  /// - Complexity: That of producing all columns.
  package func column(_ name: String) -> [String]? {
    guard let index = names.firstIndex(of: name) else { return nil }
    return rows.map { cells(of: $0)[index].value }
  }

  private func line(_ fields: [String]) -> String {
    fields.map { field in
      guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
      return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }.joined(separator: ",")
  }

  /// Returns the cells of a row in the order of the columns; without a row, cells with names and
  /// empty values.
  private func cells(of row: TraceRow?) -> [TraceCell] {
    var cells = [TraceCell("time", row?.time)]
    let moving = byName(row?.scrollViews) { $0.name }
    for name in scrollViews {
      cells += TraceCell.point("\(name).contentOffset", moving[name]?.contentOffset)
      cells += TraceCell.point("\(name).velocity", moving[name]?.velocity)
      cells.append(TraceCell("\(name).phase", moving[name]?.phase.rawValue))
    }
    let shown = byName(row?.views) { $0.name }
    for name in views {
      cells += TraceCell.rect("\(name).frame", shown[name]?.frame)
      cells += TraceCell.rect("\(name).contentsRect", shown[name]?.contentsRect)
      cells.append(TraceCell("\(name).alpha", (shown[name]?.alpha).map { Double($0) }))
      cells.append(TraceCell("\(name).isHidden", (shown[name]?.isHidden).map { "\($0)" }))
    }
    let asked = byName(row?.constraints) { $0.name }
    for name in constraints {
      cells.append(TraceCell("\(name).constant", (asked[name]?.constant).map { Double($0) }))
      cells.append(TraceCell("\(name).broken", (asked[name]?.isBroken).map { "\($0)" }))
    }
    cells.append(TraceCell("statusBar.hidden", (row?.isStatusBarHidden).map { "\($0)" }))
    cells.append(TraceCell("statusBar.height", (row?.statusBarHeight).map { Double($0) }))
    let bars = byName(row?.indicators) { $0.scrollView }
    for name in scrollViews {
      cells += TraceCell.rect("\(name).indicator.frame", bars[name]?.frame)
      cells.append(TraceCell("\(name).indicator.alpha", bars[name]?.alpha))
    }
    cells.append(TraceCell("finger.isDown", row.map { "\($0.finger != nil)" }))
    cells += TraceCell.point("finger.location", row?.finger)
    if hasSecondFinger {
      cells.append(TraceCell("secondFinger.isDown", row.map { "\($0.secondFinger != nil)" }))
      cells += TraceCell.point("secondFinger.location", row?.secondFinger)
    }
    for name in scrollViews {
      cells += callCells(name, row?.events.filter { $0.scrollView == name } ?? [])
    }
    let events = row?.events.map(\.description).joined(separator: " ")
    cells.append(TraceCell("events", events))
    return cells
  }

  /// Returns cells with the arguments of one scroll view's delegate calls. Several calls of one
  /// method in one row, which need a finger faster than the display, are joined with spaces in
  /// their order.
  private func callCells(_ name: String, _ events: [TraceEvent]) -> [TraceCell] {
    var (x, y, targetX, targetY) = ([String](), [String](), [String](), [String]())
    var decelerates: [String] = []
    for event in events {
      switch event.call {
      case .willEndDragging(let velocity, let target):
        x.append(TraceCell.number(velocity.x))
        y.append(TraceCell.number(velocity.y))
        targetX.append(TraceCell.number(target.x))
        targetY.append(TraceCell.number(target.y))
      case .didEndDragging(let willDecelerate): decelerates.append("\(willDecelerate)")
      case .didScroll, .willBeginDragging, .willBeginDecelerating, .didEndDecelerating,
        .didEndScrollingAnimation:
        break
      }
    }
    return [
      ("willEndDragging.velocity.x", x), ("willEndDragging.velocity.y", y),
      ("willEndDragging.target.x", targetX), ("willEndDragging.target.y", targetY),
      ("didEndDragging.willDecelerate", decelerates),
    ].map { TraceCell("\(name).\($0)", $1.joined(separator: " ")) }
  }
}

/// Returns each name once, in the order of its first row.
private func distinct(_ rows: [TraceRow], _ names: (TraceRow) -> [String]) -> [String] {
  var (seen, result) = (Set<String>(), [String]())
  for row in rows {
    for name in names(row) where seen.insert(name).inserted { result.append(name) }
  }
  return result
}

private func byName<Element>(
  _ elements: [Element]?, _ name: (Element) -> String
) -> [String: Element] {
  Dictionary((elements ?? []).map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
}

import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records the touch-related calls of a table or collection view.
@MainActor
private final class TouchListener: UITableViewDelegate, UICollectionViewDelegate {
  private(set) var calls: [String] = []
  var allowsHighlight = true
  var replacement: IndexPath?

  func forget() { calls = [] }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.row)")
    return allowsHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return replacement ?? indexPath
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldSelect \(indexPath.item)")
    return indexPath.item != 2
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldDeselect \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.item)")
  }
}

extension UITableView {
  fileprivate func tap(_ row: Int) {
    highlightRow(under: CGPoint(x: 10, y: 44 * CGFloat(row) + 20))
    selectHighlightedRow()
  }
}

extension UICollectionView {
  fileprivate func tap(_ item: Int) {
    highlightItem(under: CGPoint(x: 110 * CGFloat(item) + 20, y: 20))
    selectHighlightedItem()
  }
}

@MainActor
@Suite("Touches on rows and items", .serialized)
struct ListTouchTests {
  @Test("A tap highlights, selects and deselects the previous row in that order")
  func tap() {
    onScreen()
    let listener = TouchListener()
    let table = makeTable(TableSource(10), delegate: listener)
    table.layoutIfNeeded()
    table.highlightRow(under: CGPoint(x: 10, y: 50))
    #expect(table.visibleCells.map(\.isHighlighted) == [false, true, false, false, false])
    table.selectHighlightedRow()
    #expect(table.visibleCells.map(\.isHighlighted) == [false, false, false, false, false])
    #expect(table.indexPathForSelectedRow == [0, 1])
    listener.forget()
    table.tap(3)
    #expect(
      listener.calls == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
  }

  @Test("The delegate can refuse a selection or replace the row")
  func refusing() {
    onScreen()
    let listener = TouchListener()
    let table = makeTable(TableSource(10), delegate: listener)
    table.layoutIfNeeded()
    listener.allowsHighlight = false
    table.tap(1)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(listener.calls == ["shouldHighlight 1"])
    listener.allowsHighlight = true
    listener.replacement = [0, 4]
    table.tap(1)
    #expect(table.indexPathForSelectedRow == [0, 4])
    table.allowsSelection = false
    table.tap(2)
    #expect(table.indexPathForSelectedRow == [0, 4])
  }

  @Test("A touch that becomes a drag selects nothing")
  func cancelled() {
    onScreen()
    let listener = TouchListener()
    let table = makeTable(TableSource(10), delegate: listener)
    table.layoutIfNeeded()
    table.highlightRow(under: CGPoint(x: 10, y: 10))
    table.unhighlightRow()
    table.selectHighlightedRow()
    #expect(listener.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
  }

  @Test("A second tap deselects in a multiple selection, and code does not notify")
  func several() {
    onScreen()
    let listener = TouchListener()
    let table = makeTable(TableSource(10), delegate: listener)
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    table.tap(0)
    table.tap(2)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    table.tap(0)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    listener.forget()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(listener.calls.isEmpty)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("A collection view asks before selecting, and not before a replacing deselection")
  func items() {
    onScreen()
    let listener = TouchListener()
    let view = makeCollection(CollectionSource(3), makeGrid(), delegate: listener)
    view.layoutIfNeeded()
    view.tap(0)
    view.tap(2)
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
    view.tap(1)
    #expect(
      listener.calls == [
        "shouldSelect 0", "didSelect 0", "shouldSelect 2", "shouldSelect 1", "didDeselect 0",
        "didSelect 1",
      ])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false])
    view.allowsMultipleSelection = true
    listener.forget()
    view.tap(1)
    #expect(listener.calls == ["shouldDeselect 1", "didDeselect 1"])
    #expect(view.indexPathsForSelectedItems == nil)
  }
}

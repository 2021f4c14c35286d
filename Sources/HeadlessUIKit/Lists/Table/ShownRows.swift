import Foundation

/// The rows of a table that are on the screen: a range of row numbers, and a cell for each.
@MainActor
struct ShownRows {
  private(set) var numbers = 0..<0
  /// The cells in the order of the rows.
  private(set) var cells: [UITableViewCell] = []

  var isEmpty: Bool { numbers.isEmpty }

  /// The rows with their cells, from top to bottom.
  var all: Zip2Sequence<Range<Int>, [UITableViewCell]> { zip(numbers, cells) }

  /// Returns the cell of a row; nil for a row that is not on the screen.
  func cell(ofRow number: Int) -> UITableViewCell? {
    numbers.contains(number) ? cells[number - numbers.lowerBound] : nil
  }

  /// Returns the row number of a cell; nil for a cell that is not on the screen.
  func number(of cell: UITableViewCell) -> Int? {
    cells.firstIndex { $0 === cell }.map { numbers.lowerBound + $0 }
  }

  func contains(_ cell: UITableViewCell) -> Bool { number(of: cell) != nil }

  /// Removes all rows. The row added next has this number or the one before.
  mutating func begin(at number: Int) { (numbers, cells) = (number..<number, []) }

  /// Adds the row above the first one, or the row below the last one.
  mutating func add(_ cell: UITableViewCell, ofRow number: Int) {
    if number < numbers.lowerBound {
      numbers = number..<numbers.upperBound
      cells.insert(cell, at: 0)
    } else {
      numbers = numbers.lowerBound..<number + 1
      cells.append(cell)
    }
  }

  /// Removes the rows outside a range and returns them.
  mutating func keep(_ rows: Range<Int>) -> [(number: Int, cell: UITableViewCell)] {
    let kept = rows.clamped(to: numbers)
    let leaving = all.filter { !kept.contains($0.0) }.map { (number: $0.0, cell: $0.1) }
    cells = kept.compactMap { cell(ofRow: $0) }
    numbers = kept
    return leaving
  }
}

import Foundation
import Testing

/// A table in `Fixtures/Effects` with the results of an independent model of the five original
/// effects. Cells are separated by `|`, and the first line contains the names of the columns.
package struct FixtureTable {
  package let columns: [String]
  package let rows: [[String]]

  package init(_ name: String) throws {
    let cells = try Repository.fixtureText("Effects/\(name).txt").split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    columns = try #require(cells.first)
    rows = Array(cells.dropFirst())
  }

  /// The rows as dictionaries from column to cell.
  package var records: [[String: String]] {
    rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }

  /// Returns the numbers in a column.
  package func numbers(_ column: String) throws -> [Double] {
    try records.map { try #require(Double($0[column] ?? "")) }
  }
}

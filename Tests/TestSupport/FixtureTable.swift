import Foundation
import Testing

/// A table of `Fixtures/Effects`: what an independent model of the five original effects computed.
/// Cells stand between `|`; the first line names the columns.
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

  /// Rows as cells by column.
  package var records: [[String: String]] {
    rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }

  /// A column's numbers.
  package func numbers(_ column: String) throws -> [Double] {
    try records.map { try #require(Double($0[column] ?? "")) }
  }
}

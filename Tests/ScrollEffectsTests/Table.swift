import Foundation
import Testing

/// A table of `Fixtures/Effects`: numbers of an independent model of the five originals.
struct Table {
  let columns: [String]
  let rows: [[String]]

  init(_ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Effects/\(name).txt").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let cells = lines.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    columns = try #require(cells.first)
    rows = Array(cells.dropFirst())
  }

  /// A row as cells by column.
  func records() -> [[String: String]] {
    rows.map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
  }
}

/// Compares with a printed number, to half a unit of the last of `decimals` digits.
func expect(
  _ value: CGFloat?, prints cell: String?, decimals: Int = 4, _ what: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value, let cell, let printed = Double(cell) else {
    Issue.record(
      "\(what()): \(value as Any), printed \(cell as Any)", sourceLocation: sourceLocation)
    return
  }
  let tolerance = 0.5 * pow(10, -Double(decimals)) + 1e-9
  #expect(
    abs(Double(value) - printed) <= tolerance, "\(what())", sourceLocation: sourceLocation)
}

/// Devices of the tables.
enum Device {
  static let p8 = CGRect(x: 0, y: 0, width: 375, height: 667)
  static let px = CGRect(x: 0, y: 0, width: 375, height: 812)
}

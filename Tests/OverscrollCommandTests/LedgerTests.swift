import Foundation
import TestSupport
import Testing

/// The ledger of benchmarks. Times in it are only read by people, since machines differ.
struct LedgerTests {
  private typealias Row = [String]
  private static let columns = [
    "date", "commit", "processor", "yardstick ms", "measure", "value", "unit",
  ]

  /// The lines below the names of the columns.
  private func rows() throws -> [Row] {
    let url = Repository.root.appending(path: "Benchmarks/ledger.tsv")
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(lines.first == Self.columns)
    return Array(lines.dropFirst())
  }

  @Test func everyLineHasItsNumbers() throws {
    let rows = try rows()
    #expect(!rows.isEmpty)
    for row in rows {
      try #require(row.count == Self.columns.count, "\(row)")
      let (yardstick, value) = (try #require(Double(row[3])), try #require(Double(row[5])))
      #expect(yardstick > 0 && value >= 0, "\(row)")
    }
  }

  /// The bytes of a film are the same on every machine with the same fonts, and those in `Output`
  /// are what the scenes render.
  @Test func theNewestLineOfAFilmHasItsBytes() throws {
    var newest: [String: String] = [:]
    for row in try rows() where row[6] == "bytes" { newest[row[4]] = row[5] }
    let folder = Repository.root.appending(path: "Output")
    let films = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".gif") && newest["film \($0)"] != nil }
    #expect(films.count >= 5, "\(films)")
    for film in films {
      let bytes = try Data(contentsOf: folder.appending(path: film)).count
      #expect(
        newest["film \(film)"] == "\(bytes)", "\(film): run `make -C Benchmarks films`")
    }
  }
}

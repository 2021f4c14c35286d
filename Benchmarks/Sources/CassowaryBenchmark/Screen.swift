import Foundation

/// A workload from Fixtures/Layout.
///
/// Each line has one of these forms. The lines that begin with `k` name the changing parts.
/// - `v INDEX NAME`
/// - `c INDEX RELATION PRIORITY CONSTANT TERMCOUNT (VARIABLE COEFFICIENT)... NAME`
/// - `k off VARIABLE`
/// - `k hdr CONSTRAINT`
struct Screen {
  struct Row {
    let relation: String
    let priority: Double
    let constant: Double
    let terms: [(variable: Int, coefficient: Double)]
  }

  var variableNames: [String] = []
  var rows: [Row] = []
  var offset = 0
  var header = 0

  init(file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "v": variableNames.append(words[2])
      case "c":
        let numbers = words[3...].map { Double($0) ?? .nan }
        let terms = (0..<Int(numbers[2])).map { (Int(numbers[3 + 2 * $0]), numbers[4 + 2 * $0]) }
        rows.append(
          Row(relation: words[2], priority: numbers[0], constant: numbers[1], terms: terms))
      case "k":
        if words[1] == "off" { offset = Int(words[2])! } else { header = Int(words[2])! }
      default: break
      }
    }
  }
}

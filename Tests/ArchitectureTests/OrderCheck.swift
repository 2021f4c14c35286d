import Foundation

/// Invariant 2, as far as text allows: no code iterates over a dictionary or a set, unless it sorts
/// at once.
///
/// Only names are recognised that the file declares, or another file of one type
/// (`Type+Concern.swift`).
struct OrderCheck {
  private static let declared =
    #"\b(?:let|var|,|\() *_? *(\w+) *(?:: *(?:\[[\w.]+ *: *[^\]]|Set<|Dictionary<)"#
    + #"|= *(?:Set[<(]|Dictionary[<(]|\[[A-Z][\w.]*: ))"#

  private let declaration: NSRegularExpression

  init() throws { declaration = try NSRegularExpression(pattern: Self.declared) }

  func violations(in files: [SourceFile]) throws -> [Violation] {
    let types = Dictionary(grouping: files) { file in
      file.path.replacing(/(\+\w+)?\.swift$/, with: "")
    }
    return try types.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }.flatMap { _, files in
      let names = Set(files.flatMap { $0.code.flatMap(unorderedNames) }).sorted()
      guard !names.isEmpty else { return [Violation]() }
      let walk = try NSRegularExpression(pattern: Self.walk(through: names))
      return files.flatMap { violations(in: $0, walk) }
    }
  }

  private func unorderedNames(in line: String) -> [String] {
    declaration.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap {
      Range($0.range(at: 1), in: line).map { String(line[$0]) }
    }
  }

  private static func walk(through names: [String]) -> String {
    let any = "(?:\(names.joined(separator: "|")))"
    let calls = "(?:map|compactMap|flatMap|forEach|reduce|first|enumerated|makeIterator|joined)"
    return #"\bin +(?:\w+\.)*\#(any) *(?:\{|where\b|$)|\b\#(any)\.\#(calls)\b(?!.*\.sorted\b)"#
  }

  private func violations(in file: SourceFile, _ walk: NSRegularExpression) -> [Violation] {
    file.code.enumerated().compactMap { index, line in
      guard let match = walk.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
        let range = Range(match.range, in: line)
      else { return nil }
      return Violation(
        path: file.path, line: index + 1,
        rule: "dictionaries and sets have no order (`\(line[range])`)")
    }
  }
}

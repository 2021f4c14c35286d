import Foundation

/// The result of `overscroll lint`, printed as text or as JSON.
package struct LintReport: Codable, Sendable {
  /// The number of files that were read.
  package let files: Int
  /// The findings, sorted by kind, name and position.
  package let findings: [Finding]

  package init(files: Int, findings: [Finding]) {
    self.files = files
    self.findings = findings
  }

  /// Whether the files probably belong to several modules, because a declaration occurs twice.
  var spansSeveralTargets: Bool {
    findings.contains { $0.name.hasPrefix("invalid redeclaration of") }
  }

  /// Returns the findings grouped by kind and name, with their positions.
  ///
  /// Follow-ups are only counted, unless `all` is true or no other findings exist.
  func lines(all: Bool) -> [String] {
    let showsAll = all || findings.allSatisfy { $0.kind == .followUp }
    let groups = FindingKind.allCases.filter { $0 != .followUp || showsAll }
    return groups.flatMap { kind in section(findings.filter { $0.kind == kind }, kind) } + [summary]
  }

  private func section(_ findings: [Finding], _ kind: FindingKind) -> [String] {
    guard !findings.isEmpty else { return [] }
    var lines = [kind.title]
    for group in findings.chunked(by: { $0.title == $1.title && $0.message == $1.message }) {
      lines.append("  \(group[0].title)\(group[0].message.map { ": \($0)" } ?? "")")
      for places in group.chunked(by: { $0.file == $1.file }) {
        let numbers = places.map { "\($0.line):\($0.column)" }.joined(separator: ", ")
        lines.append("    \(places[0].file):\(numbers)")
      }
    }
    return lines + [""]
  }

  private var summary: String {
    let read = "\(files) \(files == 1 ? "file" : "files")"
    guard !findings.isEmpty else { return "\(read): nothing is missing." }
    let counts = FindingKind.allCases.compactMap { kind in
      let names = findings.filter { $0.kind == kind }
        .chunked { $0.title == $1.title && $0.message == $1.message }.count
      return names > 0 ? kind.countText(names) : nil
    }
    return "\(read): \(counts.joined(separator: ", "))."
  }

  /// Returns the report as a JSON object with `files` and `findings`.
  ///
  /// Each finding has `kind`, `name`, `file`, `line` and `column`, and optionally `type` and
  /// `message`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Array {
  /// Splits the array into runs of neighbours for which `belong` returns true.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belong(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}

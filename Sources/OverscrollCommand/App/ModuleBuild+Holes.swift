import Foundation
import Snapshots

extension ModuleBuild {
  /// The rounds in which each kind of part is left out, before the next larger kind. Most modules
  /// need two or three rounds.
  private static let rounds: [(coarseness: HoleRequest.Coarseness, count: Int)] = [
    (.statements, 10), (.members, 4), (.declarations, 4),
  ]

  /// Leaves out the parts of the module that the compiler refused, in the rewritten sources.
  ///
  /// - Parameters:
  ///   - report: The result of earlier rounds.
  ///   - round: The number of earlier rounds.
  ///   - diagnostics: The paths of the compiler's serialized diagnostics.
  /// - Returns: The result of this round. If it has changed no source, compiling again fails again.
  /// - Throws: `Failure` if the rewriter cannot run.
  func makeHoles(
    after report: HoleReport, round: Int, from diagnostics: [String]
  ) throws -> HoleReport {
    var (left, kinds) = (round, Self.rounds[...])
    while let kind = kinds.first, left >= kind.count {
      left -= kind.count
      kinds = kinds.dropFirst()
    }
    guard let coarseness = kinds.first?.coarseness else { return HoleReport() }
    let missing = Dictionary(grouping: try self.report().problems) { $0.file }.mapValues {
      $0.compactMap(\.framework)
    }
    let request = HoleRequest(
      files: compiledFiles.map {
        HoleRequest.File(path: $0.userPath, source: $0.path, missing: missing[$0.userPath] ?? [])
      },
      diagnostics: diagnostics,
      coarseness: coarseness, mended: report.mended)
    let work = try TemporaryFolder()
    defer { work.remove() }
    return try tools.askRewriter(request, mode: "holes", in: work)
  }

  /// The parts of this module and of its libraries that were left out.
  var allHoles: HoleReport {
    libraries.reduce(into: holes) { $0.add($1.holes) }
  }
}

extension HoleReport {
  /// Whether the module compiles as it is.
  var isEmpty: Bool { holes.isEmpty && mends.isEmpty }

  mutating func add(_ other: HoleReport) {
    holes += other.holes.filter { !holes.contains($0) }
    mends += other.mends.filter { !mends.contains($0) }
    mended += other.mended
    superclasses += other.superclasses.filter { !superclasses.contains($0) }
  }

  /// The replaced superclasses alone, for a module that is rewritten with them.
  var onlySuperclasses: HoleReport {
    var report = HoleReport()
    report.superclasses = superclasses
    report.holes = holes.filter { hole in
      superclasses.contains { $0.call.contains("\(hole.file):\(hole.line): ") }
    }
    return report
  }

  /// The lines that `overscroll app` prints.
  var lines: [String] {
    holes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map {
      "\($0.place): warning: left out: \($0.reason)\($0.quotation)"
    }
      + mends.map { "\($0.place): warning: changed: \($0.reason)\($0.quotation)" }
  }

  /// Returns the warnings about a module that was just compiled: its first holes, and the number of
  /// all of them.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - total: The number of lines of its sources.
  func summary(of module: String, lineCount total: Int) -> [String] {
    if isEmpty { return [] }
    let parts = holes.isEmpty ? [] : ["\(lineCount) of \(total) lines are left out"]
    let changes = mends.isEmpty ? [] : ["\(mends.count) are changed as the compiler proposes"]
    return lines.prefix(Self.shownCount) + [
      "warning: \(module) does not compile here as it is: "
        + (parts + changes).joined(separator: ", ") + "; 'overscroll app' lists them"
    ]
  }

  private static let shownCount = 5

  /// The number of lines with code that are left out.
  var lineCount: Int { holes.map(\.lineCount).reduce(0, +) }
}

extension HoleReport.Hole {
  /// The file and line, as in messages of the compiler.
  var place: String { "\(file):\(line):1" }
  fileprivate var quotation: String { text.isEmpty ? "" : "\n    \(text)" }
}

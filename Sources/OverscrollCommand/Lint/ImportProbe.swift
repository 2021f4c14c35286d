import SwiftText

/// Finds the imports that the compiler would reject.
///
/// The compiler stops at the first failing import. All imports are therefore tested in one run,
/// with a `#warning` for each active import whose module does not exist.
struct ImportProbe {
  private var texts: [[UInt8]] = []
  private let imports: [[ImportStatement]]

  /// Prepares probes that keep only the conditions and imports of each file.
  init(_ sources: [SwiftSource], texts: [[UInt8]], imports: [[ImportStatement]]) {
    self.imports = imports
    for (place, source) in sources.enumerated() {
      let conditions = source.tokens.filter {
        ["#if", "#elseif", "#else", "#endif"].contains($0.text) && $0.kind == .word
      }.map { token in
        let line = texts[place][token.range.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
        return (token.range.lowerBound, String(decoding: line, as: UTF8.self))
      }
      let probes = imports[place].enumerated().map { number, statement in
        (
          statement.range.lowerBound,
          "#if !canImport(\(statement.path))\n#warning(\"\(number)\")\n#endif"
        )
      }
      let lines = (conditions + probes).sorted { $0.0 < $1.0 }.map(\.1)
      self.texts.append([UInt8]((lines.joined(separator: "\n") + "\n").utf8))
    }
  }

  /// Returns the missing imports, as indices of files and of imports in them, in order.
  func missing(_ run: CompilerRun) throws -> [(source: Int, place: Int)] {
    let outcome = try run.typecheck(texts, names: texts.indices.map { "imports\($0).swift" })
    return outcome.diagnostics.compactMap { source, diagnostic in
      guard !diagnostic.isError, let number = Int(diagnostic.message),
        imports[source].indices.contains(number)
      else { return nil }
      return (source, number)
    }.sorted { ($0.source, $0.place) < ($1.source, $1.place) }
  }
}

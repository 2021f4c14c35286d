import SwiftText

/// A type check of copies of the sources without Objective-C syntax and missing imports.
///
/// Both are overwritten, because either would stop the compiler before it checks the rest.
struct Typechecking {
  /// The compiler's diagnostics, each with the index of its source.
  let diagnostics: [(source: Int, diagnostic: CompilerDiagnostic)]
  /// The findings for imports of missing modules.
  let findings: [Finding]

  /// Type-checks the sources.
  ///
  /// - Parameter texts: The sources' bytes after `ObjectiveCBlanking`.
  /// - Throws: `Failure` if the compiler cannot be run or a file cannot be written.
  init(
    _ sources: [SwiftSource], texts: [[UInt8]], compiler: SwiftCompiler, modules: ModuleFolder
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = CompilerRun(compiler: compiler, modules: modules, folder: folder)
    let imports = sources.map(ImportStatement.statements)
    let missing = try ImportProbe(sources, texts: texts, imports: imports).missing(run)
    var (texts, findings) = (texts, [Finding]())
    for (source, place) in missing {
      let statement = imports[source][place]
      findings.append(
        Finding(
          .missingModule, statement.module, message: statement.advice, in: sources[source],
          at: statement.range.lowerBound))
      texts[source].blank(statement.range)
      let instead = [UInt8](statement.replacement.utf8)
      let start = statement.range.lowerBound
      texts[source].replaceSubrange(start..<start + instead.count, with: instead)
    }
    self.findings = findings
    let outcome = try run.typecheck(
      texts, names: sources.indices.map { Self.copyName($0, of: sources[$0]) })
    diagnostics = outcome.diagnostics
    let isRefused = diagnostics.contains(where: \.diagnostic.isError)
    guard outcome.status == 0 || (outcome.status == 1 && isRefused) else {
      throw Failure.compilerFailed(outcome.text)
    }
  }

  /// The file name of a source's copy. The compiler requires distinct names. Only `main.swift` may
  /// contain statements outside functions.
  private static func copyName(_ place: Int, of source: SwiftSource) -> String {
    source.path.fileName == "main.swift" ? "main.swift" : "source\(place).swift"
  }
}

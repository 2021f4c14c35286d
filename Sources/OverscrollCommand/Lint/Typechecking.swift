/// A run of the compiler over copies of the sources, in which Objective-C is written over and imports
/// of what is not there as well: either would keep the compiler from looking at the rest.
struct Typechecking {
  /// What the compiler says, by the source's place.
  let diagnostics: [(source: Int, diagnostic: CompilerDiagnostic)]
  /// Imports of modules that are not there.
  let findings: [Finding]

  /// - Parameter texts: the sources' bytes after `ObjectiveCBlanking`.
  /// - Throws: `Failure` where the compiler does not do its work, or no file can be written for it.
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

  /// The compiler wants one name for one file. What is `main.swift` may have statements outside
  /// functions.
  private static func copyName(_ place: Int, of source: SwiftSource) -> String {
    source.path.fileName == "main.swift" ? "main.swift" : "source\(place).swift"
  }
}

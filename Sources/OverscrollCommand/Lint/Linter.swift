/// Says what Swift sources for iOS need that is missing here: by the compiler, against the modules
/// that are here, and by what the compiler cannot say.
struct Linter {
  let compiler: SwiftCompiler
  let modules: ModuleFolder

  /// All findings in the files, which are compiled together; in order, each once.
  ///
  /// - Throws: `Failure` where the compiler does not do its work.
  func findings(in sources: [SwiftSource]) throws -> [Finding] {
    let blanked = sources.map(ObjectiveCBlanking.init)
    let run = try Typechecking(
      sources, texts: blanked.map(\.bytes), compiler: compiler, modules: modules)
    let graphs = try SymbolGraph.graphs(
      of: ModuleFolder.implementation, in: modules, compiler: compiler)
    let index = SourceIndex(sources)
    let known = blanked.flatMap(\.findings) + run.findings
    let told = DiagnosticReading(index: index)
      .findings(run.diagnostics, sources: sources, known: known)
    let silent = DelegateCheck(
      interface: DelegateInterface(graphs), index: index, sources: sources
    ).findings()
    return withoutRepetition((known + told + silent).sorted())
  }

  /// One for each kind at a place: the first, which says more where the compiler warns, too.
  private func withoutRepetition(_ findings: [Finding]) -> [Finding] {
    struct Place: Hashable {
      let kind: FindingKind
      let file: String
      let line: Int
      let column: Int
    }
    var seen = Set<Place>()
    return findings.filter {
      seen.insert(Place(kind: $0.kind, file: $0.file, line: $0.line, column: $0.column)).inserted
    }
  }
}

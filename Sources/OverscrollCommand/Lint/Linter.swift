import SwiftText

/// Reports the parts of iOS that Swift sources need and that are missing here.
///
/// It type-checks the sources against the modules of this package and adds checks that the compiler
/// does not make.
struct Linter {
  let compiler: SwiftCompiler
  let modules: ModuleFolder

  /// Returns the findings in files that are compiled together, sorted and without repetitions.
  ///
  /// - Throws: `Failure` if the compiler cannot be run.
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

  /// Removes findings of the same kind at the same position, except the first. The first one has
  /// the more specific message if the compiler also warns.
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

/// Type-checks texts as one module.
struct CompilerRun {
  let compiler: SwiftCompiler
  let modules: ModuleFolder
  let folder: TemporaryFolder

  struct Outcome {
    /// The compiler's exit status. If negative, the signal that ended the compiler.
    let status: Int32
    /// The diagnostics, each with the index of its text.
    let diagnostics: [(source: Int, diagnostic: CompilerDiagnostic)]
    let text: String
  }

  /// Writes the texts to files and type-checks them.
  ///
  /// - Parameter names: The file names, one per text.
  /// - Throws: The errors of `SwiftCompiler.run`, and `Failure.cannotWrite`.
  func typecheck(_ texts: [[UInt8]], names: [String]) throws -> Outcome {
    for (name, text) in zip(names, texts) { try folder.write(text, to: name) }
    let paths = names.map { folder.path.appending(file: $0) }
    let list = paths.map { "\"\($0)\"" }.joined(separator: "\n")
    try folder.write([UInt8](list.utf8), to: "files.txt")
    var arguments = [
      "-typecheck", "-wmo", "-swift-version", "5", "-diagnostic-style=llvm",
      "-no-color-diagnostics", "-module-name", "Linted",
    ]
    if !names.contains("main.swift") { arguments.append("-parse-as-library") }
    arguments += modules.arguments + ["@" + folder.path.appending(file: "files.txt")]
    let outcome = try compiler.run(compiler.path, arguments, in: folder)
    let places = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let diagnostics = outcome.text.split(separator: "\n").compactMap {
      line -> (source: Int, diagnostic: CompilerDiagnostic)? in
      guard let diagnostic = CompilerDiagnostic(line: line), let place = places[diagnostic.file]
      else { return nil }
      return (place, diagnostic)
    }
    return Outcome(status: outcome.status, diagnostics: diagnostics, text: outcome.text)
  }
}

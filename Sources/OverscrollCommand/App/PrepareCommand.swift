import ArgumentParser

/// Builds the source rewriter beside the program's resources. Hidden from the help, because only
/// `make demo`, `make install` and `make archive` use it.
struct PrepareCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare", abstract: "Builds the source rewriter for `app:` next to the program.",
    shouldDisplay: false)

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let compiler = try SwiftCompiler(named: nil, timeLimit: 600)
      try RewriterTool(compiler).makeReady(console: console)
    }
  }
}

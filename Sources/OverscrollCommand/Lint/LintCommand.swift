import ArgumentParser
import Foundation

struct LintCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lists the modules, types and members that iOS sources use and Overscroll lacks.",
    discussion: """
      Example: overscroll lint MyApp/Sources

      Files and folders are compiled together, as one module, against the modules next to this program; \
      nothing is written. Pass the sources of one target, and the generated files that they use.

      Exit codes: 0 nothing is missing, 1 something is missing, 64 wrong usage, 66 no such file, 69 no compiler \
      or no modules to compile against, 73 cannot write.
      """)

  @Argument(help: "Swift files and folders.")
  var files: [String]

  @Option(help: "The swiftc of a toolchain. Default: $SWIFT_EXEC, or swiftc on the path.")
  var swift: String?

  @Option(help: "The modules folder of a build. Default: Modules next to this program.")
  var modules: String?

  @Flag(help: "Prints all findings as a JSON object.")
  var json = false

  @Flag(help: "Also lists errors that are probably caused by others.")
  var all = false

  @Option(help: "The time limit of the compiler, in seconds, 1 or more.")
  var timeLimit = 600

  func validate() throws {
    guard timeLimit >= 1 else {
      throw ValidationError("--time-limit must be 1 or more, not \(timeLimit)")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console()
    do {
      let report = try report(console)
      if report.spansSeveralTargets {
        console.printLine(
          "warning: several files declare the same names, which causes further errors: pass the "
            + "sources of one target at a time")
      }
      if json { try console.result(report.json()) }
      if !json { for line in report.lines(all: all) { try console.result(line) } }
      guard report.findings.isEmpty else { throw ExitStatus.somethingMissing.code }
    } catch let failure as Failure {
      console.printLine(failure.message)
      throw failure.status.code
    }
  }

  private func report(_ console: Console) throws -> LintReport {
    let sources = try SourceFiles.sources(files)
    let compiler = try SwiftCompiler(named: swift, timeLimit: timeLimit)
    let folder = try ModuleFolder(named: modules)
    if !folder.hasUnavailableNames {
      console.printLine(
        "warning: the module UIKit is not built (swift build --target UIKit), so replacements are "
          + "not suggested")
    }
    console.progress("▸ compiling \(sources.count) \(sources.count == 1 ? "file" : "files")")
    defer { console.progress("") }
    let findings = try Linter(compiler: compiler, modules: folder).findings(in: sources)
    return LintReport(files: sources.count, findings: findings)
  }
}

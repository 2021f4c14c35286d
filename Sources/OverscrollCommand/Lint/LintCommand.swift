import ArgumentParser
import Foundation

struct LintCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Says what Swift sources for iOS need that is missing here.",
    discussion: """
      Files and folders are compiled together, as one module, against the modules beside this program; \
      nothing is written. Name the sources of one target, with the files of its own that they use.

      Exit codes: 0 nothing is missing, 1 something is, 64 wrong usage, 66 no such file, 69 no compiler \
      or no modules to compile against, 73 cannot write.
      """)

  @Argument(help: "Swift files, and folders of them.")
  var files: [String]

  @Option(help: "The toolchain's swiftc. Default: $SWIFT_EXEC, else the one on the path.")
  var swift: String?

  @Option(help: "The folder of a build's modules. Default: Modules beside this program.")
  var modules: String?

  @Flag(help: "Prints an object with all findings instead of words.")
  var json = false

  @Flag(help: "Also lists the errors that probably follow from others.")
  var all = false

  @Option(help: "Seconds that the compiler may take, 1 or more.")
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
      if report.isOfSeveralTargets {
        console.say(
          "warning: several files declare the same names, so that more is refused than need be: name "
            + "the sources of one target at a time")
      }
      if json { try console.result(report.json()) }
      if !json { for line in report.lines(all: all) { try console.result(line) } }
      guard report.findings.isEmpty else { throw ExitStatus.somethingMissing.code }
    } catch let failure as Failure {
      console.say(failure.message)
      throw failure.status.code
    }
  }

  private func report(_ console: Console) throws -> LintReport {
    let sources = try SourceFiles.sources(files)
    let compiler = try SwiftCompiler(named: swift, timeLimit: timeLimit)
    let folder = try ModuleFolder(named: modules)
    if !folder.hasUnavailableNames {
      console.say(
        "warning: the module UIKit was not built (swift build --target UIKit), so nothing is said of "
          + "what to use instead")
    }
    console.progress("▸ compiling \(sources.count) \(sources.count == 1 ? "file" : "files")")
    defer { console.progress("") }
    let findings = try Linter(compiler: compiler, modules: folder).findings(in: sources)
    return LintReport(files: sources.count, findings: findings)
  }
}

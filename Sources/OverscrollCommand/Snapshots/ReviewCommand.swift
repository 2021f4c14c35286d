import ArgumentParser
import Foundation
import Snapshots

struct ReviewCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Asks about each failed snapshot of the last run.",
    discussion: """
      Example: overscroll review

      The answers are: y accepts, n skips, a accepts this and all following snapshots, q quits. Answers \
      are read from standard input.

      Exit codes: 1 something was not accepted, 64 wrong usage, 65 a picture changed since the run \
      or its golden is elsewhere (see accept), 66 no run, 73 cannot write.
      """)

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (manifest, folder) = try options.manifest()
      let acceptance = Acceptance(
        manifest: manifest, folder: folder, roots: try options.goldenRoots())
      let entries = acceptance.candidates
      var (accepted, takesAll) = (0, false)
      review: for (index, entry) in entries.enumerated() {
        console.printLine("\n[\(index + 1)/\(entries.count)] \(entry.id)\n  \(entry.words)")
        console.printLine("  picture: \(entry.comparison ?? entry.actual ?? entry.golden)")
        let answer = takesAll ? "y" : ask(console)
        switch answer {
        case "y", "a":
          takesAll = takesAll || answer == "a"
          try acceptance.accept(entry)
          try console.result(entry.golden)
          accepted += 1
        case "q": break review
        default: continue review
        }
      }
      console.printLine("\(accepted) of \(entries.count) accepted")
      if accepted < entries.count { throw ExitStatus.somethingMissing.code }
    }
  }

  /// Asks until the user types a valid answer. The end of input counts as `q`.
  private func ask(_ console: Console) -> String {
    while true {
      console.printLine("  accept? [y/n/a/q]")
      guard let line = readLine() else { return "q" }
      let answer = line.lowercased().filter { !$0.isWhitespace }
      if ["y", "n", "a", "q"].contains(answer) { return answer }
    }
  }
}

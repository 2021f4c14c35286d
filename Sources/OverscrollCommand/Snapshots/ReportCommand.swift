import ArgumentParser
import Snapshots

struct ReportCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes a page about the last run, to be opened in a browser.",
    discussion: """
      One folder: index.html, its pictures, summary.md for a pull request and report.json. Nothing is \
      loaded from a network. Prints the page's path.

      Exit codes: 64 wrong usage, 66 no run, 73 cannot write.
      """)

  @Option(
    name: [.short, .long],
    help: "The report's folder. Default: report in the folder of the artifacts.")
  var output: String?

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await tell { console in
      let (manifest, folder) = try options.manifest()
      var report = SnapshotReportFolder(manifest, folder: output ?? "\(folder)/report")
      try console.result(try report.write())
    }
  }
}

import ArgumentParser
import Snapshots

struct ReportPageCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Writes an HTML report of the last run.",
    discussion: """
      Writes a folder with index.html, its pictures, summary.md for a pull request, and report.json. The \
      page needs no network. Prints its path.

      Exit codes: 64 wrong usage, 66 no run, 73 cannot write.
      """)

  @OptionGroup var options: ReportOptions

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (manifest, _) = try options.artifacts.manifest()
      var report = SnapshotReportFolder(manifest, folder: try options.folder())
      try console.result(try report.write())
    }
  }
}

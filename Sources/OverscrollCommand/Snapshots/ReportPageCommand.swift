import ArgumentParser
import Snapshots

struct ReportPageCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Writes an HTML report of the last run.",
    discussion: """
      Example: overscroll report --serve

      Writes a folder with index.html, its pictures, summary.md for a pull request, and report.json. The \
      page needs no network. Prints its path.

      With --serve, prints the address of the page instead and serves it until Ctrl-C. Only this machine \
      can open it. There, the page has a button and a key (a) that accept a picture, as accept does; the \
      paths of written goldens are printed. Reloading the page shows the latest run.

      Exit codes: 64 wrong usage, 66 no run, 69 the port is in use, 73 cannot write, 130 after Ctrl-C.
      """)

  @OptionGroup var options: ReportOptions

  @Flag(help: "Serves the page on this machine, with buttons that accept pictures.")
  var serve = false

  @Option(help: "With --serve: the port on 127.0.0.1. Default: a free port.")
  var port: UInt16 = 0

  func validate() throws {
    if port != 0, !serve { throw ValidationError("--port needs --serve") }
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (manifest, artifacts) = try options.artifacts.manifest()
      let folder = try options.folder()
      let roots = try options.artifacts.goldenRoots()
      var report = SnapshotReportFolder(manifest, folder: folder, goldensIn: roots)
      let page = try report.write()
      guard serve else { return try console.result(page) }
      let pages = ReportPages(artifacts: artifacts, folder: folder, roots: roots) { golden in
        try await MainActor.run { try console.result(golden) }
      }
      try await LocalServer(pages, port: port).run { _, address in
        try await MainActor.run { try console.result(address) }
      }
    }
  }
}

import ArgumentParser
import Snapshots

struct AcceptCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replaces goldens by the pictures of the last run, without drawing them again.",
    discussion: """
      Example: overscroll accept 'HeaderTests/*'

      Prints the paths of written goldens. They must be in the current folder, in the one that contains \
      the artifacts, in their packages or in $OVERSCROLL_GOLDENS_DIR.

      Exit codes: 64 wrong usage, 65 a picture changed since the run or its golden is elsewhere, 66 no such \
      snapshot, 73 cannot write.
      """)

  @Argument(
    help: """
      Names of snapshots, as in the report, or patterns such as 'HeaderTests/*'. Default: all that \
      failed.
      """)
  var ids: [String] = []

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (manifest, folder) = try options.manifest()
      let acceptance = Acceptance(
        manifest: manifest, folder: folder, roots: try options.goldenRoots())
      let entries = try acceptance.entries(named: ids)
      for entry in entries {
        try acceptance.accept(entry)
        try console.result(entry.golden)
      }
      if entries.isEmpty { console.printLine("the last run has no failed snapshot to accept") }
    }
  }
}

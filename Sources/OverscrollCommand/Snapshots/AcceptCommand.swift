import ArgumentParser
import Snapshots

struct AcceptCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Takes pictures of the last run for goldens, without drawing them again.",
    discussion: """
      Prints the goldens that were written.

      Exit codes: 64 wrong usage, 65 a picture is not the one of the run, 66 nothing of that name, 73 \
      cannot write.
      """)

  @Argument(help: "Snapshots as the report names them. Default: all that failed.")
  var ids: [String] = []

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await tell { console in
      let (manifest, folder) = try options.manifest()
      let acceptance = Acceptance(manifest: manifest, folder: folder)
      let entries = try acceptance.entries(named: ids)
      for entry in entries {
        try acceptance.accept(entry)
        try console.result(entry.golden)
      }
      if entries.isEmpty { console.say("nothing failed in the last run that could be accepted") }
    }
  }
}

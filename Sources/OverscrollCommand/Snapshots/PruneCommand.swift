import ArgumentParser
import Foundation
import Snapshots

struct PruneCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Lists goldens that nothing used in the last run.",
    discussion: """
      Only after a run of all tests. A golden whose test is still there and took no snapshot at all (it \
      may be disabled, or have failed before) is kept.

      Exit codes: 1 there are such goldens, 64 wrong usage, 65 the run left tests out, 66 no run, 73 cannot \
      delete.
      """)

  @Flag(help: "Deletes them.")
  var delete = false

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await tell { console in
      let (manifest, _) = try options.manifest()
      guard manifest.isWhole else { throw Failure.partialRun }
      let stale = StaleGoldens(manifest).paths
      for path in stale {
        if delete {
          do {
            try FileManager.default.removeItem(atPath: path)
          } catch {
            throw Failure.cannotWrite(path, SystemError.last)
          }
        }
        try console.result(path)
      }
      guard !stale.isEmpty else { return console.say("every golden is used") }
      console.say(
        delete ? "\(stale.count) files deleted" : "\(stale.count) files; --delete deletes them")
      if !delete { throw ExitStatus.somethingMissing.code }
    }
  }
}

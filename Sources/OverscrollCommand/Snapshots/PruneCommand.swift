import ArgumentParser
import Foundation
import Snapshots

struct PruneCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Lists goldens that the last run did not use.",
    discussion: """
      Example: overscroll prune --delete

      Needs a run of all tests. The goldens of a test that exists but took no snapshot are kept: the test \
      may be disabled, or may have failed earlier.

      Exit codes: 1 there are unused goldens, 64 wrong usage, 65 the run skipped tests, 66 no run, 73 cannot \
      delete.
      """)

  @Flag(help: "Deletes the unused goldens.")
  var delete = false

  @OptionGroup var options: ArtifactOptions

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let (manifest, _) = try options.manifest()
      guard manifest.isWhole else { throw Failure.partialRun }
      let stale = StaleGoldens(manifest, in: try options.goldenRoots()).paths
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
      guard !stale.isEmpty else { return console.printLine("every golden is used") }
      console.printLine(
        delete ? "\(stale.count) files deleted" : "\(stale.count) files; --delete deletes them")
      if !delete { throw ExitStatus.somethingMissing.code }
    }
  }
}

import ArgumentParser
import Snapshots

struct VerifyCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares the outputs of scene files with goldens.",
    discussion: """
      Example: overscroll verify Scenes/*.yaml

      Nothing is recorded. 'overscroll report' writes a page about the run, 'overscroll accept' replaces \
      goldens that differ.

      Exit codes: 1 something differs or has no golden, 64 wrong usage, 65 invalid scene, image or font, 66 \
      input not found, 69 a required program is missing, 73 cannot write.
      """)

  @OptionGroup var snapshots: SceneSnapshots

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      if let status = try await snapshots.compareAll(.never, console) { throw status.code }
    }
  }
}

import ArgumentParser
import Snapshots

struct VerifyCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Holds the outputs of scene files against goldens.",
    discussion: """
      Nothing is recorded. 'overscroll report' writes a page about it, 'overscroll accept' takes what \
      differs for the golden.

      Exit codes: 1 something differs or has no golden, 64 wrong usage, 65 invalid scene, image or font, 66 \
      input not found, 69 a program that is needed is not there, 73 cannot write.
      """)

  @OptionGroup var snapshots: SceneSnapshots

  @MainActor
  func run() async throws {
    try await tell { console in
      if let status = try await snapshots.hold(.never, console) { throw status.code }
    }
  }
}

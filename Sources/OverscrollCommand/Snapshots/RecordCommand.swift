import ArgumentParser
import Snapshots

struct RecordCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Writes goldens of the outputs of scene files.",
    discussion: """
      Prints the goldens that were written.

      Exit codes: 1 something differs and was left alone, or could not be drawn whole, 64 wrong usage, 65 \
      invalid scene, image or font, 66 input not found, 69 a program that is needed is not there, 73 cannot \
      write.
      """)

  @Flag(help: "Also replaces goldens that differ; without it only missing ones are written.")
  var failed = false

  @Flag(help: "Replaces every golden.")
  var all = false

  @OptionGroup var snapshots: SceneSnapshots

  @MainActor
  func run() async throws {
    try await tell { console in
      let mode: RecordMode = all ? .all : failed ? .failed : .missing
      if let status = try await snapshots.hold(mode, console) { throw status.code }
    }
  }
}

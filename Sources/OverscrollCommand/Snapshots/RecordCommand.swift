import ArgumentParser
import Snapshots

struct RecordCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records goldens of the outputs of scene files.",
    discussion: """
      Example: overscroll record Scenes/*.yaml

      Prints the paths of written goldens.

      Exit codes: 1 a golden differs and was not replaced, or a screen could not be drawn, 64 wrong usage, 65 \
      invalid scene, image or font, 66 input not found, 69 a required program is missing, 73 cannot \
      write.
      """)

  @Flag(help: "Also replaces goldens that differ. By default, only missing goldens are written.")
  var failed = false

  @Flag(help: "Replaces every golden.")
  var all = false

  @OptionGroup var snapshots: SceneSnapshots

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let mode: RecordMode = all ? .all : failed ? .failed : .missing
      if let status = try await snapshots.compareAll(mode, console) { throw status.code }
    }
  }
}

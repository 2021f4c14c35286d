import ArgumentParser
import Overscroll

struct SchemaCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scene files, for editors.",
    discussion: """
      Example: overscroll schema > scene.schema.json

      Editors with a YAML language server use it to complete and check scenes. Name it in the first line \
      of a scene: # yaml-language-server: $schema=scene.schema.json

      Exit codes: 64 wrong usage, 73 cannot write.
      """)

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      try console.result(
        [UInt8](SceneSchema.json(ScreenCatalogue.offered.outlines).utf8))
    }
  }
}

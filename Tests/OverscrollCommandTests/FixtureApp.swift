import Foundation
import TestSupport
import Testing

/// An app in `Fixtures/Apps`, rendered by the program.
enum FixtureApp {
  /// Renders a still of a controller's screen at the end of a script.
  ///
  /// - Parameter timeline: The steps of the script, as in a scene's list in brackets.
  static func render(
    _ app: String, _ controller: String, timeline: String = ""
  ) throws -> Executable.Outcome {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: \(Repository.fixtures.appending(path: "Apps/\(app)").path)
      screen: {controller: \(controller)}
      timeline: [\(timeline)]
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    return try program.run(
      ["render", "a.yaml", "--no-cache"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }
}

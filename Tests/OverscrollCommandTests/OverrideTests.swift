import Foundation
import TestSupport
import Testing

/// Members that apps override and that stand in extensions, here or on iOS.
@Suite("Overrides of apps", .needs(.overscroll, .swiftCompiler))
struct OverrideTests {
  @Test("Subclasses override what the app adds to UIKit's classes, and UIKit's own members")
  func overrides() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: \(Repository.fixtures.appending(path: "Apps/Overrides").path)
      screen: {controller: OverridesController}
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    let outcome = try program.run(
      ["render", "a.yaml", "--no-cache"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0 && !outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(
      outcome.printed(by: "Overrides") == [
        "folds [1, 11, 111] [false, true, true]", "note own ",
        #"notes ["plain", "own plain"] [false, true]"#,
        #"lists ["batch", "insert", "select"] ["begin", "sections"]"#, "keys true false 1",
      ])
  }
}

import Foundation
import TestSupport
import Testing

/// Snapshots of an app's screen outside of a package.
@Suite("Acceptance of an app's snapshots", .needs(.overscroll, .swiftCompiler))
struct AppAcceptanceTests {
  @Test("accept finds the pictures of verify without --artifacts")
  func accept() throws {
    let program = try #require(Executable.overscroll)
    let folder = try Folder()
    for name in ["App", "Temporary"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    func run(_ arguments: String...) throws -> Executable.Outcome {
      try program.run(
        arguments, in: folder,
        environment: ["OVERSCROLL_CACHE": AppCache.path, "TMPDIR": "\(folder.path)/Temporary"])
    }
    func write(_ color: String) throws {
      try folder.write(
        "App/Main.swift",
        """
        import UIKit
        class Main: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .\(color) }
        }

        """)
    }
    try write("red")
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: App
      screen: {controller: Main}
      outputs: [{file: a.png, time: end, scale: 0.25}]

      """)
    #expect(try run("record", "a.yaml").status == 0)
    try write("blue")
    let failed = try run("verify", "a.yaml")
    #expect(failed.status == 1, "\(failed.errors)")
    let text = failed.lines.joined(separator: "\n") + failed.errors
    let actual = try #require(text.firstMatch(of: /actual: +(.+)/)?.1)
    #expect(FileManager.default.fileExists(atPath: String(actual)))
    #expect(try run("accept").status == 0)
    #expect(try run("verify", "a.yaml").status == 0)
  }
}

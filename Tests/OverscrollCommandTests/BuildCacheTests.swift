import Foundation
import TestSupport
import Testing

/// The folder for compiled apps, whose libraries the program loads.
@Suite(.needs(.overscroll, .swiftCompiler))
struct BuildCacheTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    let app = Repository.fixtures.appending(path: "Apps/Counter").path
    try folder.write("a.yaml", "scene: 1\napp: \(app)\ntimeline: [{hold: 0.1s}]\n")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/cache", withIntermediateDirectories: false)
  }

  private func expectRefusal() throws {
    let outcome = try program.run(
      ["check", "a.yaml"], in: folder, environment: ["OVERSCROLL_CACHE": "\(folder.path)/cache"])
    #expect(outcome.status == 65)
    let found = outcome.errors.contains("error: others can write to \(folder.path)/cache, so ")
    #expect(found, "\(outcome.errors)")
  }

  @Test("A cache that others can write to is refused", arguments: [0o777, 0o770, 0o1777])
  func openCaches(mode: mode_t) throws {
    #expect(chmod("\(folder.path)/cache", mode) == 0)
    try expectRefusal()
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".so") })
  }

  @Test("A cache of another user is refused", .enabled(if: getuid() == 0, "the user is not root"))
  func foreignCaches() throws {
    #expect(chmod("\(folder.path)/cache", 0o755) == 0)
    #expect(chown("\(folder.path)/cache", 65534, 65534) == 0)
    try expectRefusal()
  }

  @Test("A compiled app in a folder that others can write to is refused")
  func openFolders() throws {
    let name = "Private\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    try folder.write(
      "\(name)/App.swift", "import UIKit\nclass FirstController: UIViewController {}\n")
    try folder.write(
      "b.yaml", "scene: 1\napp: \(name)\nscreen: {controller: FirstController}\n")
    func check() throws -> Executable.Outcome {
      try program.run(
        ["check", "b.yaml"], in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
    }
    let first = try check()
    try #require(first.status == 0, "\(first.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: AppCache.path)
    let compiled = try #require(names.first { $0.hasPrefix(name) }, "\(names)")
    let place = "\(AppCache.path)/\(compiled)"
    #expect(chmod(place, 0o777) == 0)
    let outcome = try check()
    #expect(outcome.status == 65 && outcome.errors.contains("others can write to \(place)"))
    #expect(chmod(place, 0o700) == 0)
    #expect(try check().status == 0)
  }
}

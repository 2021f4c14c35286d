import Foundation
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Scenes with equal names in two folders are different scenes.
@MainActor
@Suite(.needs(.overscroll, .inter))
struct SceneNameTests {
  private let folder: Folder
  private let scenes = ["one/a.yaml", "two/a.yaml"]

  init() throws {
    folder = try Folder()
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
  }

  private func scene(_ by: Int, outputs: String = "[{file: s.png, time: 0.1s}]") -> String {
    """
    scene: 1
    device: {size: [40, 60], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: \(by), over: 0.2s}}, release, settle]
    outputs: \(outputs)

    """
  }

  private func overscroll(_ arguments: [String]) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(
      arguments + ["--artifacts", "\(folder.path)/artifacts"], in: folder)
  }

  /// - Parameter manifest: The path of a package's manifest; empty for no package.
  @Test(arguments: ["", "Package.swift", "one/Package.swift"])
  func theReportTellsThemApart(manifest: String) throws {
    if !manifest.isEmpty { try folder.write(manifest, "") }
    for scene in scenes { try folder.write(scene, self.scene(-40)) }
    #expect(try overscroll(["record"] + scenes).status == 0)
    try folder.write(scenes[0], scene(-90))
    try folder.write(scenes[1], scene(-130))
    let outcome = try overscroll(["verify"] + scenes)
    #expect(outcome.status == 1, "\(outcome.errors)")
    let titles = manifest.hasPrefix("one") ? ["a", "two/a"] : ["one/a", "two/a"]
    for title in titles {
      #expect(outcome.errors.contains("✗ \(title)/a.s: "), "\(outcome.errors)")
    }
    let manifest = try #require(try SnapshotManifest(in: "\(folder.path)/artifacts"))
    #expect(manifest.entries.map(\.id).sorted() == titles.sorted().map { "\($0)/a.s.png" })
    let drawn = manifest.entries.compactMap(\.actual)
    #expect(Set(drawn).count == 2 && drawn.allSatisfy(FileManager.default.fileExists))
    // One of the two is accepted and the other is not.
    #expect(try overscroll(["accept", "\(titles[1])/a.s.png"]).lines.count == 1)
    #expect(try overscroll(["verify", scenes[1]]).status == 0)
    #expect(try overscroll(["verify", scenes[0]]).status == 1)
  }

  @Test func goldensThatTheyWouldShareAreRefused() throws {
    for scene in scenes { try folder.write(scene, self.scene(-40)) }
    let shared = try overscroll(["record", "--goldens", "all"] + scenes)
    #expect(shared.status == 64, "\(shared.errors)")
    #expect(shared.errors.contains("two/a.yaml would share goldens"), "\(shared.errors)")
    try folder.write("one/a.yml", scene(-50))
    let twins = try overscroll(["record", "one/a.yaml", "one/a.yml"])
    #expect(twins.status == 64, "\(twins.errors)")
    #expect(!folder.regularFiles.contains { $0.hasSuffix(".png") })
    // Two paths of one file are one scene.
    #expect(try overscroll(["record", "one/a.yaml", "two/../one/a.yaml"]).status == 0)
  }

  /// A still and a film with one name are two separate items of a shard plan.
  @Test func outputsOfOneNameFallToOneShardEach() throws {
    try folder.write(
      "one/a.yaml",
      scene(-40, outputs: "[{file: s.png, time: 0.1s, scale: 4}, {file: s.gif, fps: 20}]"))
    let plan = try #require(Executable.overscroll).run(
      ["plan", "--shards", "2", "one/a.yaml"], in: folder)
    let names = plan.lines.compactMap { $0.split(separator: ":").last.map(String.init) }
    #expect(names.sorted() == ["s.gif", "s.png"], "\(plan.text) \(plan.errors)")
    for (index, count) in [(1, 1), (2, 1)] {
      let outcome = try overscroll(["verify", "--shard", "\(index)/2", "one/a.yaml"])
      #expect(outcome.errors.matches(of: /(?m)^✗ one/).count == count, "\(outcome.errors)")
    }
  }
}

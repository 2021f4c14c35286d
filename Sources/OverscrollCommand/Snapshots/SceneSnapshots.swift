import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import Typography

/// Holds scenes' outputs against goldens: what `verify` and `record` do.
struct SceneSnapshots: ParsableArguments {
  @Argument(help: "Scene files.")
  var scenes: [String]

  @Option(help: "A folder for the goldens. Default: __Snapshots__ beside each scene.")
  var goldens: String?

  @Option(help: "Also holds the numbers of a trace, a row each time this many points are scrolled.")
  var trace: Double?

  @OptionGroup var options: SceneOptions
  @OptionGroup var artifacts: ArtifactOptions

  func validate() throws {
    if let trace, !(trace > 0 && trace.isFinite) {
      throw ValidationError("--trace must be more than 0, not \(trace)")
    }
  }

  /// Says what became of each snapshot.
  ///
  /// - Returns: whether all are their goldens.
  @MainActor
  func hold(_ mode: RecordMode, _ console: Console) throws -> Bool {
    var environment = try SnapshotEnvironment([:])
    environment.artifacts = try artifacts.folder()
    // Scenes are chosen: what the others use is not known.
    environment.run = SnapshotRun(id: "scenes \(getpid())", isWhole: false)
    let registry = SnapshotRegistry()
    var isGood = true
    for path in scenes {
      let scene = try options.scene(path)
      try options.warn(of: scene, console)
      let assets = try options.assets(forSceneAt: path)
      let screen = ScriptedScreen(
        scene, screens: OverscrollProgram.catalogue, assets: assets, fonts: options.snapshotFonts)
      for (name, strategy) in strategies(of: scene) {
        let stem = GoldenFile.stem(of: path)
        let folder = goldens.map { "\($0)/\(stem)" }
        let result: SnapshotResult
        do {
          result = try verifySnapshot(
            of: screen, as: strategy, named: name, record: mode, directory: folder,
            filePath: absolute(path),
            test: SnapshotTest(suites: [], name: stem, identity: path), in: environment,
            registry: registry, tellProblems: { options.say($0, console) })
        } catch {
          throw Failure.invalidScene(scene.explain(error))
        }
        isGood = try tell(result, "\(stem)/\(stem).\(name)", console) && isGood
      }
    }
    return isGood
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  /// Outputs by the names of their files without endings.
  private func strategies(of scene: SceneDescription) -> [(String, SnapshotStrategy)] {
    var strategies: [(String, SnapshotStrategy)] = []
    for output in scene.outputs {
      let name = output.file.fileName.split(separator: ".").dropLast().joined(separator: ".")
      switch output.format {
      case .gif(let rate, _): strategies.append((name, .animation(fps: rate, scale: output.scale)))
      case .html: break
      case .apng(let rate): strategies.append((name, .animation(fps: rate, scale: output.scale)))
      case .png(.end): strategies.append((name, .frame(at: .end, scale: output.scale)))
      case .png(.time(let time)):
        strategies.append((name, .frame(at: .time(time), scale: output.scale)))
      }
    }
    if let trace { strategies.append(("trace", .trace(every: CGFloat(trace)))) }
    return strategies
  }

  private func tell(_ result: SnapshotResult, _ id: String, _ console: Console) throws -> Bool {
    switch result {
    case .matched:
      console.say("✓ \(id)")
      return true
    case .recorded(let recording):
      console.say("● \(id) recorded")
      try console.result(recording.golden)
      return true
    case .skipped(let skip):
      console.say("- \(id): \(skip)")
      return false
    case .failed(let failure):
      console.say("✗ \(id): \(failure)")
      return false
    }
  }
}

import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll

/// A scene's screens while they are played: what they are made of, what is wrong with them, how far they
/// are.
@MainActor
final class ScenePlaying {
  private let scene: SceneDescription
  private let options: SceneOptions
  private let console: Console
  private let app: LoadedApp?
  private let assets: DirectoryAssets
  private var played: [Stage] = []
  private var meter: ProgressMeter?

  /// Says the warnings of the scene's file.
  ///
  /// - Throws: `Failure`, also for warnings with `--strict`.
  init(
    _ scene: SceneDescription, at path: String, _ options: SceneOptions, _ console: Console
  ) throws {
    (self.scene, self.options, self.console) = (scene, options, console)
    try options.warn(of: scene, console)
    app = try options.app(of: scene, at: path, console)
    assets = try options.assets(forSceneAt: path)
  }

  /// Fresh stages of the scene's screen, or of those that it compares.
  func panels() throws -> [FigurePanel] {
    func stage(_ scene: SceneDescription) throws -> Stage {
      try options.stage(for: scene, app: app, assets: assets)
    }
    let panels =
      scene.panels.isEmpty
      ? [FigurePanel(try stage(scene))]
      : try scene.panels.map { FigurePanel(try stage($0.scene), caption: $0.caption) }
    played = panels.map(\.stage)
    return panels
  }

  /// Plays everything that a rendering would, and draws nothing: what is wrong is told all the same.
  ///
  /// - Throws: `Failure`.
  func check() throws {
    do {
      _ = try Recorder(jobs: 1, timing: scene.timing) { try self.panels() }.duration()
      try refuse()
    } catch {
      throw failure(error)
    }
    sayProblems()
  }

  /// Plays once without drawing, to know how many pictures there will be.
  func begin(_ takes: [Take], _ recorder: Recorder, _ console: Console) throws {
    let end = try recorder.duration()
    let total = takes.reduce(0) { $0 + $1.frameCount(ofScriptEndingAt: end) }
    meter = ProgressMeter(scene.source.fileName, total: total, console: console)
  }

  /// One more picture is made.
  func count() { meter?.count() }

  /// - Throws: `Failure` for an image or a font that is there but damaged, and for warnings with
  ///   `--strict`.
  func refuse() throws {
    for stage in played { try options.check(stage, assets) }
    try options.refuse(problems, console)
  }

  /// Says what could not be shown as meant.
  func sayProblems() { options.say(problems, console) }

  private var problems: [String] {
    let all = played.flatMap(\.problems) + (app?.problems ?? [])
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// An error of playing as a failure with its place in the scene; what was wrong with an app before is
  /// said first, since it often says why.
  func failure(_ error: any Error) -> any Error {
    switch error {
    case is Failure, is ValidationError: return error
    case RecordingError.tooLarge: return Failure.tooLarge("\(error)")
    default:
      options.say(app?.problems ?? [], console)
      return Failure.playing(scene, error)
    }
  }
}

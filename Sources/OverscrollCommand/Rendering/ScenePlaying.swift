import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// A scene's screens while they are played: what they are made of, what is wrong with them, how far they
/// are.
@MainActor
final class ScenePlaying {
  private let scene: SceneDescription
  private let options: SceneOptions
  private let console: Console
  private let app: LoadedApp?
  private let assets: DirectoryAssets
  private let fonts: FontLibrary
  private let log = InputLog()
  private var played: [Stage] = []
  /// What could not be shown in runs before that.
  private var noted: [String] = []
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
    assets = try options.assets(forSceneAt: path, log)
    fonts = FontLibrary(
      directories: options.fontDirectories, fallbackFiles: SystemFont.emojiFiles
    ) { [log] in log.note($0) }
  }

  /// Fresh stages of the scene's screen, or of those that it compares.
  func panels() throws -> [FigurePanel] {
    func stage(_ scene: SceneDescription) throws -> Stage {
      try options.stage(for: scene, app: app, assets: assets, fonts: fonts)
    }
    let panels =
      scene.panels.isEmpty
      ? [FigurePanel(try stage(scene))]
      : try scene.panels.map { FigurePanel(try stage($0.scene), caption: $0.caption) }
    noted = problems
    played = panels.map(\.stage)
    return panels
  }

  /// Plays everything that a rendering would, and draws nothing: what is wrong is told all the same.
  ///
  /// - Throws: `Failure`.
  func check() throws {
    do {
      try recorder(jobs: 1).check(scene.outputs)
      try refuse()
      try checkReferences(of: scene.outputs)
    } catch {
      throw failure(error, of: [])
    }
    sayProblems()
  }

  /// Sees that the script is not over before what options or outputs ask for, which a picture of its end
  /// would hide. Plays it once, if that has to be seen.
  ///
  /// - Throws: `Failure`; `ValidationError` for what options ask for.
  func checkTimes(of job: RenderJob) throws {
    let isLooked = job.outputs.contains { _, output in
      output.references.contains { if case .moment(.time) = $0.kind { true } else { false } }
    }
    if isLooked { try checkReferences(of: job.outputs.map(\.output)) }
    let known = scene.panels.isEmpty ? scene.timeline.minimumDuration : 0
    guard let (option, start) = job.start, start > known else { return }
    let end = try recorder(jobs: 1).duration()
    guard start > end else { return }
    throw ValidationError(
      "\(option): \(scene.source.fileName) ends at \(reachable(end: end)), before that")
  }

  /// - Throws: `Failure.scene` if outputs name what the screens have not; what the screens throw.
  private func checkReferences(of outputs: [SceneOutput]) throws {
    guard let invalid = try scene.unknownReferences(of: outputs, recorder(jobs: 1)) else { return }
    throw Failure.scene(invalid)
  }

  /// Records the screens.
  ///
  /// - Parameter jobs: threads.
  func recorder(jobs: Int) -> Recorder {
    Recorder(jobs: jobs, timing: scene.timing) { try self.panels() }
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
    try refuse(problems)
  }

  /// - Throws: `Failure` for warnings with `--strict`.
  func refuse(_ problems: [String]) throws { try options.refuse(problems, console) }

  /// Says what could not be shown as meant.
  func sayProblems() { say(problems) }

  func say(_ problems: [String]) { options.say(problems, console) }

  /// Where images and fonts are looked for.
  var folders: [String] { assets.directories + options.fontDirectories }

  /// What the files hold that were looked for until now; nil if one has changed since.
  func inputs() -> [FileDigest]? { log.digests() }

  /// What could not be shown as meant.
  var problems: [String] {
    let all = noted + played.flatMap(\.problems) + (app?.problems ?? [])
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// An error of playing as a failure with its place in the scene; what was wrong with an app before is
  /// said first, since it often says why.
  ///
  /// - Parameter outputs: what was made, of which all names are looked up that one was not found of.
  func failure(_ error: any Error, of outputs: [SceneOutput]) -> any Error {
    switch error {
    case is Failure, is ValidationError: return error
    case is MomentProblem, is DiagramError:
      do { try checkReferences(of: outputs) } catch { return failure(error, of: []) }
      return Failure.playing(scene, error)
    case RecordingError.tooLarge: return Failure.tooLarge("\(error)")
    default:
      options.say(app?.problems ?? [], console)
      return Failure.playing(scene, error)
    }
  }
}

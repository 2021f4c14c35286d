import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// A scene's screens while they are played, with their assets, problems and progress.
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
  /// The problems of earlier runs.
  private var earlierProblems: [String] = []
  private var meter: ProgressMeter?

  /// Prepares to play a scene, and reports the warnings of its file.
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

  /// Returns new stages of the scene's screen, or of the screens that it compares.
  func panels() throws -> [FigurePanel] {
    func stage(_ scene: SceneDescription) throws -> Stage {
      try options.stage(for: scene, app: app, assets: assets, fonts: fonts)
    }
    let panels =
      scene.panels.isEmpty
      ? [FigurePanel(try stage(scene))]
      : try scene.panels.map { FigurePanel(try stage($0.scene), caption: $0.caption) }
    earlierProblems = problems
    played = panels.map(\.stage)
    return panels
  }

  /// Plays everything that a rendering would play, without drawing, and reports the problems.
  ///
  /// - Throws: `Failure`.
  func check() throws {
    do {
      try recorder(jobs: 1).check(scene.outputs)
      try failIfStrict()
      try checkReferences(of: scene.outputs)
    } catch {
      throw failure(error, of: [])
    }
    reportProblems()
  }

  /// Checks that the script does not end before the times that options or outputs request.
  /// Otherwise a picture of the script's end would hide the mistake.
  ///
  /// The script is played once if the times cannot be checked without playing.
  ///
  /// - Throws: `Failure`; `ValidationError` for the times of options.
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

  /// Checks that the views, events and columns that outputs name exist.
  ///
  /// - Throws: `Failure.scene` if some do not exist, and the errors of the screens.
  private func checkReferences(of outputs: [SceneOutput]) throws {
    guard let invalid = try scene.unknownReferences(of: outputs, recorder(jobs: 1)) else { return }
    throw Failure.scene(invalid)
  }

  /// Returns a recorder of the screens.
  ///
  /// - Parameter jobs: The number of frame renderers that work concurrently.
  func recorder(jobs: Int) -> Recorder {
    Recorder(jobs: jobs, timing: scene.timing) { try self.panels() }
  }

  /// Plays the script once without drawing to count the pictures, and starts the progress report.
  func begin(_ takes: [Take], _ recorder: Recorder, _ console: Console) throws {
    let end = try recorder.duration()
    let total = takes.reduce(0) { $0 + $1.frameCount(ofScriptEndingAt: end) }
    meter = ProgressMeter(scene.source.fileName, total: total, console: console)
  }

  /// Reports one more finished picture.
  func count() { meter?.count() }

  /// Checks for damaged images and fonts, and for warnings with `--strict`.
  ///
  /// - Throws: `Failure` if there are any.
  func failIfStrict() throws {
    for stage in played { try options.check(stage, assets) }
    try failIfStrict(problems)
  }

  /// Checks for warnings with `--strict`.
  ///
  /// - Throws: `Failure` if there are any.
  func failIfStrict(_ problems: [String]) throws { try options.failIfStrict(problems, console) }

  /// Reports what the screens could not show as intended.
  func reportProblems() { report(problems) }

  func report(_ problems: [String]) { options.report(problems, console) }

  /// The folders in which images and fonts are searched.
  var folders: [String] { assets.directories + options.fontDirectories }

  /// Returns the digests of the files looked up so far, or nil if one has changed since.
  func inputs() -> [FileDigest]? { log.digests() }

  /// The problems of screens that could not show something as intended, without repetitions.
  var problems: [String] {
    let all = earlierProblems + played.flatMap(\.problems) + (app?.problems ?? [])
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Converts an error while playing into a failure with a position in the scene. Earlier problems
  /// of the app are reported first, because they often explain the error.
  ///
  /// - Parameter outputs: The outputs that were made. If one refers to something that does not
  ///   exist, all of their references are checked.
  func failure(_ error: any Error, of outputs: [SceneOutput]) -> any Error {
    switch error {
    case is Failure, is ValidationError: return error
    case is MomentProblem, is DiagramError:
      do { try checkReferences(of: outputs) } catch { return failure(error, of: []) }
      return Failure.playing(scene, error)
    case RecordingError.tooLarge: return Failure.tooLarge("\(error)")
    default:
      options.report(app?.problems ?? [], console)
      return Failure.playing(scene, error)
    }
  }
}

import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// What every command that plays scenes takes, and how it makes stages of them.
struct SceneOptions: ParsableArguments {
  @Option(help: "A directory to look for the screens' images in; may be given several times.")
  var images: [String] = []

  @Option(help: "A directory to look for fonts in; may be given several times.")
  var fonts: [String] = []

  @Flag(
    help: """
      Makes warnings errors: of the scene, and of images, glyphs and fonts that are missing and \
      constraints that conflict while it is played.
      """)
  var strict = false

  /// Where Debian, Homebrew and people put Inter.
  private static let fontDirectories = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts", "/opt/homebrew/share/fonts",
    "\(NSHomeDirectory())/Library/Fonts", "/Library/Fonts",
  ]

  /// The scene in a file, or on standard input for `-`.
  func scene(_ path: String) throws -> Scene {
    guard let data = Self.contents(path) else {
      throw Failure(message: "error: cannot read the scene file \(path)", status: .inputNotFound)
    }
    do {
      return try SceneFile.scene(
        [UInt8](data), fileName: path, screens: OverscrollProgram.catalogue.names)
    } catch {
      throw Failure(message: "\(error)", status: .invalidInput)
    }
  }

  /// A file's bytes, through a handle so that pipes are files too; no more of them than it takes to
  /// know that a scene is too large, so that an endless one ends.
  private static func contents(_ path: String) -> Data? {
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else { return nil }
    do { return try handle.read(upToCount: SceneFile.sizeLimit + 1) ?? Data() } catch { return nil }
  }

  /// Images lie in the given directories, beside the scene, in its `Images`, or in `Images` beside its
  /// directory.
  @MainActor
  func assets(forSceneAt path: String) -> DirectoryAssets {
    let directory = path.directory
    let base = directory.isEmpty ? "." : directory
    return DirectoryAssets(images + [base, "\(base)/Images", "\(base)/../Images"])
  }

  /// A fresh stage for a scene.
  ///
  /// - Throws: `Failure` for an image or a font file that is there but damaged, and what the
  ///   catalogue throws.
  @MainActor
  func stage(for scene: Scene, assets: DirectoryAssets) throws -> Stage {
    let stage = try OverscrollProgram.catalogue.stage(for: scene, assets: assets, fonts: library)
    try check(stage, assets)
    return stage
  }

  /// The same check again: cells, for example, ask for images and fonts while the script plays.
  @MainActor
  func check(_ stage: Stage?, _ assets: DirectoryAssets) throws {
    if let exception = stage?.exception {
      throw Failure(message: "error: \(exception)", status: .invalidInput)
    }
    let damagedFont = stage?.environment.text.damagedFont.map { "error: \($0)" }
    guard let damaged = assets.damaged ?? damagedFont else { return }
    throw Failure(message: damaged, status: .invalidInput)
  }

  /// Says the warnings of a scene file.
  ///
  /// - Throws: with `--strict`, `Failure` if there are any.
  func warn(of scene: Scene, _ console: Console) throws {
    for warning in scene.warnings { console.say(warning.rendered(with: scene.source)) }
    if strict, !scene.warnings.isEmpty { throw Self.strictFailure }
  }

  /// Stops where `--strict` makes an error of what could not be shown as the screen meant it.
  func refuse(_ problems: [String], _ console: Console) throws {
    guard strict, !problems.isEmpty else { return }
    say(problems, console)
    throw Self.strictFailure
  }

  /// Says what could not be shown as the screen meant it.
  func say(_ problems: [String], _ console: Console) {
    for problem in problems { console.say("warning: \(problem)") }
  }

  private static let strictFailure = Failure(
    message: "error: there are warnings, which --strict makes errors", status: .invalidInput)

  private var library: FontLibrary { FontLibrary(directories: fonts + Self.fontDirectories) }
}

import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import Typography

/// What every command that plays scenes takes, and how it makes stages of them.
struct SceneOptions: ParsableArguments {
  @Option(
    help: "A directory to look for the screens' images in; may be given several times.",
    completion: .directory)
  var images: [String] = []

  @Option(
    help: "A directory to look for fonts in; may be given several times.", completion: .directory)
  var fonts: [String] = []

  @Flag(
    help: """
      Makes warnings errors: of the scene, and of images, glyphs and fonts that are missing and \
      constraints that conflict while it is played.
      """)
  var strict = false

  @Flag(help: "Compiles an app of `app:` without optimising, with DEBUG set.")
  var debug = false

  /// Where Debian, Homebrew and people put Inter.
  static let fontDirectories =
    SystemFont.directories + ["\(NSHomeDirectory())/Library/Fonts"]

  /// The scene in a file, or on standard input for `-`; of variants the first.
  ///
  /// - Throws: `Failure`.
  func scene(_ path: String) throws -> SceneDescription { try scenes(path)[0] }

  /// The scenes in a file, one for each of its variants.
  ///
  /// - Parameter style: light or dark where a scene does not say it.
  /// - Throws: `Failure`.
  func scenes(
    _ path: String, style: UIUserInterfaceStyle = .light
  ) throws -> [SceneDescription] {
    try Self.scenes(in: path, screens: OverscrollProgram.catalogue.names, style: style)
  }

  /// - Parameters:
  ///   - screens: the screens there are; nil takes any.
  ///   - style: light or dark where a scene does not say it.
  ///   - note: gets the path of each file that the scene includes.
  /// - Throws: `Failure`.
  static func scenes(
    in path: String, screens: [String]?, style: UIUserInterfaceStyle = .light,
    includes note: @escaping (String) -> Void = { _ in }
  ) throws -> [SceneDescription] {
    let bytes = try contents(path)
    do {
      return try SceneFile.scenes(bytes, fileName: path, screens: screens, style: style) {
        included in
        note(included)
        // Of a pipe or a device nobody knows when it ends.
        var status = stat()
        guard stat(included, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? contents(included)
      }
    } catch {
      throw Failure.scene(error)
    }
  }

  /// A file's bytes; pipes are files too. Hardly more of them than it takes to know that a scene is too large, so that an endless one ends.
  private static func contents(_ path: String) throws -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.cannotRead(scene: path, .last) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var (bytes, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while bytes.count <= SceneFile.sizeLimit {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.cannotRead(scene: path, .last) }
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// Images lie in the given directories, beside the scene, in its `Images`, or in `Images` beside its
  /// directory.
  ///
  /// - Parameter log: gets every file that is looked for.
  /// - Throws: `Failure.noDirectory`.
  @MainActor
  func assets(forSceneAt path: String, _ log: InputLog? = nil) throws -> DirectoryAssets {
    for folder in images { try Directory(path: folder).read(for: "--images") }
    for folder in fonts { try Directory(path: folder).read(for: "--fonts") }
    let directory = path.directory
    let base = directory.isEmpty ? "." : directory
    return DirectoryAssets(images + [base, "\(base)/Images", "\(base)/../Images"], log)
  }

  /// A fresh stage for a scene.
  ///
  /// - Parameter fonts: nil for those that are set.
  /// - Throws: `Failure` for an image or a font file that is there but damaged, and what the
  ///   catalogue throws.
  @MainActor
  func stage(
    for scene: SceneDescription, app: LoadedApp?, assets: DirectoryAssets,
    fonts: FontLibrary? = nil
  ) throws -> Stage {
    let fonts = fonts ?? library
    let stage =
      try app?.stage(for: scene, assets: assets, fonts: fonts)
      ?? OverscrollProgram.catalogue.stage(for: scene, assets: assets, fonts: fonts)
    try check(stage, assets)
    return stage
  }

  /// The app of a scene, compiled if need be; nil for a screen of the program.
  ///
  /// - Throws: `Failure`.
  @MainActor
  func app(of scene: SceneDescription, at path: String, _ console: Console) throws -> LoadedApp? {
    try LoadedApp(of: scene, at: path, isDebug: debug, console: console)
  }

  /// The same check again: cells, for example, ask for images and fonts while the script plays.
  @MainActor
  func check(_ stage: Stage?, _ assets: DirectoryAssets) throws {
    let damagedFont = stage?.environment.text.damagedFont.map { Failure.damagedFont($0) }
    if let damaged = assets.damaged ?? damagedFont { throw damaged }
  }

  /// Says the warnings of a scene file.
  ///
  /// - Throws: with `--strict`, `Failure` if there are any.
  func warn(of scene: SceneDescription, _ console: Console) throws {
    for warning in scene.warnings { console.report(warning, in: scene.source) }
    if strict, !scene.warnings.isEmpty { throw Failure.warnings }
  }

  /// Stops where `--strict` makes an error of what could not be shown as the screen meant it.
  func refuse(_ problems: [String], _ console: Console) throws {
    guard strict, !problems.isEmpty else { return }
    say(problems, console)
    throw Failure.warnings
  }

  /// Says what could not be shown as the screen meant it.
  func say(_ problems: [String], _ console: Console) {
    for problem in problems { console.warn(problem) }
  }

  /// The fonts that are set.
  var library: FontLibrary {
    FontLibrary(directories: fontDirectories, fallbackFiles: SystemFont.emojiFiles)
  }

  /// In the order in which they are looked into.
  var fontDirectories: [String] { fonts + Self.fontDirectories }

  /// The same fonts for snapshots.
  var snapshotFonts: SnapshotFonts { .library(library) }
}

import ArgumentParser
import Foundation
import HeadlessUIKit
import Overscroll
import Snapshots
import Synchronization
import Typography

/// The options of every command that plays scenes, and the stages made with them.
struct SceneOptions: ParsableArguments {
  @Option(
    help: "A directory with images of the screens; can be repeated.",
    completion: .directory)
  var images: [String] = []

  @Option(
    help: "A directory with fonts; can be repeated.", completion: .directory)
  var fonts: [String] = []

  @Flag(
    help: """
      Treats warnings as errors: those of the scene, and missing images, glyphs and fonts and \
      conflicting constraints while it plays.
      """)
  var strict = false

  @Flag(
    help: """
      Compiles the app of `app:` with DEBUG set and with debug information. If the app ends the process, \
      all calls that led to it are shown.
      """)
  var debug = false

  @Option(
    help: ArgumentHelp(
      """
      Ends a screen of `app:` whose code does not return for this many seconds of processor time. Default: \
      120.
      """, valueName: "seconds"))
  var timeout = 120.0

  func validate() throws {
    guard timeout > 0, timeout <= Self.longestTimeout else {
      throw ValidationError(
        "--timeout must be more than 0 and at most \(Int(Self.longestTimeout)), not \(timeout)")
    }
  }

  /// A day, in seconds.
  private static let longestTimeout = 86_400.0

  /// The usual font folders of the system and of Homebrew, and the user's own.
  static let fontDirectories =
    SystemFont.directories + ["\(NSHomeDirectory())/Library/Fonts"]

  /// Returns the scene in a file, or on standard input for `-`. Of several variants, the first is
  /// returned.
  ///
  /// - Throws: `Failure`.
  func scene(_ path: String) throws -> SceneDescription { try scenes(path)[0] }

  /// Returns the scenes in a file, one per variant.
  ///
  /// - Parameter style: The style of scenes that specify neither light nor dark.
  /// - Throws: `Failure`.
  func scenes(
    _ path: String, style: UIUserInterfaceStyle = .light
  ) throws -> [SceneDescription] {
    try Self.scenes(in: path, screens: ScreenCatalogue.offered.names, style: style)
  }

  /// Returns the scenes in a file, one per variant.
  ///
  /// - Parameters:
  ///   - screens: The names of the known screens. If nil, any name is accepted.
  ///   - style: The style of scenes that specify neither light nor dark.
  ///   - note: Receives the path of each file that the scene includes.
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
        // A pipe or device might never end, so only regular files can be included.
        var status = stat()
        guard stat(included, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? contents(included)
      }
    } catch {
      throw Failure.scene(error)
    }
  }

  /// Returns the bytes of a file or pipe.
  ///
  /// Reading stops soon after the size limit for scenes, so that endless input ends too.
  private static func contents(_ path: String) throws -> [UInt8] {
    if path == "-", let known = standardInput.withLock({ $0 }) { return known }
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
    if path == "-" { standardInput.withLock { [bytes] in $0 = bytes } }
    return bytes
  }

  /// The bytes of standard input once they are read. A child process gets those that its parent
  /// process has read.
  static let standardInput = Mutex<[UInt8]?>(nil)

  /// Returns the images for a scene. They are searched in the given directories, in the scene's
  /// directory, and in the directories `Images` and `../Images` relative to it.
  ///
  /// - Parameter log: Receives the path of every file that is looked up.
  /// - Throws: `Failure.noDirectory`.
  @MainActor
  func assets(forSceneAt path: String, _ log: InputLog? = nil) throws -> DirectoryAssets {
    for folder in images { try Directory(path: folder).read(for: "--images") }
    for folder in fonts { try Directory(path: folder).read(for: "--fonts") }
    let directory = path.directory
    let base = directory.isEmpty ? "." : directory
    return DirectoryAssets(images + [base, "\(base)/Images", "\(base)/../Images"], log)
  }

  /// Returns a new stage for a scene.
  ///
  /// - Parameter fonts: The fonts, or nil for those of the options.
  /// - Throws: `Failure` for an image or font file that exists and is damaged, and the errors of
  ///   the catalogue.
  @MainActor
  func stage(
    for scene: SceneDescription, app: LoadedApp?, assets: DirectoryAssets,
    fonts: FontLibrary? = nil
  ) throws -> Stage {
    let fonts = fonts ?? library
    let stage =
      try app?.stage(for: scene, assets: assets, fonts: fonts)
      ?? ScreenCatalogue.offered.stage(for: scene, assets: assets, fonts: fonts)
    try check(stage, assets)
    return stage
  }

  /// Returns the app of a scene, compiled if necessary. Returns nil for a screen of the program.
  ///
  /// - Throws: `Failure`.
  @MainActor
  func app(of scene: SceneDescription, at path: String, _ console: Console) throws -> LoadedApp? {
    try LoadedApp(of: scene, at: path, isDebug: debug, console: console)
  }

  /// Checks for damaged images and fonts.
  ///
  /// Call this again after playing, because cells and other views load images and fonts during the
  /// script.
  @MainActor
  func check(_ stage: Stage?, _ assets: DirectoryAssets) throws {
    let damagedFont = stage?.environment.text.damagedFont.map { Failure.damagedFont($0) }
    if let damaged = assets.damaged ?? damagedFont { throw damaged }
  }

  /// Reports the warnings of a scene file.
  ///
  /// - Throws: `Failure` if there are warnings and `--strict` is set.
  func warn(of scene: SceneDescription, _ console: Console) throws {
    for warning in scene.warnings { console.report(warning, in: scene.source) }
    if strict, !scene.warnings.isEmpty { throw Failure.warnings }
  }

  /// Throws if `--strict` is set and a screen could not show something as intended.
  func failIfStrict(_ problems: [String], _ console: Console) throws {
    guard strict, !problems.isEmpty else { return }
    report(problems, console)
    throw Failure.warnings
  }

  /// Reports what a screen could not show as intended.
  func report(_ problems: [String], _ console: Console) {
    for problem in problems { console.warn(problem) }
  }

  /// The fonts of the options and of the system.
  var library: FontLibrary {
    FontLibrary(directories: fontDirectories, fallbackFiles: SystemFont.emojiFiles)
  }

  /// The font directories in the order in which they are searched.
  var fontDirectories: [String] { fonts + Self.fontDirectories }

  /// The fonts of the options and of the system, for snapshots.
  var snapshotFonts: SnapshotFonts { .library(library) }
}

package import Overscroll
package import Snapshots
package import Typography

/// An error that stops a command.
package enum Failure: Error {
  case cannotRead(scene: String, SystemError)
  /// An error in a scene, or an error while playing it that has a position in the file.
  case scene(InvalidScene)
  /// An error while playing a scene, as a text without a position in the file.
  case invalidScene(String)
  /// An image that exists and cannot be used, with the reason.
  case damagedImage(path: String, String)
  case damagedFont(FontError)
  /// A value of this option that is not a readable directory.
  case noDirectory(option: String, String, SystemError)
  /// Warnings, which `--strict` treats as errors.
  case warnings
  case cannotMakeDirectory(String, SystemError)
  case cannotWrite(String, SystemError)
  case cannotWriteStandardOutput(SystemError)
  /// An output of a scene that would be outside its folder because of this symbolic link.
  case outsideFolder(String, link: String)
  /// A device, pipe or socket at the path of an output.
  case noFile(String)
  /// A source file or source folder that cannot be read.
  case cannotReadSource(String, SystemError)
  /// A folder without scene files.
  case noScenes(String)
  /// Folders without Swift files.
  case noSources([String])
  /// A folder without tests.
  case noTests(String)
  /// An app folder with nothing to show.
  case emptyApp(String)
  /// A missing compiler: the one that was named, or nil if none was named and none is on the path.
  case noCompiler(String?)
  /// A module folder without UIKit.
  case noModules(String)
  /// An import of Combine in a program without it, with the place of the import.
  case noCombine(String)
  /// A failed run of the compiler, with its message.
  case compilerFailed(String)
  case tooSlow(tool: String, seconds: Int)
  /// Sources of an app that do not compile, with the compiler's messages.
  case cannotCompile(module: String, words: String)
  /// A compiled app that cannot be loaded, with the message of the dynamic loader.
  case cannotLoad(String)
  /// A toolchain folder without SwiftSyntax.
  case noSyntaxLibrary(String)
  /// A view controller that cannot be shown, because it does not compile.
  case leftOut(controller: String, place: String, reason: String)
  /// The sources of the rewriter, missing in their place next to the program.
  case noRewriter(String)
  /// A golden, artifact, manifest or report that cannot be written.
  case snapshotFile(FileFailure)
  /// A manifest that exists and cannot be read.
  case unreadableManifest(FileFailure)
  /// A folder without the manifest of a run.
  case noManifest(String)
  /// Names without a snapshot to accept in the last run, with similar names.
  case nothingToAccept([String], near: [String])
  /// A picture of the last run that was deleted or changed.
  case actualChanged(String)
  /// A golden that is in no folder that the command knows, and the name of its snapshot.
  case foreignGolden(String, of: String)
  /// A folder for artifacts that is a link or belongs to another user.
  case foreignFolder(String)
  /// A cache of compiled apps that belongs to another user or that others can write to.
  case foreignCache(String)
  /// A last run that covered only some of the tests.
  case partialRun
  /// An external program that is not on the path.
  case noProgram(String, purpose: String)
  /// A system without the program that opens files.
  case noOpener(String)
  /// A failed run of ffmpeg, with its message.
  case filmFailed(String)
  /// A GIF that cannot be made as small as requested, with the reason.
  case tooLarge(String)
  /// A path for a new file or folder at which something already exists.
  case alreadyExists(String)
  /// An unknown topic, with a similar one.
  case unknownTopic(String, near: String?)
  /// A port that cannot be used, with the reason.
  case cannotListen(String)
  /// Shards that do not form a complete run.
  case shards(ShardMergeError)
  /// An end of the process that the app's code caused while the scene of this name was played.
  case appEnded(scene: String, AppEnd)
  /// A failure in another process, with the codes of the scene's problems. The message is empty if
  /// it was reported already.
  case inOtherProcess(ExitStatus, problems: [String], message: String)
  /// A scene file that changed after the command has read it.
  case changed(String)
  /// A program that cannot be started again to play an app's screens, with the reason.
  case cannotStart(String)

  var status: ExitStatus {
    switch self {
    case .cannotRead, .cannotReadSource, .noDirectory, .noScenes, .noSources, .noTests, .emptyApp,
      .noManifest, .unreadableManifest, .nothingToAccept, .unknownTopic:
      .inputNotFound
    case .noCompiler, .noModules, .noCombine, .compilerFailed, .tooSlow, .cannotLoad,
      .noSyntaxLibrary, .noRewriter, .noProgram, .noOpener, .cannotListen:
      .toolUnavailable
    case .cannotCompile, .leftOut, .scene, .invalidScene, .damagedImage, .damagedFont, .warnings,
      .actualChanged, .foreignGolden, .foreignFolder, .foreignCache, .partialRun:
      .invalidInput
    case .cannotMakeDirectory, .cannotWrite, .cannotWriteStandardOutput, .outsideFolder, .noFile,
      .snapshotFile, .filmFailed, .tooLarge, .alreadyExists:
      .cannotWrite
    case .appEnded, .changed: .invalidInput
    case .inOtherProcess(let status, _, _): status
    case .cannotStart: .toolUnavailable
    case .shards: .somethingMissing
    }
  }
}

extension Failure {
  /// The message for people. It begins with `FILE: error:` if a file is wrong, otherwise with
  /// `error:`.
  var message: String {
    switch self {
    case .cannotRead("-", let reason): "error: cannot read standard input: \(reason.message)"
    case .cannotRead(let path, let reason):
      "error: cannot read the scene file \(path): \(reason.message)"
    case .scene(let invalid): invalid.description
    case .invalidScene(let text): text
    case .damagedImage(let path, let reason): "\(path): error: \(reason)"
    case .damagedFont(let error): "error: \(error)"
    case .noDirectory(let option, let path, let reason):
      "error: \(option) \(path): \(reason.message)"
    case .warnings: "error: there are warnings, which are errors with --strict"
    case .cannotMakeDirectory(let path, let reason):
      "error: cannot make the directory \(path): \(reason.message)"
    case .cannotWrite(let path, let reason): "error: cannot write \(path): \(reason.message)"
    case .cannotWriteStandardOutput(let reason):
      "error: cannot write to standard output: \(reason.message)"
    case .outsideFolder(let path, let link):
      "error: cannot write \(path): \(link) is a link, and outputs must stay in their folder"
    case .noFile(let path):
      "error: cannot write \(path): it is a device, pipe or socket"
    case .cannotReadSource(let path, let reason): "error: cannot read \(path): \(reason.message)"
    case .noScenes(let path): "error: no .yaml files in \(path)"
    case .noSources(let paths): "error: no Swift files in \(paths.joined(separator: ", "))"
    case .noTests(let path):
      "error: no tests in \(path): no Xcode project or package with a test target, and no Swift file "
        + "that imports XCTest"
    case .emptyApp(let path): "error: no Swift files and no storyboards in \(path)"
    case .noCompiler(nil):
      "error: there is no swiftc on the path: install a Swift toolchain (swift.org/install), or pass "
        + "its compiler with --swift"
    case .noCompiler(let path?):
      "error: \(path) is not a Swift compiler: pass the swiftc of a toolchain with --swift"
    case .noModules(let path):
      "error: there is no module UIKit in \(path): build it (swift build --target UIKit), or pass the "
        + "modules folder of a build with --modules"
    case .noCombine(let place):
      "\(place): error: this program has no Combine: build it with the package's trait Publishers, "
        + "which is on by default (swift build --traits Publishers --product overscroll)\n"
        + "(a custom program must depend on the product HeadlessCombine)"
    case .cannotCompile(let module, let text): "\(text)\nerror: \(module) does not compile"
    case .cannotLoad(let reason):
      "error: the compiled code cannot be loaded: \(reason)\n(a custom program must be linked with "
        + "-Xlinker --export-dynamic and depend on the product UIKit)"
    case .noSyntaxLibrary(let path):
      "error: this toolchain has no SwiftSyntax in \(path), which is needed to read app sources"
    case .leftOut(let name, let place, let reason):
      "\(place): error: \(name) cannot be shown, because it does not compile: \(reason)"
    case .noRewriter(let path):
      "error: \(path) is missing: it must be next to the program, where swift build places it"
    case .compilerFailed(let text): "error: the compiler failed:\n\(text)"
    case .tooSlow(let tool, let seconds):
      "error: \(tool) did not finish within \(seconds) seconds; raise --time-limit"
    case .snapshotFile(let failure): "error: cannot write \(failure)"
    case .unreadableManifest(let failure): "error: cannot read \(failure)"
    case .noManifest(let folder):
      "error: no run has stored snapshots in \(folder): run the tests, or pass the folder with "
        + "--artifacts"
    case .nothingToAccept(let ids, let near):
      "error: the last run has no failed snapshot named \(ids.joined(separator: ", "))"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?")
    case .actualChanged(let path):
      "error: \(path) has changed since the last run: run the tests again"
    case .foreignGolden(let path, let id):
      "error: the run's golden of \(id) is \(path), which is not a file of this package, of the "
        + "current folder or of the folder that contains the artifacts: run the command there"
    case .foreignFolder(let path):
      "error: \(path) is a link or belongs to another user: remove it, or pass another folder with "
        + "--artifacts"
    case .foreignCache(let path):
      "error: others can write to \(path), so compiled apps in it could be theirs: delete it, or set "
        + "OVERSCROLL_CACHE to a folder of yours"
    case .partialRun:
      "error: the last run skipped tests, did not finish or verified scenes, so unused goldens are "
        + "unknown: run all tests first"
    case .noProgram(let name, let purpose):
      "error: there is no \(name) on the path: \(purpose); install it, or render .gif, .apng, .webp or .png"
    case .noOpener(let name): "error: there is no \(name) to open the files with"
    case .filmFailed(let words):
      "error: ffmpeg failed" + (words.isEmpty ? "" : ":\n\(words)")
    case .tooLarge(let reason): "error: \(reason)"
    case .alreadyExists(let path):
      "error: \(path) already exists: nothing was written; choose another name"
    case .unknownTopic(let name, let near):
      "error: no error or key is named '\(name)'" + (near.map { ", did you mean '\($0)'?" } ?? "")
    case .cannotListen(let reason): "error: cannot serve the page: \(reason)"
    case .shards(let error): "error: \(error)"
    case .appEnded(let scene, let end): "\(scene): error: \(end.description)"
    case .inOtherProcess(_, _, let message): message
    case .changed(let path): "error: \(path) has changed since the command began: run it again"
    case .cannotStart(let reason):
      "error: the program cannot be started again to play the app: \(reason)"
    }
  }
}

extension Failure {
  /// Returns the failure for an error that playing a scene threw.
  static func playing(_ scene: SceneDescription, _ error: any Error) -> Failure {
    scene.problems(of: error).map { .scene($0) } ?? .invalidScene(scene.explain(error))
  }

  /// The codes of the problems of a scene, in order.
  var problemCodes: [String] {
    if case .inOtherProcess(_, let problems, _) = self { return problems }
    guard case .scene(let invalid) = self else { return [] }
    return invalid.problems.map(\.kind.code)
  }

  /// The message without `error:`.
  var plainMessage: String {
    guard let word = message.firstRange(of: "error: ") else { return message }
    var text = message
    text.removeSubrange(word)
    return text
  }

  /// The identifier of the failure for programs.
  var code: String {
    switch status {
    case .somethingMissing: "something-missing"
    case .someFailed: "some-failed"
    case .invalidInput: "invalid-input"
    case .inputNotFound: "input-not-found"
    case .toolUnavailable: "tool-unavailable"
    case .cannotWrite: "cannot-write"
    }
  }
}

extension Failure: CustomStringConvertible {
  package var description: String { message }
}

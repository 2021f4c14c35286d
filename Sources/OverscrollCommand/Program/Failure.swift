package import Overscroll
package import Snapshots
package import Typography

/// What stops a command.
package enum Failure: Error {
  case cannotRead(scene: String, SystemError)
  /// What is wrong with a scene, or with playing it.
  case scene(InvalidScene)
  /// Playing a scene, in words that have no place in the file.
  case invalidScene(String)
  /// An image that is there and cannot be used, with why.
  case damagedImage(path: String, String)
  case damagedFont(FontError)
  /// What is given by this option is no directory that can be read.
  case noDirectory(option: String, String, SystemError)
  /// There are warnings, and `--strict`.
  case warnings
  case cannotMakeDirectory(String, SystemError)
  case cannotWrite(String, SystemError)
  case cannotWriteStandardOutput(SystemError)
  /// An output that a scene names would lie outside of the folder it is for, by this link.
  case leavesFolder(String, link: String)
  /// There is a device, a pipe or a socket in the place of a file.
  case noFile(String)
  /// A source file or a folder of sources.
  case cannotReadSource(String, SystemError)
  /// A folder without a scene file in it.
  case noScenes(String)
  /// Folders without a Swift file in them.
  case noSources([String])
  /// A folder that has nothing to show.
  case emptyApp(String)
  /// Nil where none was named and none is on the path.
  case noCompiler(String?)
  /// No UIKit among the modules of this folder.
  case noModules(String)
  /// With what the compiler says.
  case compilerFailed(String)
  case tooSlow(tool: String, seconds: Int)
  /// Sources of an app, with what the compiler says of them.
  case cannotCompile(module: String, words: String)
  /// What was compiled cannot be loaded, with what the system's loader says.
  case cannotLoad(String)
  /// No SwiftSyntax in this folder of the toolchain.
  case noSyntaxLibrary(String)
  /// The program's own part that rewrites sources does not lie beside it.
  case noRewriter(String)
  /// A golden, an artifact, a manifest or a report that cannot be written.
  case snapshotFile(FileFailure)
  /// A manifest that is there and cannot be read.
  case unreadableManifest(FileFailure)
  /// No run has left a list of its snapshots in this folder.
  case noManifest(String)
  /// The last run has nothing of these names to accept; these are near.
  case nothingToAccept([String], near: [String])
  /// What was drawn in the last run is there no more, or is another picture.
  case otherActual(String)
  /// The last run left tests out.
  case partialRun
  /// A program that other people install is not on the path.
  case noProgram(String, purpose: String)
  /// Nothing that opens files for people.
  case noOpener(String)
  /// ffmpeg stopped, with what it says.
  case filmFailed(String)
  /// A GIF cannot be made as small as it is to be, with why.
  case tooLarge(String)
  /// Something is in the place of what is to be made anew.
  case alreadyThere(String)
  /// Nothing is called so.
  case unknownTopic(String, near: String?)
  /// Nothing can be served at the port, with why.
  case cannotListen(String)
  /// Shards do not make a whole run.
  case shards(ShardMergeError)

  var status: ExitStatus {
    switch self {
    case .cannotRead, .cannotReadSource, .noDirectory, .noScenes, .noSources, .emptyApp,
      .noManifest, .unreadableManifest, .nothingToAccept, .unknownTopic:
      .inputNotFound
    case .noCompiler, .noModules, .compilerFailed, .tooSlow, .cannotLoad, .noSyntaxLibrary,
      .noRewriter, .noProgram, .noOpener, .cannotListen:
      .toolUnavailable
    case .cannotCompile, .scene, .invalidScene, .damagedImage, .damagedFont, .warnings,
      .otherActual,
      .partialRun:
      .invalidInput
    case .cannotMakeDirectory, .cannotWrite, .cannotWriteStandardOutput, .leavesFolder, .noFile,
      .snapshotFile, .filmFailed, .tooLarge, .alreadyThere:
      .cannotWrite
    case .shards: .somethingMissing
    }
  }
}

extension Failure {
  /// Words for people. `FILE: error: …` where a file that was read is at fault, else `error: …`.
  var message: String {
    switch self {
    case .cannotRead("-", let reason): "error: cannot read standard input: \(reason.words)"
    case .cannotRead(let path, let reason):
      "error: cannot read the scene file \(path): \(reason.words)"
    case .scene(let invalid): invalid.description
    case .invalidScene(let text): text
    case .damagedImage(let path, let reason): "\(path): error: \(reason)"
    case .damagedFont(let error): "error: \(error)"
    case .noDirectory(let option, let path, let reason):
      "error: \(option) \(path): \(reason.words)"
    case .warnings: "error: there are warnings, which --strict makes errors"
    case .cannotMakeDirectory(let path, let reason):
      "error: cannot make the directory \(path): \(reason.words)"
    case .cannotWrite(let path, let reason): "error: cannot write \(path): \(reason.words)"
    case .cannotWriteStandardOutput(let reason):
      "error: cannot write to standard output: \(reason.words)"
    case .leavesFolder(let path, let link):
      "error: cannot write \(path): \(link) is a link, and a scene's outputs stay in their folder"
    case .noFile(let path):
      "error: cannot write \(path): a device, pipe or socket is in its place"
    case .cannotReadSource(let path, let reason): "error: cannot read \(path): \(reason.words)"
    case .noScenes(let path): "error: no .yaml files in \(path)"
    case .noSources(let paths): "error: no Swift files in \(paths.joined(separator: ", "))"
    case .emptyApp(let path): "error: no Swift files and no storyboards in \(path)"
    case .noCompiler(nil):
      "error: there is no swiftc on the path: install a Swift toolchain (swift.org/install), or name "
        + "its compiler with --swift"
    case .noCompiler(let path?):
      "error: \(path) is no Swift compiler: name a toolchain's swiftc with --swift"
    case .noModules(let path):
      "error: there is no module UIKit in \(path): build it (swift build --target UIKit), or name the "
        + "folder of a build's modules with --modules"
    case .cannotCompile(let module, let text): "\(text)\nerror: \(module) does not compile"
    case .cannotLoad(let reason):
      "error: what was compiled cannot be loaded: \(reason)\n(a program of one's own is linked with "
        + "-Xlinker --export-dynamic, and depends on the product UIKit)"
    case .noSyntaxLibrary(let path):
      "error: this toolchain has no SwiftSyntax in \(path), which apps' sources are read with"
    case .noRewriter(let path):
      "error: \(path) is missing: it belongs beside the program, as swift build puts it"
    case .compilerFailed(let text): "error: the compiler stopped:\n\(text)"
    case .tooSlow(let tool, let seconds):
      "error: \(tool) did not end within \(seconds) seconds; --time-limit gives it more"
    case .snapshotFile(let failure): "error: cannot write \(failure)"
    case .unreadableManifest(let failure): "error: cannot read \(failure)"
    case .noManifest(let folder):
      "error: no run has left its snapshots in \(folder): run the tests, or name the folder with "
        + "--artifacts"
    case .nothingToAccept(let ids, let near):
      "error: the last run has nothing to accept of \(ids.joined(separator: ", "))"
        + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?")
    case .otherActual(let path):
      "error: \(path) is not what the last run drew: run the tests again"
    case .partialRun:
      "error: the last run left tests out, was one of scenes or did not come to its end, so that nobody knows "
        + "what others use: run all tests first"
    case .noProgram(let name, let purpose):
      "error: there is no \(name) on the path: \(purpose); install it, or render .gif, .apng, .webp or .png"
    case .noOpener(let name): "error: there is no \(name) that could open what was written"
    case .filmFailed(let words):
      "error: ffmpeg stopped" + (words.isEmpty ? "" : ":\n\(words)")
    case .tooLarge(let reason): "error: \(reason)"
    case .alreadyThere(let path):
      "error: \(path) is already there: nothing was written; choose another name"
    case .unknownTopic(let name, let near):
      "error: nothing is called '\(name)'" + (near.map { ", did you mean '\($0)'?" } ?? "")
    case .cannotListen(let reason): "error: cannot serve the page: \(reason)"
    case .shards(let error): "error: \(error)"
    }
  }
}

extension Failure {
  /// What playing a scene threw.
  static func playing(_ scene: SceneDescription, _ error: any Error) -> Failure {
    scene.problems(of: error).map { .scene($0) } ?? .invalidScene(scene.explain(error))
  }

  /// The message without the word that begins it.
  var plainMessage: String {
    guard let word = message.firstRange(of: "error: ") else { return message }
    var text = message
    text.removeSubrange(word)
    return text
  }

  /// One word for programs.
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

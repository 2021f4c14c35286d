import Foundation
import TestSupport

/// A temporary folder with the packages that consumer tests build. It contains the packages of
/// `Fixtures/Consumers`, an empty package folder, the examples, and a Git repository `overscroll`
/// whose one commit is this working tree. The working tree is also copied to a folder with another
/// name. Packages that depend on the repository share one build, so that common modules are
/// compiled once. The folder is deleted when the process ends.
final class Workspace: Sendable {
  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "overscroll-consumers-\(ProcessInfo.processInfo.processIdentifier)")
  var folder: URL { Self.folder }
  private let environment: [String: String]
  /// The URL of the Git repository.
  let address: String

  init() throws {
    let files = FileManager.default
    try? files.removeItem(at: Self.folder)
    try files.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Workspace.folder) }
    let repository = Self.folder.appending(path: "overscroll")
    address = "file://\(repository.path)"
    environment = try Repository.dependenciesFromHere().merging([
      "OVERSCROLL_URL": address, "CI": "0",
    ]) { $1 }
    try Self.copySources(to: repository)
    try files.copyItem(at: repository, to: folder.appending(path: "another-name"))
    let git = SwiftPM(folder: repository)
    try git.run("git", "init", "-q", "-b", "main")
    try git.run("git", "add", "-A")
    try git.run(
      "git", "-c", "user.name=Tests", "-c", "user.email=tests@example.org", "commit", "-q", "-m",
      "All")
    try git.run("git", "tag", "1.2.3")
    for name in ["ByURL", "ByPath", "ByVersion"] {
      try files.copyItem(
        at: Repository.root.appending(path: "Fixtures/Consumers/\(name)"),
        to: folder.appending(path: name))
    }
    try files.copyItem(
      at: folder.appending(path: "ByPath/Sources/motion"),
      to: folder.appending(path: "ByVersion/Sources"))
    try files.createDirectory(
      at: folder.appending(path: "Empty"), withIntermediateDirectories: true)
    try copyExample("OwnScreen", ["Sources", "Tests", "Scenes"])
    try copyExample("ExistingTests", ["Sources", "Tests"])
  }

  /// Copies an example with a dependency by URL, as its README describes for use outside of this
  /// repository.
  private func copyExample(_ name: String, _ folders: [String]) throws {
    let files = FileManager.default
    let example = Repository.root.appending(path: "Examples/\(name)")
    let copy = folder.appending(path: name)
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in folders {
      try files.copyItem(at: example.appending(path: name), to: copy.appending(path: name))
    }
    let manifest = try String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    let path = #".package(name: "overscroll", path: "../..")"#
    guard manifest.contains(path) else { throw NoDependency(manifest: manifest) }
    try manifest.replacing(path, with: #".package(url: "\#(address)", branch: "main")"#)
      .write(to: copy.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  private struct NoDependency: Error { let manifest: String }

  /// Copies the files and folders that the manifest names.
  private static func copySources(to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Plugins", "Sources", "Tests"] {
      try files.copyItem(
        at: Repository.root.appending(path: name), to: folder.appending(path: name))
    }
  }

  /// The build folder of packages that depend by URL. They use identical options, because modules
  /// would otherwise be compiled again.
  private var scratch: URL { folder.appending(path: "scratch") }

  /// The options added to SwiftPM commands in packages that depend on the repository.
  var options: String { (["--scratch-path", scratch.path] + Self.manner).joined(separator: " ") }

  /// The options for `swift test`. Testable imports are disabled because they would build all
  /// modules once more.
  var testOptions: String { "\(options) --disable-testable-imports" }

  /// The build options. Release is used because the surrounding tests were most likely built for
  /// debugging, and the checks must pass in both. Without debug information the build takes a tenth
  /// of the time.
  private static let manner = ["-c", "release", "-debug-info-format", "none"]

  /// Builds a product or target (`--product`, `--target`) of one of the packages.
  func build(
    _ package: String, _ kind: String, _ name: String, with more: [String: String] = [:]
  ) throws {
    try swiftPM(package, more).run(
      ["swift", "build", "--scratch-path", scratch(of: package).path] + Self.manner + [kind, name])
  }

  /// The build folder of a package. Those that do not depend on the branch have their own.
  private func scratch(of package: String) -> URL {
    ["ByPath", "ByVersion"].contains(package)
      ? folder.appending(path: "scratch-\(package)") : scratch
  }

  /// Returns the path of an executable after a build.
  func program(_ name: String, of package: String = "ByURL") -> URL {
    scratch(of: package).appending(path: "release/\(name)")
  }

  /// Runs an executable that was built and returns its standard output.
  func output(of package: String, _ name: String) throws -> String {
    try SwiftPM(folder: folder.appending(path: package)).run(program(name, of: package).path)
  }

  /// Removes a module that was built for one package, because all packages would see it.
  func removeModule(_ name: String) throws {
    try FileManager.default.removeItem(
      at: scratch.appending(path: "release/Modules/\(name).swiftmodule"))
  }

  func swiftPM(_ package: String, _ more: [String: String] = [:]) -> SwiftPM {
    SwiftPM(
      folder: folder.appending(path: package), environment: environment.merging(more) { $1 })
  }
}

import Foundation
import TestSupport

/// A temporary folder with the packages of `Fixtures/Consumers`, an empty one and the example, a git
/// repository `overscroll` with this working tree as its one commit, and the same files in a folder of
/// another name. Packages that depend on the repository share one build: what they have in common is
/// compiled once. Gone with the last reference.
final class Workspace: Sendable {
  let folder: URL
  private let environment: [String: String]
  /// The repository's address.
  let address: String

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory
      .appending(path: "overscroll-consumers-\(ProcessInfo.processInfo.processIdentifier)")
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let repository = folder.appending(path: "overscroll")
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
    for name in ["ByURL", "ByPath"] {
      try files.copyItem(
        at: Repository.root.appending(path: "Fixtures/Consumers/\(name)"),
        to: folder.appending(path: name))
    }
    try files.createDirectory(
      at: folder.appending(path: "Empty"), withIntermediateDirectories: true)
    try copyExample()
  }

  /// The example as its README tells to have it outside of this repository: by URL.
  private func copyExample() throws {
    let files = FileManager.default
    let example = Repository.root.appending(path: "Examples/OwnScreen")
    let copy = folder.appending(path: "OwnScreen")
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["Sources", "Tests", "Scenes"] {
      try files.copyItem(at: example.appending(path: name), to: copy.appending(path: name))
    }
    let manifest = try String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    let path = #".package(name: "overscroll", path: "../..")"#
    guard manifest.contains(path) else { throw NoDependency(manifest: manifest) }
    try manifest.replacing(path, with: #".package(url: "\#(address)", branch: "main")"#)
      .write(to: copy.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  private struct NoDependency: Error { let manifest: String }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What the manifest names.
  private static func copySources(to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Plugins", "Sources", "Tests"] {
      try files.copyItem(
        at: Repository.root.appending(path: name), to: folder.appending(path: name))
    }
  }

  /// Where packages by URL are built. They agree in all options, or modules would be compiled anew.
  private var scratch: URL { folder.appending(path: "scratch") }

  /// What is added to a call of SwiftPM in a package that depends on the repository.
  var options: String { (["--scratch-path", scratch.path] + Self.manner).joined(separator: " ") }

  /// The same for `swift test`, which would build all modules once more, for tests that look inside them.
  var testOptions: String { "\(options) --disable-testable-imports" }

  /// Optimised, since the tests around these were most likely built for debugging: what is held must hold in
  /// both. Without what only debuggers need, for a tenth of the time.
  private static let manner = ["-c", "release", "-debug-info-format", "none"]

  /// Builds a product or target (`--product`, `--target`) of one of the packages.
  func build(
    _ package: String, _ kind: String, _ name: String, with more: [String: String] = [:]
  ) throws {
    let scratch = package == "ByPath" ? folder.appending(path: "scratch-by-path") : scratch
    try swiftPM(package, more).run(
      ["swift", "build", "--scratch-path", scratch.path] + Self.manner + [kind, name])
  }

  /// An executable that was built.
  func program(_ name: String, of package: String = "ByURL") -> URL {
    let scratch = package == "ByPath" ? folder.appending(path: "scratch-by-path") : scratch
    return scratch.appending(path: "release/\(name)")
  }

  /// What an executable that was built writes.
  func output(of package: String, _ name: String) throws -> String {
    try SwiftPM(folder: folder.appending(path: package)).run(program(name, of: package).path)
  }

  /// A module that was built for one package and would be seen by all.
  func removeModule(_ name: String) throws {
    try FileManager.default.removeItem(
      at: scratch.appending(path: "release/Modules/\(name).swiftmodule"))
  }

  func swiftPM(_ package: String, _ more: [String: String] = [:]) -> SwiftPM {
    SwiftPM(
      folder: folder.appending(path: package), environment: environment.merging(more) { $1 })
  }
}

import Foundation
import TestSupport

/// A temporary folder with the packages of `Fixtures/Consumers`, a git repository `overscroll` with
/// this working tree as its one commit, and the same files in a folder of another name. Gone with
/// the last reference.
final class Workspace: Sendable {
  let folder: URL
  private let environment: [String: String]

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory
      .appending(path: "overscroll-consumers-\(ProcessInfo.processInfo.processIdentifier)")
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let repository = folder.appending(path: "overscroll")
    environment = try Repository.dependenciesFromHere().merging([
      "OVERSCROLL_URL": "file://\(repository.path)"
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
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What the manifest names.
  private static func copySources(to folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try files.copyItem(
        at: Repository.root.appending(path: name), to: folder.appending(path: name))
    }
  }

  /// Builds a product or target (`--product`, `--target`) of one of the packages.
  func build(
    _ package: String, _ kind: String, _ name: String, with more: [String: String] = [:]
  ) throws {
    try swiftPM(package, more).run("swift", "build", "--disable-index-store", kind, name)
  }

  /// What an executable that was built writes.
  func output(of package: String, _ program: String) throws -> String {
    try SwiftPM(folder: folder.appending(path: package)).run(".build/debug/\(program)")
  }

  private func swiftPM(_ package: String, _ more: [String: String]) -> SwiftPM {
    SwiftPM(
      folder: folder.appending(path: package), environment: environment.merging(more) { $1 })
  }
}

import ArgumentParser
import Foundation
import Snapshots

/// The option for the folder of the last run's manifest and pictures.
struct ArtifactOptions: ParsableArguments {
  @Option(
    help: """
      The artifacts folder of the last run. Default: $OVERSCROLL_ARTIFACTS_DIR, or \
      .build/overscroll-artifacts of the package that contains the current directory.
      """)
  var artifacts: String?

  /// Returns the absolute path of the folder. The manifest contains paths based on it and must be
  /// readable from any directory.
  func folder() throws -> String {
    let folder = try chosenFolder()
    return folder.hasPrefix("/")
      ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
  }

  /// Returns the description of this program for messages.
  func program() throws -> ReviewProgram {
    var usual = self
    usual.artifacts = nil
    return ReviewProgram(artifacts: try usual.folder())
  }

  private func chosenFolder() throws -> String {
    if let artifacts { return artifacts }
    let environment: SnapshotEnvironment
    do {
      environment = try SnapshotEnvironment(ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError("\(error)")
    }
    // The name of the file does not matter: any file in the current directory leads to the package.
    return environment.artifacts(
      forTestsIn: "\(FileManager.default.currentDirectoryPath)/snapshots")
  }

  /// Returns the manifest of the last run and its folder.
  ///
  /// - Throws: `Failure.noManifest`, `.unreadableManifest`, `.foreignFolder`.
  func manifest() throws -> (manifest: SnapshotManifest, folder: String) {
    let folder = try folder()
    if artifacts == nil { try Self.checkOwner(of: folder) }
    return (try Self.manifest(in: folder), folder)
  }

  /// Returns the folders whose goldens a manifest may name: the current folder, its package, the
  /// one that contains the artifacts folder, its package, and that of the environment.
  func goldenRoots() throws -> GoldenRoots {
    let folder = try folder()
    var places = [FileManager.default.currentDirectoryPath]
    let parent = (folder as NSString).deletingLastPathComponent
    if parent != URL(fileURLWithPath: NSTemporaryDirectory()).path { places.append(parent) }
    let packages = (places + [folder]).compactMap { PackageFolder.around("\($0)/snapshots") }
    let goldens = ProcessInfo.processInfo.environment["OVERSCROLL_GOLDENS_DIR"]
    return GoldenRoots(places + packages + [goldens].compactMap(\.self))
  }

  /// Checks that a default folder is not that of another user, who could have put it into the
  /// folder for temporary files.
  ///
  /// - Throws: `Failure.foreignFolder`.
  private static func checkOwner(of folder: String) throws {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
      throw Failure.foreignFolder(folder)
    }
  }

  /// Returns the manifest in a folder.
  ///
  /// - Throws: `Failure.noManifest`, `.unreadableManifest`.
  static func manifest(in folder: String) throws -> SnapshotManifest {
    do {
      guard let manifest = try SnapshotManifest(in: folder) else {
        throw Failure.noManifest(folder)
      }
      return manifest
    } catch let failure as FileFailure {
      throw Failure.unreadableManifest(failure)
    }
  }
}

extension ProgramCommand {
  /// Runs `body`. If it fails, reports the failure and ends with its exit status.
  @MainActor
  func reportingFailures(_ body: (Console) async throws -> Void) async throws {
    let console = Console()
    do {
      try await body(console)
    } catch let failure as FileFailure {
      console.report(.snapshotFile(failure))
      throw Failure.snapshotFile(failure).status.code
    } catch let failure as Failure {
      console.report(failure)
      throw failure.status.code
    }
  }
}

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
  /// - Throws: `Failure.noManifest`, `.unreadableManifest`.
  func manifest() throws -> (manifest: SnapshotManifest, folder: String) {
    let folder = try folder()
    return (try Self.manifest(in: folder), folder)
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

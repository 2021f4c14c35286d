import ArgumentParser
import Foundation
import Snapshots

/// Where the last run's list and pictures are.
struct ArtifactOptions: ParsableArguments {
  @Option(
    help: """
      The folder of the last run's list and pictures. Default: $OVERSCROLL_ARTIFACTS_DIR, else \
      .build/overscroll-artifacts of the package around the current directory.
      """)
  var artifacts: String?

  /// Absolute: the list of the run names its pictures by it, and is read from anywhere.
  func folder() throws -> String {
    let folder = try chosenFolder()
    return folder.hasPrefix("/")
      ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
  }

  private func chosenFolder() throws -> String {
    if let artifacts { return artifacts }
    let environment: SnapshotEnvironment
    do {
      environment = try SnapshotEnvironment(ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError("\(error)")
    }
    // Any file of the current directory belongs to its package.
    return environment.artifacts(
      forTestsIn: "\(FileManager.default.currentDirectoryPath)/snapshots")
  }

  /// - Throws: `Failure.noManifest`, `.unreadableManifest`.
  func manifest() throws -> (manifest: SnapshotManifest, folder: String) {
    let folder = try folder()
    return (try Self.manifest(in: folder), folder)
  }

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
  /// Runs, says what stops it and ends with its status.
  @MainActor
  func tell(_ body: (Console) async throws -> Void) async throws {
    let console = Console()
    do {
      try await body(console)
    } catch let failure as FileFailure {
      console.say(Failure.snapshotFile(failure).message)
      throw Failure.snapshotFile(failure).status.code
    } catch let failure as Failure {
      console.say(failure.message)
      throw failure.status.code
    }
  }
}

import ArgumentParser
import Foundation
import Snapshots

struct MergeCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Writes one report for all shards of a run.",
    discussion: """
      Example: overscroll report merge shard-1 shard-2

      The report is identical to that of a run without shards. The manifests of the shards are merged into \
      one in the artifacts folder, with copies of their pictures, which accept, review and prune then use.

      Exit codes: 1 a shard is missing or did not finish, or two shards contradict each other, 64 wrong \
      usage, 66 no run, 73 cannot write.
      """)

  @Argument(
    help: "The folders of the shards. Default: shard-1-of-5 and so on in the artifacts folder.")
  var folders: [String] = []

  @OptionGroup var options: ReportOptions

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      let artifacts = try options.artifacts.folder()
      var parts: [(folder: String, manifest: SnapshotManifest)] = []
      for folder in folders.isEmpty ? shards(in: artifacts) : folders {
        parts.append((folder, try ArtifactOptions.manifest(in: folder)))
      }
      do {
        let manifest = try ShardMerge(parts).write(in: artifacts)
        var report = SnapshotReportFolder(
          manifest, folder: try options.folder(), goldensIn: try options.artifacts.goldenRoots())
        try console.result(try report.write())
      } catch let error as ShardMergeError {
        throw Failure.shards(error)
      }
    }
  }

  private func shards(in artifacts: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: artifacts)) ?? []
    return names.filter(Shard.isFolderName).sorted().map { "\(artifacts)/\($0)" }
  }
}

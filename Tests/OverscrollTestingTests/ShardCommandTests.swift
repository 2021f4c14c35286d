import Foundation
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// `--shard`, `plan` and `report merge`, and the workflow engines that start shards.
@MainActor
@Suite(.needs(.overscroll, .inter))
struct ShardCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for (index, by) in [-40, -80, -120, -30].enumerated() {
      try folder.write("scene\(index).yaml", scene(by))
    }
    _ = try overscroll(["record", "--artifacts", "\(folder.path)/first"] + scenes)
    // Two of the scenes differ.
    try folder.write("scene1.yaml", scene(-90))
    try folder.write("scene3.yaml", scene(-35))
  }

  private let scenes = (0..<4).map { "scene\($0).yaml" }

  private func scene(_ by: Int) -> String {
    """
    scene: 1
    device: {size: [40, 60], scale: 1}
    screen: {name: scroll-view, content-height: 300}
    timeline: [{drag: {by: \(by), over: 0.2s}}, release, settle]
    outputs: [{file: still.png, time: 0.1s}, {file: film.gif, fps: 10}]

    """
  }

  private func overscroll(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(arguments, in: folder, environment: environment)
  }

  /// Verifies all scenes without shards and writes the report to `whole`.
  private func verifyWhole() throws {
    let whole = try overscroll(["verify", "--artifacts", "\(folder.path)/plain"] + scenes)
    #expect(whole.status == 1, "\(whole.errors)")
    let report = try overscroll(
      ["report", "--artifacts", "\(folder.path)/plain", "-o", "whole"])
    #expect(report.status == 0, "\(report.errors)")
  }

  /// Checks that the report in `merged` equals the one in `whole`, byte for byte.
  private func expectTheSameReport(_ words: String) throws {
    let files = folder.regularFiles.filter { $0.hasPrefix("whole/") }
    #expect(files.count > 5)
    let merged = folder.regularFiles.filter { $0.hasPrefix("merged/") }
    #expect(merged.map { "whole" + $0.dropFirst(6) } == files, "\(words)")
    for file in files {
      #expect(
        try folder.bytes(file) == folder.bytes("merged" + file.dropFirst(5)), "\(file) \(words)")
    }
  }

  private func merge() throws -> Executable.Outcome {
    try overscroll(["report", "merge", "--artifacts", "\(folder.path)/shards", "-o", "merged"])
  }

  @Test(.gives("report merge --artifacts --output")) func shardsMakeTheReportOfOneRun() throws {
    try verifyWhole()
    let options = ["--artifacts", "\(folder.path)/shards"] + scenes
    var made: [String] = []
    for index in 1...3 {
      // One shard is given by an option, one by our environment variable, and one by that of test
      // runners.
      let outcome =
        switch index {
        case 1: try overscroll(["verify", "--shard", "1/3"] + options)
        case 2: try overscroll(["verify"] + options, environment: ["OVERSCROLL_SHARD": "2/3"])
        default:
          try overscroll(
            ["verify"] + options,
            environment: [
              "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2",
              "TEST_SHARD_STATUS_FILE": "\(folder.path)/status",
            ])
        }
      #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
      made += outcome.errors.matches(of: /(?m)^[✓✗] ([^\s:]+)/).map { String($0.1) }
      // While a shard is missing, merging fails.
      let early = try merge()
      guard index < 3 else { continue }
      let missing = index == 1 ? "shards 2, 3 of 3 are" : "shard 3 of 3 is"
      #expect(early.status == 1 && early.errors.contains("\(missing) missing"), "\(early.errors)")
    }
    #expect(folder.regularFiles.contains("status"))
    let all = (0..<4).flatMap { ["scene\($0)/scene\($0).film", "scene\($0)/scene\($0).still"] }
    #expect(made.sorted() == all)
    try expectTheSameReport("of three shards")
    // Pictures drawn in the shards can be accepted here.
    let accepted = try overscroll(["accept", "--artifacts", "\(folder.path)/shards"])
    #expect(accepted.status == 0 && accepted.lines.count >= 2, "\(accepted.errors)")
    let again = try overscroll(["verify", "--artifacts", "\(folder.path)/plain"] + scenes)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test(.gives("plan --json --shards --trace")) func aPlanSaysWhoMakesWhat() throws {
    let plan = try overscroll(["plan", "--shards", "3"] + scenes)
    #expect(plan.status == 0 && plan.lines.count == 8, "\(plan.errors)")
    let first = plan.lines.filter { $0.hasPrefix("1/3\t") }
    let outcome = try overscroll(
      ["verify", "--shard", "1/3", "--artifacts", "\(folder.path)/shards"] + scenes)
    let made = outcome.errors.matches(of: /(?m)^[✓✗] scene(\d)\/scene\d\.(\w+)/)
      .map { "scene\($0.1).yaml:\($0.2)" }
    #expect(first.map { $0.split(separator: "\t").last.map(String.init) ?? "" } == made.sorted())
    let json = try overscroll(["plan", "--shards", "2", "--json"] + scenes)
    #expect(
      json.lines.allSatisfy { $0.contains(/^\{"cost":\d+,"id":"scene.*","shard":"[12]\/2"\}$/) })
    #expect(try overscroll(["plan", "--shards", "0"] + scenes).status == 64)
    #expect(try overscroll(["plan", "--trace", "0"] + scenes).status == 64)
  }

  @Test func renderingIsSharedOutByScenes() throws {
    for index in 1...5 {
      let outcome = try overscroll(
        ["render", "--shard", "\(index)/5", "-o", "out\(index)"] + scenes)
      #expect(outcome.status == 0 && outcome.lines.count <= 2, "\(outcome.errors)")
    }
    #expect(folder.regularFiles.filter { $0.hasPrefix("out") }.count == 8)
  }

  @Test func wrongShardsAreToldApart() throws {
    #expect(try overscroll(["verify", "--shard", "3/2"] + scenes).status == 64)
    let both = ["OVERSCROLL_SHARD": "1/2", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"]
    let outcome = try overscroll(["verify"] + scenes, environment: both)
    #expect(outcome.status == 64 && outcome.errors.contains("OVERSCROLL_SHARD selects shard 1/2"))
    // Two shards of different scenes cannot be merged.
    let options = ["--artifacts", "\(folder.path)/shards"]
    _ = try overscroll(["verify", "--shard", "1/2"] + options + scenes)
    _ = try overscroll(["verify", "--shard", "2/2"] + options + scenes.dropLast())
    let merged = try merge()
    #expect(merged.status == 1 && merged.errors.contains("runs with different scenes"))
  }

  // MARK: - Engines

  /// Runs one of `Examples/Shards` with this program.
  private func runExample(_ tool: Executable, _ arguments: [String]) throws {
    try verifyWhole()
    let program = try #require(Executable.overscroll).url.path
    let examples = Repository.root.appending(path: "Examples/Shards")
    for file in ["shards.sh", "build.ninja", "shards.slurm", "slurm-node.sh"] {
      try FileManager.default.copyItem(
        at: examples.appending(path: file), to: URL(filePath: "\(folder.path)/\(file)"))
    }
    let outcome = try tool.run(
      arguments, in: folder,
      environment: ["OVERSCROLL": program, "SCENES": scenes.joined(separator: " ")])
    #expect(outcome.status == 0, "\(outcome.text)\n\(outcome.errors)")
    try expectTheSameReport("by \(tool.url.lastPathComponent)")
  }

  @Test(.needs(.parallel)) func gnuParallelMakesTheSameReport() throws {
    try runExample(#require(Executable.named("bash")), ["shards.sh", "3"])
  }

  @Test(.needs(.ninja)) func ninjaMakesTheSameReport() throws {
    try runExample(#require(Executable.ninja), ["-f", "build.ninja"])
  }

  /// Starts a Slurm node on this machine.
  @Test(.needs(.slurm)) func slurmMakesTheSameReport() throws {
    let script = """
      set -e
      job=$(sbatch --parsable --wait shards.slurm)
      sbatch --dependency=afterok:$job --wait --output=merge.log \
        --wrap "$OVERSCROLL report merge --artifacts shards -o merged"
      """
    try runExample(
      #require(Executable.named("bash")), ["slurm-node.sh", "bash", "-c", script])
  }
}

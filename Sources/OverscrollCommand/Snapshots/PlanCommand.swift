import ArgumentParser
import Foundation
import Overscroll
import Snapshots

struct PlanCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Prints the outputs that each shard verifies, and their costs.",
    discussion: """
      Example: overscroll plan Scenes/*.yaml --shards 5

      One line per output: shard, cost in pixels, scene and output. The costs depend only on the scenes, \
      so the plan is the same on every machine, and is the one that 'verify --shard' uses.

      Exit codes: 64 wrong usage, 65 invalid scene, 66 input not found, 73 cannot write.
      """)

  @Argument(help: "Scene files.", completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Option(help: "The number of shards, 1 to 100000.")
  var shards = 1

  @Option(help: "Also plans a trace of each scene, as for verify.")
  var trace: Double?

  @Flag(help: "Prints one JSON object per line.")
  var json = false

  func validate() throws {
    guard (1...Shard.maximumCount).contains(shards) else {
      throw ValidationError("--shards must be from 1 to \(Shard.maximumCount), not \(shards)")
    }
    if let trace, !(trace > 0 && trace.isFinite) {
      throw ValidationError("--trace must be more than 0, not \(trace)")
    }
  }

  private struct Line: Encodable {
    let shard: String
    let cost: Int
    let id: String
  }

  @MainActor
  func run() async throws {
    try await reportingFailures { console in
      var items: [ShardPlan.Item] = []
      for path in scenes {
        for scene in try SceneOptions.scenes(
          in: path, screens: ScreenCatalogue.offered.names)
        {
          items += SceneItem.all(of: scene, at: path, trace: trace).map(\.work)
        }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for (index, work) in ShardPlan(items, shards: shards).shards.enumerated() {
        for item in work {
          let line = Line(shard: "\(index + 1)/\(shards)", cost: item.cost, id: item.id)
          try console.result(
            json
              ? String(decoding: try encoder.encode(line), as: UTF8.self)
              : "\(line.shard)\t\(line.cost)\t\(line.id)")
        }
      }
    }
  }
}

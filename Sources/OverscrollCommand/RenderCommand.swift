import ArgumentParser
import Foundation
import ImageCodecs
import Overscroll
import Snapshots

struct RenderCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders the outputs of scene files.",
    discussion: """
      Paths of what was written go to standard output, everything else to standard error. An image \
      or a font that is missing is a warning; one that is damaged is an error.
      \(ExitStatus.words)
      """)

  @Argument(help: "Scene files; - reads one from standard input.")
  var scenes: [String]

  @Option(
    name: [.short, .long],
    help:
      "The directory for the outputs, or a file with the ending of one if there is just one of that kind."
  )
  var output = "."

  @Option(name: [.short, .long], help: "Threads that draw, 1 to 256. Default: all cores.")
  var jobs: Int?

  @OptionGroup var options: SceneOptions
  @OptionGroup var shards: ShardOptions

  func validate() throws {
    // Each holds up to two pictures.
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 256, not \(jobs)")
    }
    if scenes.count > 1, SceneOutput.FileType(fileName: output.fileName) != nil {
      throw ValidationError("-o \(output) is one file, but there are \(scenes.count) scenes")
    }
  }

  @MainActor
  func run() async throws {
    let console = Console()
    var failures: [Failure] = []
    for path in try chosenScenes() {
      do {
        try await SceneRendering(path, command: self, console: console).run()
      } catch let failure as Failure {
        console.say(failure.message)
        failures.append(failure)
      }
    }
    guard let first = failures.first else { return }
    throw scenes.count == 1 ? first.status.code : ExitStatus.someFailed.code
  }

  /// What falls to this shard. A scene that cannot be read costs nothing, and fails where it falls to.
  private func chosenScenes() throws -> [String] {
    guard let shard = try shards.chosen() else { return scenes }
    guard !scenes.contains("-") else {
      throw ValidationError("a scene from standard input cannot be shared out among shards")
    }
    let items = scenes.map { path in
      let scene = try? options.scene(path)
      let cost = scene.map { scene in
        scene.outputs.reduce(0) { $0 + SceneItem.cost(of: $1, in: scene) }
      }
      return ShardPlan.Item(id: path, cost: Int(min(cost ?? 0, 1e15)))
    }
    let own = ShardPlan(items, shards: shard.count).ids(of: shard)
    return scenes.filter { own.contains($0) }
  }
}

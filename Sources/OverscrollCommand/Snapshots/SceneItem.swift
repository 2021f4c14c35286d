import Foundation
import Overscroll
import Snapshots

/// One output of a scene, and what it costs.
struct SceneItem {
  let path: String
  let scene: SceneDescription
  /// The output's file without its ending.
  let name: String
  let strategy: SnapshotStrategy
  let work: ShardPlan.Item

  /// What playing one tick of the display costs, in pixels drawn: 0.2 ms against 20 million pixels a second
  /// that are drawn, read and compared.
  private static let tick = 4_000.0

  /// Outputs by the names of their files without endings, and a trace if one is asked for.
  static func all(of scene: SceneDescription, at path: String, trace: Double?) -> [SceneItem] {
    var items = scene.outputs.compactMap { output in
      let name = output.file.fileName.split(separator: ".").dropLast().joined(separator: ".")
      guard let strategy = strategy(for: output) else { return nil as SceneItem? }
      return SceneItem(
        scene, at: path, name: name, strategy: strategy, cost: cost(of: output, in: scene))
    }
    if let trace {
      items.append(
        SceneItem(
          scene, at: path, name: "trace", strategy: .trace(every: CGFloat(trace)),
          cost: playing(scene)))
    }
    return items
  }

  /// Nil for pages: what they show is in the other outputs.
  private static func strategy(for output: SceneOutput) -> SnapshotStrategy? {
    switch output.format {
    case .gif(let rate, _), .apng(let rate): .animation(fps: rate, scale: output.scale)
    case .png(.end): .frame(at: .end, scale: output.scale)
    case .png(.time(let time)): .frame(at: .time(time), scale: output.scale)
    case .html: nil
    }
  }

  private init(
    _ scene: SceneDescription, at path: String, name: String, strategy: SnapshotStrategy,
    cost: Double
  ) {
    (self.path, self.scene, self.name, self.strategy) = (path, scene, name, strategy)
    work = ShardPlan.Item(id: "\(path):\(name)", cost: Int(min(cost, 1e15)))
  }

  /// In pixels drawn, by what the scene says; nothing is played.
  static func cost(of output: SceneOutput, in scene: SceneDescription) -> Double {
    let size = scene.device.size
    let pixels = size.width * size.height * output.scale * output.scale
    switch output.format {
    case .gif(let rate, _), .apng(let rate):
      return playing(scene) + (scene.timeline.plannedDuration * Double(rate) + 1) * pixels
    case .png, .html: return playing(scene) + pixels
    }
  }

  private static func playing(_ scene: SceneDescription) -> Double {
    scene.timeline.plannedDuration * 60 * tick
  }
}

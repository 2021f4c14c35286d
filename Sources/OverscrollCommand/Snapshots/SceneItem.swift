import Foundation
import Overscroll
import Snapshots

/// One output of a scene, with its cost.
struct SceneItem {
  let path: String
  let scene: SceneDescription
  /// The output's file name without its extension.
  let name: String
  let strategy: SnapshotStrategy
  let work: ShardPlan.Item

  /// The cost of playing one display tick, in drawn pixels. A tick takes 0.2 ms; 20 million pixels
  /// are drawn, read and compared per second.
  private static let tick = 4_000.0

  /// Returns the items for the outputs of a scene, and one for a trace if it is requested. Items
  /// are named after the output files without extensions.
  static func all(of scene: SceneDescription, at path: String, trace: Double?) -> [SceneItem] {
    let names = scene.outputs.map { output in
      output.file.fileName.split(separator: ".").dropLast().joined(separator: ".")
    }
    var items = zip(scene.outputs, names).compactMap { output, name in
      guard let strategy = SnapshotStrategy.output(output) else { return nil as SceneItem? }
      // A film and a still with the same name are separate work items.
      let isAlone = names.count { $0 == name } == 1
      return SceneItem(
        scene, at: path, name: name, strategy: strategy, work: isAlone ? name : output.file,
        cost: cost(of: output, in: scene))
    }
    if let trace {
      items.append(
        SceneItem(
          scene, at: path, name: "trace", strategy: .trace(every: CGFloat(trace)), work: "trace",
          cost: playing(scene)))
    }
    return items
  }

  private init(
    _ scene: SceneDescription, at path: String, name: String, strategy: SnapshotStrategy,
    work id: String, cost: Double
  ) {
    (self.path, self.scene, self.name, self.strategy) = (path, scene, name, strategy)
    work = ShardPlan.Item(id: "\(path):\(id)", cost: Int(min(cost, 1e15)))
  }

  /// Returns the estimated cost of an output in drawn pixels. Nothing is played.
  static func cost(of output: SceneOutput, in scene: SceneDescription) -> Double {
    let screens = scene.panels.isEmpty ? [scene] : scene.panels.map(\.scene)
    let own = screens.reduce(0) { $0 + $1.device.size.width * $1.device.size.height }
    let page = output.figure?.size.map { $0.width * $0.height } ?? own
    let pixels = page * output.scale * output.scale
    let play = screens.reduce(0) { $0 + playing($1) }
    switch output.format {
    case .gif(let rate, _), .apng(let rate), .webP(let rate), .pngSequence(let rate),
      .video(let rate):
      let seconds = screens.map(\.timeline.plannedDuration).max() ?? 0
      return play + (seconds * Double(rate) + 1) * pixels
    case .filmstrip(let moments): return play + Double(moments.count) * pixels
    case .png, .plot, .diagram, .text, .html: return play + pixels
    }
  }

  private static func playing(_ scene: SceneDescription) -> Double {
    scene.timeline.plannedDuration * 60 * tick
  }
}

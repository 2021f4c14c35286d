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
  /// Nil for a trace.
  let output: SceneOutput?
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
        scene, at: path, name: name, strategy: strategy, output: output,
        cost: cost(of: output, in: scene))
    }
    if let trace {
      items.append(
        SceneItem(
          scene, at: path, name: "trace", strategy: .trace(every: CGFloat(trace)), output: nil,
          cost: playing(scene)))
    }
    return items
  }

  /// Nil for pages, plots and diagrams: what they show is in the other outputs and in the trace.
  private static func strategy(for output: SceneOutput) -> SnapshotStrategy? {
    switch output.format {
    case .gif(let rate, _), .apng(let rate), .pngSequence(let rate), .video(let rate):
      .animation(fps: rate, scale: output.scale)
    case .png(let moment): .frame(at: moment, scale: output.scale)
    case .filmstrip(let moments): .filmstrip(at: moments, scale: output.scale)
    case .text(.viewHierarchy, let moment): .viewHierarchy(at: moment)
    case .text(.constraints, let moment): .constraints(at: moment)
    case .text(.accessibility, let moment): .accessibility(at: moment)
    case .plot, .diagram, .html: nil
    }
  }

  private init(
    _ scene: SceneDescription, at path: String, name: String, strategy: SnapshotStrategy,
    output: SceneOutput?, cost: Double
  ) {
    (self.path, self.scene, self.name) = (path, scene, name)
    (self.strategy, self.output) = (strategy, output)
    work = ShardPlan.Item(id: "\(path):\(name)", cost: Int(min(cost, 1e15)))
  }

  /// In pixels drawn, by what the scene says; nothing is played.
  static func cost(of output: SceneOutput, in scene: SceneDescription) -> Double {
    let screens = scene.panels.isEmpty ? [scene] : scene.panels.map(\.scene)
    let own = screens.reduce(0) { $0 + $1.device.size.width * $1.device.size.height }
    let page = output.figure?.size.map { $0.width * $0.height } ?? own
    let pixels = page * output.scale * output.scale
    let play = screens.reduce(0) { $0 + playing($1) }
    switch output.format {
    case .gif(let rate, _), .apng(let rate), .pngSequence(let rate), .video(let rate):
      let seconds = screens.map(\.timeline.plannedDuration).max() ?? 0
      return play + (seconds * Double(rate) + 1) * pixels
    case .filmstrip(let moments): return play + Double(moments.count) * pixels
    case .png, .plot, .diagram, .text, .html: return play + pixels
    }
  }

  private static func playing(_ scene: SceneDescription) -> Double {
    scene.timeline.plannedDuration * 60 * tick
  }

  /// The screen that is held, as the output shows it.
  @MainActor
  func subject(of screen: ScriptedScreen) -> ScriptedScreen {
    output.map { screen.drawn(in: $0.figure) } ?? screen
  }
}

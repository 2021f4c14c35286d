import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A scene's script, played once and recorded.
///
/// The layer tree and the measurements of every display tick are stored, so that seeking backwards
/// is as fast as forwards.
@MainActor
final class PreviewFilm {
  struct Tick {
    let tree: LayerTree
    /// The offset and velocity of the screen's scroll view along its axis, in points and points per
    /// second.
    let offset, velocity: Double
  }

  /// A step of the script, with its place on the timeline.
  struct Step: Encodable, Equatable {
    let text: String
    /// The time in seconds at which the step starts.
    let start: TimeInterval
    /// The line in the scene file, counted from 1, or nil for a step that is in no file.
    let line: Int?
  }

  /// The maximum number of recorded ticks: a minute and a half at 60 Hz. Later ticks are not shown.
  static let tickLimit = 5_400

  let scene: PreviewScene
  private(set) var ticks: [Tick] = []
  /// The error that stopped the script, or nil.
  private(set) var failure: String?
  private let stage: Stage
  private let scroll: ScrollReading

  /// Records the screen before the script starts.
  ///
  /// - Throws: The errors of `PreviewScene.stage`.
  init(_ scene: PreviewScene) throws {
    self.scene = scene
    stage = try scene.stage()
    scroll = ScrollReading(stage)
    keep()
  }

  var display: DisplayRate { stage.display }

  /// Whether recording is finished: the script has ended or failed, or the limit is reached.
  var isComplete: Bool {
    stage.end != nil || failure != nil || ticks.count >= Self.tickLimit
  }

  var isCut: Bool { stage.end == nil && failure == nil && ticks.count >= Self.tickLimit }

  /// The index of the last recorded tick.
  var lastTick: Int { ticks.count - 1 }

  /// Plays up to `count` ticks of the script and records them.
  func play(ticks count: Int) {
    for _ in 0..<count where !isComplete {
      do {
        try stage.advance(to: display.time(ofTick: ticks.count))
        if isComplete { try scene.check(stage) }
      } catch {
        failure = scene.message(for: error)
      }
      keep()
    }
  }

  private func keep() {
    let (offset, velocity) = scroll.now
    ticks.append(Tick(tree: stage.layerTree(), offset: offset, velocity: velocity))
  }

  var problems: [String] { scene.problems(of: stage) }

  /// Whether the plot shows horizontal scrolling.
  var isHorizontal: Bool { scroll.isHorizontal }

  /// The steps of the script that have started.
  var steps: [Step] {
    let script = scene.shown.timeline.steps
    return zip(script, stage.stepStarts).map { step, start in
      Step(
        text: String(Timeline([step]).text.dropFirst(2).dropLast()), start: start,
        line: step.source?.line)
    }
  }

  /// Returns the script up to a time, without a gesture that is in progress then. A user can
  /// continue from its end.
  func script(until time: TimeInterval) -> Timeline {
    let script = scene.shown.timeline.steps, starts = stage.stepStarts
    var (isFingerDown, kept, end) = (false, 0, 0.0)
    for (index, step) in script.enumerated() where index < starts.count {
      let stop = index + 1 < starts.count ? starts[index + 1] : stage.end ?? .infinity
      guard stop <= time + Timeline.instant else { break }
      isFingerDown = step.action.leavesFingerDown ?? isFingerDown
      if !isFingerDown { (kept, end) = (index + 1, stop) }
    }
    var steps = Array(script.prefix(kept))
    let rest = time - end
    if rest > Timeline.instant, kept < script.count, script[kept].action.isWaiting {
      steps.append(.hold(rest))
    }
    return Timeline(steps)
  }
}

extension Timeline.Action {
  /// Whether a finger is down after the step. Nil if the step does not change that.
  fileprivate var leavesFingerDown: Bool? {
    switch self {
    case .drag, .overscroll: true
    case .touch(_, _, _, let up): !up
    case .release, .fling, .tap, .longPress, .swipe, .pinch: false
    case .hold, .settle, .scrollTo, .setOffset, .rotate, .type, .at: nil
    }
  }

  /// Whether the step only lets time pass.
  fileprivate var isWaiting: Bool {
    switch self {
    case .hold, .settle, .at: true
    case .drag, .overscroll, .touch, .release, .fling, .tap, .longPress, .swipe, .pinch, .scrollTo,
      .setOffset, .rotate, .type:
      false
    }
  }
}

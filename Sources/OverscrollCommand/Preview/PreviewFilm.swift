import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A scene's script, played once: the picture and the numbers of every tick of the display, so that going
/// back is as quick as going on.
@MainActor
final class PreviewFilm {
  struct Tick {
    let tree: LayerTree
    /// Of the screen's scroll view along its axis; points, and points per second.
    let offset, velocity: Double
  }

  /// A step of the script on the time line.
  struct Step: Encodable, Equatable {
    let text: String
    /// Seconds.
    let start: TimeInterval
    /// In the scene file, from 1; nil for steps that stand in none.
    let line: Int?
  }

  /// The most ticks that are kept: a minute and a half at 60 Hz. What comes later is not shown.
  static let tickLimit = 5_400

  let scene: PreviewScene
  private(set) var ticks: [Tick] = []
  /// Why the script did not go on.
  private(set) var failure: String?
  private let stage: Stage
  private let scroll: ScrollReading

  /// The screen before the script.
  ///
  /// - Throws: as `PreviewScene.stage`.
  init(_ scene: PreviewScene) throws {
    self.scene = scene
    stage = try scene.stage()
    scroll = ScrollReading(stage)
    keep()
  }

  var display: DisplayRate { stage.display }

  /// Whether all there is has been played.
  var isComplete: Bool {
    stage.end != nil || failure != nil || ticks.count >= Self.tickLimit
  }

  var isCut: Bool { stage.end == nil && failure == nil && ticks.count >= Self.tickLimit }

  /// The tick that is seen at the end.
  var lastTick: Int { ticks.count - 1 }

  /// Plays some ticks.
  func play(ticks count: Int) {
    for _ in 0..<count where !isComplete {
      do {
        try stage.advance(to: display.time(ofTick: ticks.count))
        if isComplete { try scene.check(stage) }
      } catch {
        failure = scene.words(for: error)
      }
      keep()
    }
  }

  private func keep() {
    let (offset, velocity) = scroll.now
    ticks.append(Tick(tree: stage.layerTree(), offset: offset, velocity: velocity))
  }

  var problems: [String] { scene.problems(of: stage) }

  /// Whether the plot is of horizontal scrolling.
  var isHorizontal: Bool { scroll.isHorizontal }

  /// The script's steps that have begun.
  var steps: [Step] {
    let script = scene.shown.timeline.steps
    return zip(script, stage.stepStarts).map { step, start in
      Step(
        text: String(Timeline([step]).text.dropFirst(2).dropLast()), start: start,
        line: step.source?.line)
    }
  }

  /// The script up to a time, without a gesture that is under way then: what a hand can go on from.
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
  /// Whether a finger is down after the step; nil if it is as it was.
  fileprivate var leavesFingerDown: Bool? {
    switch self {
    case .drag, .overscroll: true
    case .touch(_, _, _, let up): !up
    case .release, .fling, .tap, .longPress, .swipe, .pinch: false
    case .hold, .settle, .scrollTo, .setOffset, .rotate, .type, .at: nil
    }
  }

  /// Whether the step does nothing but let time pass.
  fileprivate var isWaiting: Bool {
    switch self {
    case .hold, .settle, .at: true
    case .drag, .overscroll, .touch, .release, .fling, .tap, .longPress, .swipe, .pinch, .scrollTo,
      .setOffset, .rotate, .type:
      false
    }
  }
}

package import Foundation
package import Layers

/// A stage played to its end, tick by tick of its display, and what is seen of it on the way.
///
/// A tick is seen until the next one comes or the script ends. A film's frame shows the tick that is seen
/// at its time; a still too; what lies at the end or behind it shows the first tick that is not before
/// the end, which is the last one of the run.
@MainActor
package final class ScreenRun {
  /// When pictures are wanted.
  package enum Schedule {
    /// A film's frames, at whole multiples of `1 / framesPerSecond` before the end; the first always.
    case film(framesPerSecond: Int)
    /// One picture at a time, or at the end if that is nil or NaN.
    case still(at: TimeInterval?)
  }

  /// A tick of which pictures are wanted.
  package struct Shot {
    package let tick: Int
    package let tree: LayerTree
    /// How many pictures each schedule wants of it.
    package let counts: [Int]
  }

  private let stage: Stage
  private var display: DisplayRate { stage.display }
  private var tick = 0
  private var pending: [PendingSchedule]

  /// Ticks after which a script is taken for endless: five and a half hours at 60 Hz.
  package static let tickLimit = 1_200_000

  package init(_ stage: Stage, schedules: [Schedule]) {
    self.stage = stage
    pending = schedules.map { PendingSchedule($0, display: stage.display) }
  }

  /// The next tick of which pictures are wanted; nil when all there are have been handed out.
  ///
  /// - Throws: what the stage throws; `RecordingError.tooManyTicks`, `.tooManyFrames`.
  package func next() throws -> Shot? {
    while pending.contains(where: \.isPending) {
      let shown = tick
      let isLast = stage.end != nil
      // Before the stage goes on; whether the script ends before the next tick shows then.
      let tree = isLast || pending.contains { $0.wants(shown) } ? stage.layerTree() : nil
      if !isLast { try advance() }
      let end = isLast ? nil : stage.end
      let counts = try pending.indices.map { index in
        try isLast ? pending[index].takeLast() : pending[index].take(shown, before: end)
      }
      if let tree, counts.contains(where: { $0 > 0 }) {
        return Shot(tick: shown, tree: tree, counts: counts)
      }
    }
    return nil
  }

  /// Lives to the next tick.
  private func advance() throws {
    guard tick < Self.tickLimit else { throw RecordingError.tooManyTicks(limit: Self.tickLimit) }
    tick += 1
    try stage.advance(to: display.time(ofTick: tick))
  }
}

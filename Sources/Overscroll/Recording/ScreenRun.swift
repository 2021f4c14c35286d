package import Foundation
package import Layers

/// A run that plays one or more stages on a common clock to the end, tick by tick, and provides
/// pictures of the ticks.
///
/// A tick is shown until the next tick or the end of the script. A frame or a still shows the tick
/// visible at its time. A time at or after the end shows the first tick that is not before the end,
/// which is the last one of the run.
@MainActor
package final class ScreenRun {
  /// The times at which pictures are needed.
  package enum Schedule {
    /// The frames of a film before the end. The first frame always exists.
    case film(FilmSampling)
    /// A single picture at a time, or at the end for nil or NaN.
    case still(at: TimeInterval?)

    /// Returns the schedule of a film of the whole run at the screen's speed.
    package static func film(framesPerSecond: Int) -> Schedule {
      .film(FilmSampling(framesPerSecond: framesPerSecond))
    }
  }

  /// A tick of which pictures are needed.
  package struct Shot {
    package let tick: Int
    /// The picture of each stage.
    let pictures: [PanelPicture]
    /// The picture of the first stage.
    package var tree: LayerTree { pictures[0].screen }

    /// Returns the picture of all stages on a figure's page, or that of the first stage without
    /// one.
    @MainActor
    package func tree(on page: FigureComposer?) -> LayerTree { page?.tree(of: pictures) ?? tree }

    /// The trace row of the first stage at the tick, if requested.
    package let row: TraceRow?
    /// The number of pictures of this tick, one element per schedule.
    package let counts: [Int]
  }

  private let stages: StageGroup
  private let keepsRows: Bool
  private var tick = 0
  private var pending: [PendingSchedule]

  /// Creates a run of one stage.
  ///
  /// - Parameter keepsRows: Whether shots contain the screen's trace row.
  package convenience init(_ stage: Stage, schedules: [Schedule], keepsRows: Bool = false) {
    self.init(StageGroup(stage), schedules: schedules, keepsRows: keepsRows)
  }

  /// Creates a run of the panels of a figure on one clock.
  ///
  /// - Parameter makePanels: Creates equal panels again; see `FigureTiming.end`.
  /// - Throws: `RecordingError.noPanels`, `.differentDisplays`, and errors of a stage.
  package convenience init(
    _ panels: [FigurePanel], timing: FigureTiming, again makePanels: () throws -> [FigurePanel],
    schedules: [Schedule], keepsRows: Bool = false
  ) throws {
    self.init(
      try StageGroup(panels, timing: timing, again: makePanels), schedules: schedules,
      keepsRows: keepsRows)
  }

  init(_ stages: StageGroup, schedules: [Schedule], keepsRows: Bool = false) {
    self.stages = stages
    self.keepsRows = keepsRows
    pending = schedules.map { PendingSchedule($0, display: stages.display) }
  }

  /// Returns the next tick of which pictures are needed, or nil after the last one.
  ///
  /// - Throws: Errors of the stage, `RecordingError.tooManyTicks`, `.tooManyFrames`.
  package func next() throws -> Shot? {
    while pending.contains(where: \.isPending) {
      let shown = tick
      let isLast = stages.end != nil
      // The picture is taken before the stage advances, because only advancing shows whether the
      // script ends before the next tick.
      let isWanted = isLast || pending.contains { $0.wants(shown) }
      let pictures = isWanted ? stages.pictures : nil
      let row = isWanted && keepsRows ? stages.stages[0].traceRow() : nil
      if !isLast { try advance() }
      let end = isLast ? nil : stages.end
      let counts = try pending.indices.map { index in
        try isLast ? pending[index].takeLast() : pending[index].take(shown, before: end)
      }
      if let pictures, counts.contains(where: { $0 > 0 }) {
        return Shot(tick: shown, pictures: pictures, row: row, counts: counts)
      }
    }
    return nil
  }

  /// Advances the stages to the next tick.
  private func advance() throws {
    guard tick < Stage.tickLimit else { throw RecordingError.tooManyTicks(limit: Stage.tickLimit) }
    tick += 1
    try stages.advance(toTick: tick)
  }
}

package import Foundation
package import Layers

/// A stage, or several on one clock, played to the end, tick by tick of the display, and what is seen on
/// the way.
///
/// A tick is seen until the next one comes or the script ends. A film's frame shows the tick that is seen
/// at its time; a still too; what lies at the end or behind it shows the first tick that is not before
/// the end, which is the last one of the run.
@MainActor
package final class ScreenRun {
  /// When pictures are wanted.
  package enum Schedule {
    /// A film's frames before the end; the first always.
    case film(FilmSampling)
    /// One picture at a time, or at the end if that is nil or NaN.
    case still(at: TimeInterval?)

    /// The frames of the whole run, as fast as the screen.
    package static func film(framesPerSecond: Int) -> Schedule {
      .film(FilmSampling(framesPerSecond: framesPerSecond))
    }
  }

  /// A tick of which pictures are wanted.
  package struct Shot {
    package let tick: Int
    /// What each stage shows.
    let pictures: [PanelPicture]
    /// What the first stage shows.
    package var tree: LayerTree { pictures[0].screen }

    /// What all stages show on a figure's page; without one, what the first shows.
    @MainActor
    package func tree(on page: FigureComposer?) -> LayerTree { page?.tree(of: pictures) ?? tree }

    /// The first screen's numbers at the tick, if they were asked for.
    package let row: TraceRow?
    /// How many pictures each schedule wants of it.
    package let counts: [Int]
  }

  private let stages: StageGroup
  private let keepsRows: Bool
  private var tick = 0
  private var pending: [PendingSchedule]

  /// Ticks after which a script is taken for endless: five and a half hours at 60 Hz.
  package static let tickLimit = 1_200_000

  /// - Parameter keepsRows: whether shots come with the screen's numbers.
  package convenience init(_ stage: Stage, schedules: [Schedule], keepsRows: Bool = false) {
    self.init(StageGroup(stage), schedules: schedules, keepsRows: keepsRows)
  }

  /// The panels of a figure on one clock.
  ///
  /// - Parameter makePanels: makes the same panels afresh; see `FigureTiming.end`.
  /// - Throws: `RecordingError.noPanels`, `.differentDisplays`, and what a stage throws.
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

  /// The next tick of which pictures are wanted; nil when all there are have been handed out.
  ///
  /// - Throws: what the stage throws; `RecordingError.tooManyTicks`, `.tooManyFrames`.
  package func next() throws -> Shot? {
    while pending.contains(where: \.isPending) {
      let shown = tick
      let isLast = stages.end != nil
      // Before the stage goes on; whether the script ends before the next tick shows then.
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

  /// Lives to the next tick.
  private func advance() throws {
    guard tick < Self.tickLimit else { throw RecordingError.tooManyTicks(limit: Self.tickLimit) }
    tick += 1
    try stages.advance(toTick: tick)
  }
}

import Foundation
import Layers

/// Stages that are played on one clock and tick together.
@MainActor
struct StageGroup {
  let stages: [Stage]
  let display: DisplayRate
  /// The trace columns that pictures contain for overlays; nil for pictures without overlays.
  var overlayColumns: [String]?
  /// The number of ticks by which each stage begins later.
  private let delays: [Int]

  init(_ stage: Stage) { (stages, display, delays) = ([stage], stage.display, [0]) }

  /// Creates a group.
  ///
  /// - Parameter ends: The end of each stage's script, for stages that end together; nil starts all
  ///   at once.
  /// - Throws: `RecordingError.noPanels`, `.differentDisplays`.
  init(_ stages: [Stage], ends: [TimeInterval]? = nil) throws(RecordingError) {
    guard let first = stages.first else { throw .noPanels }
    display = first.display
    for stage in stages where stage.display != first.display {
      throw .differentDisplays(first.display.hertz, stage.display.hertz)
    }
    self.stages = stages
    let last = ends?.max() ?? 0
    let rate = Double(first.display.hertz)
    delays = ends?.map { Int(((last - $0) * rate).rounded()) } ?? stages.map { _ in 0 }
  }

  /// Creates a group from the panels of a figure.
  ///
  /// - Parameter makePanels: Creates equal panels again, which are played once to find the ends of
  ///   their scripts.
  /// - Throws: `RecordingError`, and errors of a stage.
  init(
    _ panels: [FigurePanel], timing: FigureTiming, again makePanels: () throws -> [FigurePanel]
  ) throws {
    switch timing {
    case .start: try self.init(panels.map(\.stage))
    case .end:
      let ends = try makePanels().map { panel in try panel.stage.playedEnd() }
      try self.init(panels.map(\.stage), ends: ends)
    }
  }

  /// The end of the last script; nil until all have ended.
  var end: TimeInterval? {
    let ends = zip(stages, delays).compactMap { stage, delay in
      stage.end.map { $0 + display.time(ofTick: delay) }
    }
    return ends.count == stages.count ? ends.max() : nil
  }

  /// Advances the stages to a tick. A stage whose script has ended continues to advance.
  func advance(toTick tick: Int) throws {
    for (stage, delay) in zip(stages, delays) where tick > delay {
      try stage.advance(to: display.time(ofTick: tick - delay))
    }
  }

  var pictures: [PanelPicture] {
    stages.map { PanelPicture($0, overlayColumns: overlayColumns) }
  }
}

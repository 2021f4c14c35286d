import Foundation
import Layers

/// Stages that are played on one clock: they all tick together.
@MainActor
struct StageGroup {
  let stages: [Stage]
  let display: DisplayRate
  /// Whether pictures come with what overlays show.
  var readsOverlays = false
  /// Ticks by which each begins later.
  private let delays: [Int]

  init(_ stage: Stage) { (stages, display, delays) = ([stage], stage.display, [0]) }

  /// - Parameter ends: when each stage's script is over, for those that are to end together; nil begins
  ///   all at once.
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

  /// - Parameter makePanels: makes the same panels afresh: what is to end together is played once more, to
  ///   know how long it is.
  /// - Throws: `RecordingError`, and what a stage throws.
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

  /// When the last script is over; nil until then.
  var end: TimeInterval? {
    let ends = zip(stages, delays).compactMap { stage, delay in
      stage.end.map { $0 + display.time(ofTick: delay) }
    }
    return ends.count == stages.count ? ends.max() : nil
  }

  /// Lives to a tick. A stage whose script is over lives on.
  func advance(toTick tick: Int) throws {
    for (stage, delay) in zip(stages, delays) where tick > delay {
      try stage.advance(to: display.time(ofTick: tick - delay))
    }
  }

  var pictures: [PanelPicture] {
    stages.map { PanelPicture($0, readsOverlay: readsOverlays) }
  }
}

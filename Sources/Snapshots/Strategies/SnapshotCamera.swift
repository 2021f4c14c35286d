import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// Plays a screen for pictures that are drawn later.
@MainActor
struct SnapshotCamera {
  /// Pixels per point; nil is the device's own.
  let scale: CGFloat?
  let masks: [SnapshotMask]
  /// Nil is the first screen alone.
  let figure: SnapshotFigure?
  let makePanels: () throws -> [FigurePanel]

  /// In the order of the moments. All that show ticks of the display are taken in one pass.
  ///
  /// - Throws: `MomentProblem`, `UnmaskedView`, and what the screen throws.
  func pictures(at moments: [SnapshotMoment]) throws -> [TreePicture] {
    let places = try MomentSearch { try makePanels()[0].stage }.places(of: moments)
    var pictures = [TreePicture?](repeating: nil, count: moments.count)
    var shown: [(index: Int, time: TimeInterval?)] = []
    for (index, place) in places.enumerated() {
      switch place {
      case .shown(let time): shown.append((index, time))
      case .between(let stage):
        precondition(figure == nil, "a scene's outputs show ticks of the display")
        pictures[index] = TreePicture(
          tree: stage.layerTree(), scale: scale ?? stage.device.scale,
          masks: try frames(in: stage.traceRow(), of: stage.window.bounds.size))
      }
    }
    if !shown.isEmpty {
      let (panels, composer) = try figurePanels()
      let run = try self.run(
        panels, schedules: shown.map { .still(at: $0.time) }, keepsRows: !masks.isEmpty)
      while let shot = try run.next() {
        let picture = TreePicture(
          tree: shot.tree(on: composer), scale: scale ?? panels[0].stage.device.scale,
          masks: try frames(in: shot.row, of: shot.tree.size))
        for (slot, count) in zip(shown, shot.counts) where count > 0 {
          pictures[slot.index] = picture
        }
      }
    }
    return pictures.enumerated().map { index, picture in
      guard let picture else { preconditionFailure("no picture \(index)") }
      return picture
    }
  }

  /// The whole script.
  ///
  /// - Throws: `UnmaskedView`, and what the screen throws.
  func film(framesPerSecond rate: Int) throws -> SnapshotFilm {
    let (panels, composer) = try figurePanels()
    let run = try self.run(panels, schedules: [.film(framesPerSecond: rate)], keepsRows: true)
    var ticks: [SnapshotFilm.Tick] = []
    while let shot = try run.next() {
      let offset = shot.row?.scrollViews.first.map { Double($0.contentOffset.y) }
      ticks.append(
        SnapshotFilm.Tick(
          tree: shot.tree(on: composer), masks: try frames(in: shot.row, of: shot.tree.size),
          count: shot.counts[0],
          offset: offset.map { ($0 * 1000).rounded() / 1000 }))
    }
    return SnapshotFilm(
      ticks: ticks, scale: scale ?? panels[0].stage.device.scale, framesPerSecond: rate)
  }

  /// What is seen, and what puts it on a page; no page for one screen alone.
  private func figurePanels() throws -> ([FigurePanel], FigureComposer?) {
    let panels = try makePanels()
    return (panels, figure.flatMap { Recorder.composer($0.style, of: panels) })
  }

  private func run(
    _ panels: [FigurePanel], schedules: [ScreenRun.Schedule], keepsRows: Bool
  ) throws -> ScreenRun {
    try ScreenRun(
      panels, timing: figure?.timing ?? .start, again: makePanels, schedules: schedules,
      keepsRows: keepsRows)
  }

  /// - Throws: `UnmaskedView`, `CoveringMask`.
  private func frames(in row: TraceRow?, of size: CGSize) throws -> [CGRect] {
    guard let row else { return [] }
    let frames = try masks.map { try $0.frame(in: row) }
    let screen = CGRect(origin: .zero, size: size)
    guard !frames.contains(where: { $0.contains(screen) }) else { throw CoveringMask() }
    return frames
  }
}

import Foundation
import Layers
import Overscroll

/// Plays a screen for pictures that are drawn later.
@MainActor
struct SnapshotCamera {
  /// Pixels per point; nil is the device's own.
  let scale: CGFloat?
  let masks: [SnapshotMask]
  let makeStage: () throws -> Stage

  /// In the order of the moments. All that show ticks of the display are taken in one pass.
  ///
  /// - Throws: `MomentProblem`, `UnmaskedView`, and what the screen throws.
  func pictures(at moments: [SnapshotMoment]) throws -> [TreePicture] {
    let places = try MomentSearch(makeStage: makeStage).places(of: moments)
    var pictures = [TreePicture?](repeating: nil, count: moments.count)
    var shown: [(index: Int, time: TimeInterval?)] = []
    for (index, place) in places.enumerated() {
      switch place {
      case .shown(let time): shown.append((index, time))
      case .between(let stage):
        pictures[index] = TreePicture(
          tree: stage.layerTree(), scale: scale ?? stage.device.scale,
          masks: try frames(in: stage.traceRow()))
      }
    }
    if !shown.isEmpty {
      let stage = try makeStage()
      let run = ScreenRun(
        stage, schedules: shown.map { .still(at: $0.time) }, keepsRows: !masks.isEmpty)
      while let shot = try run.next() {
        let picture = TreePicture(
          tree: shot.tree, scale: scale ?? stage.device.scale, masks: try frames(in: shot.row))
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
    let stage = try makeStage()
    let run = ScreenRun(stage, schedules: [.film(framesPerSecond: rate)], keepsRows: true)
    var ticks: [SnapshotFilm.Tick] = []
    while let shot = try run.next() {
      let offset = shot.row?.scrollViews.first.map { Double($0.contentOffset.y) }
      ticks.append(
        SnapshotFilm.Tick(
          tree: shot.tree, masks: try frames(in: shot.row), count: shot.counts[0],
          offset: offset.map { ($0 * 1000).rounded() / 1000 }))
    }
    return SnapshotFilm(
      ticks: ticks, scale: scale ?? stage.device.scale, framesPerSecond: rate)
  }

  private func frames(in row: TraceRow?) throws -> [CGRect] {
    try row.map { row in try masks.map { try $0.frame(in: row) } } ?? []
  }
}

import Foundation
import HeadlessUIKit
import Layers
import Overscroll

/// A camera that plays a screen and takes pictures for later drawing.
@MainActor
struct SnapshotCamera {
  /// The number of pixels per point; nil is that of the device.
  let scale: CGFloat?
  let masks: [SnapshotMask]
  let makeStage: () throws -> Stage

  /// Returns the pictures at moments, in their order. All that show ticks of the display are taken
  /// in one run.
  ///
  /// - Throws: `MomentProblem`, `UnmaskedView`, `CoveringMask`, and errors of the screen.
  func pictures(at moments: [SnapshotMoment]) throws -> [TreePicture] {
    let places = try MomentSearch(makeStage: makeStage).places(of: moments)
    var pictures = [TreePicture?](repeating: nil, count: moments.count)
    var shown: [(index: Int, time: TimeInterval?)] = []
    for (index, place) in places.enumerated() {
      switch place {
      case .shown(let time): shown.append((index, time))
      case .between(let stage):
        pictures[index] = try picture(of: stage.layerTree(), stage.traceRow(), on: stage)
      }
    }
    if !shown.isEmpty {
      let stage = try makeStage()
      let run = ScreenRun(
        stage, schedules: shown.map { .still(at: $0.time) }, keepsRows: !masks.isEmpty)
      while let shot = try run.next() {
        let picture = try picture(of: shot.tree, shot.row, on: stage)
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

  /// Returns a film of the whole script.
  ///
  /// - Throws: `UnmaskedView`, `CoveringMask`, and errors of the screen.
  func film(framesPerSecond rate: Int) throws -> SnapshotFilm {
    let stage = try makeStage()
    let run = ScreenRun(
      stage, schedules: [.film(framesPerSecond: rate)], keepsRows: true)
    var ticks: [SnapshotFilm.Tick] = []
    while let shot = try run.next() {
      let picture = try picture(of: shot.tree, shot.row, on: stage)
      ticks.append(
        SnapshotFilm.Tick(
          tree: picture.tree, masks: picture.masks, count: shot.counts[0],
          offset: shot.row?.scrollViews.first?.contentOffset.y))
    }
    return SnapshotFilm(ticks: ticks, scale: scale ?? stage.device.scale, framesPerSecond: rate)
  }

  private func picture(
    of tree: LayerTree, _ row: TraceRow?, on stage: Stage
  ) throws -> TreePicture {
    let frames = try row.map { row in try masks.map { try $0.frame(in: row) } } ?? []
    let picture = TreePicture(tree: tree, scale: scale ?? stage.device.scale, masks: frames)
    guard !picture.isAllMasked else { throw CoveringMask() }
    return picture
  }
}

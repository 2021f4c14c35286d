import Foundation
import Graphics
import ImageCodecs
import Layers
import Overscroll

/// Takes pictures of a screen that is played.
@MainActor
struct SnapshotCamera {
  /// Pixels per point; nil is the device's own.
  let scale: CGFloat?
  let masks: [SnapshotMask]
  let makeStage: () throws -> Stage

  /// In the order of the moments. All that show ticks of the display are taken in one pass.
  ///
  /// - Throws: `MomentProblem`, `UnmaskedView`, and what the screen throws.
  func pictures(at moments: [SnapshotMoment]) throws -> [Bitmap] {
    let places = try MomentSearch(makeStage: makeStage).places(of: moments)
    var pictures = [Bitmap?](repeating: nil, count: moments.count)
    var shown: [(index: Int, time: TimeInterval?)] = []
    for (index, place) in places.enumerated() {
      switch place {
      case .shown(let time): shown.append((index, time))
      case .between(let stage):
        let scale = scale ?? stage.device.scale
        let picture = Compositor(scale: scale).render(stage.layerTree())
        pictures[index] = picture.masked(
          try masks.map { [row = stage.traceRow()] in try $0.frame(in: row) }, scale: scale)
      }
    }
    if !shown.isEmpty {
      let rows = try rowsForMasks()
      let stage = try makeStage()
      let scale = scale ?? stage.device.scale
      let compositor = Compositor(scale: scale)
      let run = ScreenRun(stage, schedules: shown.map { .still(at: $0.time) })
      while let shot = try run.next() {
        let picture = compositor.render(shot.tree)
          .masked(try frames(at: shot.tick, rows), scale: scale)
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

  /// The whole script as animated PNG.
  func film(framesPerSecond rate: Int) throws -> [UInt8] {
    let rows = try rowsForMasks()
    let stage = try makeStage()
    let scale = scale ?? stage.device.scale
    let compositor = Compositor(scale: scale)
    let size = compositor.pixelSize(of: stage.layerTree())
    var encoder = try APNGEncoder(width: size.width, height: size.height)
    let run = ScreenRun(stage, schedules: [.film(framesPerSecond: rate)])
    while let shot = try run.next() {
      let frame = compositor.render(shot.tree)
        .masked(try frames(at: shot.tick, rows), scale: scale)
      for _ in 0..<shot.counts[0] { try encoder.append(frame, framesPerSecond: rate) }
    }
    return encoder.finish()
  }

  /// How far the first named scroll view has moved in each frame of a film; empty without one.
  func offsets(framesPerSecond rate: Int) throws -> [Double] {
    let run = try PlayedRun(makeStage)
    let display = try makeStage().display
    var offsets: [Double] = []
    while true {
      let tick = display.tick(ofFrame: offsets.count, framesPerSecond: rate)
      guard tick < run.rows.count, let view = run.rows[tick].scrollViews.first else {
        return offsets
      }
      offsets.append((Double(view.contentOffset.y) * 1000).rounded() / 1000)
    }
  }

  /// A row a tick, if a mask asks for a view.
  private func rowsForMasks() throws -> [TraceRow] {
    let needsViews = masks.contains { mask in
      if case .view = mask { return true }
      return false
    }
    return needsViews ? try PlayedRun(makeStage).rows : []
  }

  private func frames(at tick: Int, _ rows: [TraceRow]) throws -> [CGRect] {
    try masks.map { mask in
      switch mask {
      case .rectangle(let frame): return frame
      case .view: return try mask.frame(in: rows[min(tick, rows.count - 1)])
      }
    }
  }
}

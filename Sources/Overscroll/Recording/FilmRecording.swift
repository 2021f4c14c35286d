import Foundation
import Graphics
import ImageCodecs
import Layers
import Typography

/// The recording of one film of a run. Several threads draw frames, which are then planned and
/// encoded in order. While a frame is encoded, later frames are planned and drawn and the stage
/// continues.
@MainActor
final class FilmRecording {
  private let renderers: [FrameRenderer]
  private let planner: FilmPlanner
  /// The encoder; nil for frames passed to the caller.
  private let encoder: FilmEncoder?
  private let show: (@MainActor (Bitmap) throws -> Void)?
  /// The frame passed to the caller last.
  private var shown: Bitmap
  private let limit: Int
  private let progress: (Int) -> Void
  private let write: ([UInt8]) throws -> Void
  private var last: LayerTree?
  private var lastPlan: Task<FilmPlanner.Plan, any Error>?
  private var underWay: [Work] = []

  private enum Work {
    case bytes(Task<[UInt8], any Error>)
    case part(Task<FilmPlanner.Plan, any Error>)
  }

  private var begun = 0
  private(set) var count = 0
  /// The statistics of a finished GIF.
  private(set) var statistics: GIFStatistics?

  init(
    _ film: Take.Film, size: (width: Int, height: Int), scale: CGFloat, jobs: Int,
    progress: @escaping (Int) -> Void, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    let (glyphs, pictures) = (GlyphCache(), PictureCache())
    renderers = (0..<jobs).map { _ in
      FrameRenderer(scale: scale, glyphs: glyphs, pictures: pictures)
    }
    if case .frames(_, let show) = film {
      (self.show, encoder) = (show, nil)
    } else {
      show = nil
      encoder = try FilmEncoder(film, width: size.width, height: size.height)
    }
    shown = Bitmap(width: size.width, height: size.height)
    planner = FilmPlanner(film, width: size.width, height: size.height)
    // With one job, each frame is complete before the next begins.
    limit = jobs == 1 ? 1 : 2 * jobs
    self.progress = progress
    self.write = write
  }

  /// Appends the next frame. Waits while twice as many frames as jobs are in progress.
  func append(_ tree: LayerTree) async throws {
    let plan = plan(tree)
    underWay.append(encoder.map { .bytes(encode(plan, by: $0)) } ?? .part(plan))
    begun += 1
    last = tree
    if underWay.count >= limit { try await writeFirst() }
  }

  func finish() async throws {
    while !underWay.isEmpty { try await writeFirst() }
    guard let encoder else { return }
    try write(await encoder.finish())
    statistics = await encoder.statistics
  }

  private func plan(_ tree: LayerTree) -> Task<FilmPlanner.Plan, any Error> {
    let (renderer, planner) = (renderers[begun % renderers.count], planner)
    let (previous, last) = (lastPlan, last)
    let drawing = Task.detached { await renderer.render(tree, after: last) }
    let planning = Task.detached {
      let part = await drawing.value
      _ = await previous?.result
      return try await planner.plan(part)
    }
    lastPlan = planning
    return planning
  }

  private func encode(
    _ plan: Task<FilmPlanner.Plan, any Error>, by encoder: FilmEncoder
  ) -> Task<[UInt8], any Error> {
    var previous: Task<[UInt8], any Error>?
    if case .bytes(let task) = underWay.last { previous = task }
    return Task.detached { [previous] in
      let plan = try await plan.value
      _ = await previous?.result
      return try await encoder.append(plan)
    }
  }

  private func writeFirst() async throws {
    switch underWay.removeFirst() {
    case .bytes(let task): try write(await task.value)
    case .part(let task):
      guard case .part(let part) = try await task.value else { preconditionFailure("a GIF's plan") }
      shown.replace(part.place, by: part.pixels)
      try show?(shown)
    }
    count += 1
    progress(count)
  }
}

import Graphics
import ImageCodecs
import Layers
import Typography

/// The stills of a run. Several threads draw and encode them while the stage continues, and they
/// are written in order.
@MainActor
final class StillRecordings {
  private let jobs: Int
  private let glyphs = GlyphCache()
  private var underWay: [(file: Task<[UInt8], any Error>, write: ([UInt8]) throws -> Void)] = []

  init(jobs: Int) { self.jobs = jobs }

  /// Appends the next still. Waits while as many stills as jobs are in progress.
  func append(_ tree: LayerTree, _ take: Take) async throws {
    switch take.kind {
    case .film: preconditionFailure("a film is no still")
    case .still(_, let write):
      try write(Compositor(scale: take.scale, glyphs: glyphs).render(tree))
    case .png(_, let effort, let write):
      let compositor = Compositor(scale: take.scale, glyphs: glyphs), jobs = jobs
      let file = Task.detached {
        try compositor.render(tree).encodedAsPNG(effort: effort, jobs: jobs)
      }
      underWay.append((file, write))
      if underWay.count >= jobs { try await writeFirst() }
    }
  }

  func finish() async throws {
    while !underWay.isEmpty { try await writeFirst() }
  }

  private func writeFirst() async throws {
    let (file, write) = underWay.removeFirst()
    try write(await file.value)
  }
}

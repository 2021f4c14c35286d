import Foundation
import Graphics
import ImageCodecs
import Layers
import Typography

/// One film of a run: frames are drawn on several threads and encoded in order as they come.
@MainActor
final class FilmRecording {
  private let renderers: [FrameRenderer]
  private var encoder: FilmEncoder
  private let progress: (Int) -> Void
  private let write: ([UInt8]) throws -> Void
  private var underWay: [Task<Bitmap, Never>] = []
  private var begun = 0
  private(set) var count = 0

  init(
    _ film: Take.Film, size: (width: Int, height: Int), scale: CGFloat, jobs: Int,
    progress: @escaping (Int) -> Void, write: @escaping ([UInt8]) throws -> Void
  ) throws {
    let glyphs = GlyphCache()
    renderers = (0..<jobs).map { _ in FrameRenderer(scale: scale, glyphs: glyphs) }
    encoder = try FilmEncoder(film, width: size.width, height: size.height)
    self.progress = progress
    self.write = write
  }

  /// The next frame. Waits while twice as many are under way as there are threads.
  func append(_ tree: LayerTree) async throws {
    let renderer = renderers[begun % renderers.count]
    begun += 1
    underWay.append(Task.detached { await renderer.render(tree) })
    if underWay.count >= 2 * renderers.count { try encode(await underWay.removeFirst().value) }
  }

  func finish() async throws {
    for frame in underWay { try encode(await frame.value) }
    try write(encoder.finish())
  }

  private func encode(_ frame: Bitmap) throws {
    try write(encoder.append(frame, number: count))
    count += 1
    progress(count)
  }
}

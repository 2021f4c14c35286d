import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs

/// A file of pictures that code on the screen reads, on any thread.
final class StagePictureFile: PictureFile, @unchecked Sendable {
  // Safe: the reader is accessed only under the lock.
  private let lock = NSLock()
  private var reader: PictureReader
  let type: PictureType
  let delays: [Double]?
  let plays: Int

  init?(_ reader: PictureReader) {
    switch reader.format {
    case .png: type = .png
    case .jpeg: type = .jpeg
    case .gif: type = .gif
    case .webp: return nil
    }
    self.reader = reader
    (delays, plays) = (reader.delays, reader.plays)
  }

  func bitmap(at index: Int) -> Bitmap? { lock.withLock { try? reader.frame(at: index) } }
}

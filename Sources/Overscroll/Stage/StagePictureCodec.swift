import Graphics
import HeadlessUIKit
import ImageCodecs

/// Pictures and bytes by the project's own codecs.
struct StagePictureCodec: PictureCodec {
  func bitmap(of bytes: [UInt8]) -> Bitmap? { try? Bitmap(decoding: bytes) }

  func png(of bitmap: Bitmap) -> [UInt8]? { try? bitmap.encodedAsPNG() }

  func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
    try? bitmap.encodedAsJPEG(quality: quality)
  }
}

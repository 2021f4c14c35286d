import Graphics
import HeadlessUIKit
import ImageCodecs

/// A codec for code on the screen that converts between pictures and bytes with `ImageCodecs`.
struct StagePictureCodec: PictureCodec {
  func bitmap(of bytes: [UInt8]) -> Bitmap? { try? Bitmap(decoding: bytes) }

  func png(of bitmap: Bitmap) -> [UInt8]? { try? bitmap.encodedAsPNG() }

  func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
    try? bitmap.encodedAsJPEG(quality: quality)
  }
}

package import Graphics
package import HeadlessUIKit
import ImageCodecs

/// Pictures and bytes by the project's own codecs.
package struct StagePictureCodec: PictureCodec {
  package init() {}

  package func bitmap(of bytes: [UInt8]) -> Bitmap? { try? Bitmap(decoding: bytes) }

  package func png(of bitmap: Bitmap) -> [UInt8]? { try? bitmap.encodedAsPNG() }

  package func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
    try? bitmap.encodedAsJPEG(quality: quality)
  }
}

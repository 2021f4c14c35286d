package import Graphics

/// Decodes and encodes images in file formats.
///
/// The code that runs the screens provides it: the libraries for PNG and JPEG are not part of this
/// module, so that its users do not depend on them.
package protocol PictureCodec: Sendable {
  /// Decodes a PNG, JPEG or GIF; nil if the bytes are none of these.
  func bitmap(of bytes: [UInt8]) -> Bitmap?
  /// Encodes a bitmap as PNG; nil for an empty one.
  func png(of bitmap: Bitmap) -> [UInt8]?
  /// Encodes a bitmap as JPEG, with transparent parts on white; nil for an empty one.
  ///
  /// - Parameter quality: The quality from 0 to 1 (best).
  func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?
  /// Encodes an animation as GIF, with transparent parts on white; nil for no frames, and for a
  /// first frame that is empty or too large. Other frames are cut or padded to its size.
  ///
  /// - Parameter plays: The number of times that the animation plays, 0…65 536; 0 for ever.
  func gif(of frames: [PictureFrame], plays: Int) -> [UInt8]?
  /// Opens a PNG, JPEG or GIF; nil if the bytes are none of these.
  func file(of bytes: [UInt8]) -> (any PictureFile)?
}

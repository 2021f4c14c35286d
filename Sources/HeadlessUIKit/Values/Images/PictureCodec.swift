package import Graphics

/// Makes pictures of bytes and bytes of pictures. Whoever runs the screens provides it: the libraries
/// that read PNG and JPEG are no part of this module, whose users would need them too.
package protocol PictureCodec: Sendable {
  /// The picture in PNG, JPEG or GIF bytes; nil if they are none.
  func bitmap(of bytes: [UInt8]) -> Bitmap?
  /// The picture as PNG; nil for an empty one.
  func png(of bitmap: Bitmap) -> [UInt8]?
  /// The picture as JPEG, transparent parts on white; nil for an empty one.
  ///
  /// - Parameter quality: 0…1, 1 the best.
  func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?
}

public import Graphics

extension Bitmap {
  /// Decodes a picture: PNG, JPEG (rotated upright by its EXIF orientation) or the first frame of a
  /// GIF, distinguished by their signatures.
  ///
  /// Colours are interpreted as sRGB, whatever profile or gamma the file specifies. A damaged file
  /// is an error, so no partial pictures result. Decoding takes four bytes per pixel, and about six
  /// more for progressive JPEG.
  ///
  /// - Throws: `CodecError` for an unknown format, damaged data, or a picture beyond the limits.
  public init(decoding bytes: [UInt8], limits: ImageLimits = .standard) throws(CodecError) {
    switch ImageFormat(signatureOf: bytes) {
    case .png: self = try decodePNG(bytes, limits: limits)
    case .jpeg: self = try decodeJPEG(bytes, limits: limits)
    case .gif:
      var decoder = try GIFDecoder(bytes, limits: limits)
      guard let frame = try decoder.next() else {
        throw .corrupt(.gif, reason: "no frames", nil)
      }
      self = frame.bitmap
    case .webp, nil: throw .unknownFormat(firstBytes: Array(bytes.prefix(8)))
    }
  }
}

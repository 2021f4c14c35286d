public import Graphics

extension Bitmap {
  /// The picture in `bytes`: PNG, JPEG (turned upright as its EXIF orientation says) or the first
  /// frame of a GIF, told apart by their signatures. Colours are taken as sRGB, whatever profile or
  /// gamma the file names. The whole file must be sound: no half pictures.
  ///
  /// Takes four bytes a pixel, and for progressive JPEG about six more while decoding.
  ///
  /// - Throws: `CodecError`: what the file is not, where it is damaged, or which limit it exceeds.
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

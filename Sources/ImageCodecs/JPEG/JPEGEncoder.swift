internal import CImageIO
public import Graphics

extension Bitmap {
  /// Returns this picture as JPEG, with transparent parts composited on white.
  ///
  /// Equal pixels give equal bytes with one version of libjpeg. The file contains no date and no
  /// profile.
  ///
  /// - Parameter quality: The quality from 0 to 1, which is libjpeg's scale of 0 to 100. Values
  ///   outside are limited to that range; NaN counts as 1.
  /// - Throws: `impossibleSize` for a bitmap that is empty or exceeds JPEG's limit of 65 500 pixels
  ///   in width or height; `outOfMemory`.
  public func encodedAsJPEG(quality: Double) throws(CodecError) -> [UInt8] {
    let allowed = 1...65_500
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.jpeg, width: width, height: height, allowed: allowed)
    }
    let level = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
    var flat = self
    if withUnsafePixels({ $0.contains { $0.alpha < 255 } }) {
      flat = Bitmap(width: width, height: height)
      flat.fill(Coverage(flat.bounds), with: .color(.white))
      flat.composite(self, at: (0, 0), through: Coverage(flat.bounds))
    }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    let (columns, rows) = (UInt32(width), UInt32(height))
    let status = flat.withUnsafePixels { pixels in
      // Safe: a non-empty bitmap has a base address, and four bytes per pixel.
      UnsafeRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
        cio_jpeg_write($0.baseAddress, columns, rows, level, &bytes, &count)
      }
    }
    // Safe: after a successful call, `bytes` has `count` bytes, which this function must free.
    defer { cio_free(bytes) }
    if let error = CodecError(status, .jpeg) { throw error }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

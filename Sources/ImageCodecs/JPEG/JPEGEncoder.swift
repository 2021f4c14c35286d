internal import CImageIO
public import Graphics

extension Bitmap {
  /// This picture as JPEG, transparent parts on white. The same pixels give the same bytes (with the same
  /// libjpeg); there is no date or profile in them.
  ///
  /// - Parameter quality: 0…1, libjpeg's scale of 0 to 100; what lies outside is limited to it, what is no
  ///   number counts as 1.
  /// - Throws: `impossibleSize` for a bitmap that is empty or wider or higher than 65 500 pixels, which
  ///   JPEG cannot hold; `outOfMemory`.
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
      // Safe: a bitmap that is not empty has a base address, and four bytes a pixel.
      UnsafeRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
        cio_jpeg_write($0.baseAddress, columns, rows, level, &bytes, &count)
      }
    }
    // Safe: where the call went well, `bytes` has `count` of them, which are ours to free.
    defer { cio_free(bytes) }
    if let error = CodecError(status, .jpeg) { throw error }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

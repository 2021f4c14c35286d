internal import CImageIO
import Graphics

/// Any PNG as premultiplied RGBA: all colour types and depths, 16 bits rounded to 8, transparency
/// by channel or by tRNS, interlaced or not.
func decodePNG(_ bytes: [UInt8], limits: ImageLimits) throws(CodecError) -> Bitmap {
  let (width, height) = try pngSize(bytes)
  try limits.check(.png, width: width, height: height)
  var bitmap = Bitmap(width: width, height: height)
  let status = bytes.withUnsafeBufferPointer { source in
    bitmap.withUnsafeMutablePixels { pixels in
      // Safe: a non-empty bitmap has a base address, and room for width · height · 4 bytes.
      UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
        cio_png_read(
          source.baseAddress, source.count, UInt32(width), UInt32(height), $0.baseAddress)
      }
    }
  }
  if let error = CodecError(status, .png) { throw error }
  premultiply(&bitmap)
  return bitmap
}

/// The size in IHDR, which is always the first chunk and 13 bytes long: read here so that nothing
/// is allocated for a picture beyond the limits.
private func pngSize(_ bytes: [UInt8]) throws(CodecError) -> (width: Int, height: Int) {
  guard bytes.count >= 24 else { throw .truncated(.png, .byte(bytes.count)) }
  guard Array(bytes[8..<16]) == [0, 0, 0, 13] + Array("IHDR".utf8) else {
    throw .corrupt(.png, reason: "no IHDR", .byte(8))
  }
  func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  let size = (width: number(at: 16), height: number(at: 20))
  guard size.width <= 0x7FFF_FFFF, size.height <= 0x7FFF_FFFF else {
    throw .corrupt(.png, reason: "size \(size.width)×\(size.height)", .byte(16))
  }
  return size
}

internal import CImageIO
import Graphics

/// Decodes a JPEG, baseline or progressive, grey or in colour, and rotates it upright.
func decodeJPEG(_ bytes: [UInt8], limits: ImageLimits) throws(CodecError) -> Bitmap {
  let (width, height) = try jpegSize(bytes, limits: limits)
  var bitmap = Bitmap(width: width, height: height)
  let status = bytes.withUnsafeBufferPointer { source in
    bitmap.withUnsafeMutablePixels { pixels in
      // Safe: a non-empty bitmap has a base address, and room for width · height · 4 bytes.
      UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
        cio_jpeg_read(
          source.baseAddress, source.count, UInt32(width), UInt32(height), $0.baseAddress)
      }
    }
  }
  if let error = CodecError(status, .jpeg) { throw error }
  return Orientation(exifIn: bytes).upright(bitmap)
}

private func jpegSize(
  _ bytes: [UInt8], limits: ImageLimits
) throws(CodecError) -> (width: Int, height: Int) {
  var header = cio_jpeg_header()
  let status = cio_jpeg_read_header(bytes, bytes.count, &header)
  if let error = CodecError(status, .jpeg) { throw error }
  try limits.check(.jpeg, width: Int(header.width), height: Int(header.height))
  // Adobe's inverted inks and their profiles need colour management.
  guard header.components != 4 else {
    throw .unsupported(.jpeg, feature: "CMYK or YCCK (four components)")
  }
  // Few bytes that announce a large picture must not allocate it. The largest coding unit that
  // sampling allows is 32 by 32 pixels, and each takes at least one bit of the first scan.
  let units = ((Int(header.width) + 31) / 32) * ((Int(header.height) + 31) / 32)
  guard units <= 8 * header.left else { throw .truncated(.jpeg, .byte(bytes.count)) }
  return (Int(header.width), Int(header.height))
}

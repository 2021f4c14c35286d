internal import CImageIO
import Graphics

/// Decodes any PNG to premultiplied RGBA: all colour types and depths, 16 bits rounded to 8,
/// transparency by channel or tRNS, interlaced or not.
func decodePNG(_ bytes: [UInt8], limits: ImageLimits) throws(CodecError) -> Bitmap {
  let (width, height) = try pngSize(bytes)
  try limits.check(.png, width: width, height: height)
  try checkData(bytes, pixels: width * height)
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

/// Returns the size in IHDR, which is always the first chunk and 13 bytes long. It is read first so
/// that no memory is allocated for a picture beyond the limits.
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

/// Checks that the data is long enough for the picture, so that few bytes that announce a large
/// picture do not allocate it.
///
/// Deflate's longest match is 258 bytes and takes two bits, so that no byte of a stream produces
/// more than 1032 bytes (RFC 1951, 3.2.5).
private func checkData(_ bytes: [UInt8], pixels: Int) throws(CodecError) {
  guard bytes.count > 25 else { throw .truncated(.png, .byte(bytes.count)) }
  // Samples per pixel by colour type. libpng rejects other types and depths when it reads the
  // header.
  let samples = [1, 1, 3, 1, 2, 1, 4][min(Int(bytes[25]), 6)]
  // A lower bound: filter bytes and the padding of rows are not included.
  let needed = pixels * samples * Int(min(bytes[24], 16)) / 8
  var (data, place) = (0, 8)
  while place + 8 <= bytes.count, data * 1032 < needed {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
      data += min(length, bytes.count - place - 8)
    }
    place += 12 + length
  }
  guard data * 1032 >= needed else { throw .truncated(.png, .byte(bytes.count)) }
}

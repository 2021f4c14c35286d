internal import CImageIO

/// A libdeflate compressor, which owns the library's memory.
final class Deflater {
  private let deflater: OpaquePointer

  /// Opens a compressor with a level of 1…12.
  init(level: Int32) throws(CodecError) {
    guard let opened = cio_deflate_open(level) else { throw .outOfMemory(.png) }
    deflater = opened
  }

  deinit { cio_deflate_close(deflater) }

  /// Compresses bytes to a complete deflate stream.
  func stream(of bytes: ArraySlice<UInt8>) -> DeflateStream {
    let bound = cio_deflate_bound(deflater, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound + DeflateStream.spare) { room, count in
      // Safe: the buffer has the number of bytes that libdeflate may need, plus the spare ones.
      count = bytes.withUnsafeBufferPointer { bytes in
        cio_deflate(deflater, bytes.baseAddress, bytes.count, room.baseAddress, bound)
      }
      for _ in 0..<DeflateStream.spare {
        room[count] = 0
        count += 1
      }
    }
    precondition(stream.count > DeflateStream.spare, "libdeflate's bound was too small")
    return DeflateStream(bytes: stream)
  }
}

internal import CImageIO

/// libdeflate's compressor: owns the library's memory.
final class Deflater {
  private let deflater: OpaquePointer

  /// Levels 1…12.
  init(level: Int32) throws(CodecError) {
    guard let opened = cio_deflate_open(level) else { throw .outOfMemory(.png) }
    deflater = opened
  }

  deinit { cio_deflate_close(deflater) }

  /// A deflate stream of its own.
  func stream(of bytes: ArraySlice<UInt8>) -> DeflateStream {
    let bound = cio_deflate_bound(deflater, bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound + DeflateStream.spare) { room, count in
      // Safe: the room has the bytes that libdeflate may need for so many, and the spare ones.
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

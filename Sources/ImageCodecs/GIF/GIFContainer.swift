internal import CGIF
import Graphics

/// A writer for the blocks of one GIF file, which uses giflib's sequential calls and stores the
/// result in an array.
///
/// giflib does not report all failures: calls for extensions always return OK, and sizes are
/// truncated to 16 bits. Therefore callers check sizes, and the output is an array that cannot
/// fail. A result other than OK can then only mean that memory is short. `LZWEncoder` provides the
/// code stream, and giflib divides it into blocks.
final class GIFContainer {
  private final class Output { var bytes: [UInt8] = [] }
  private let output = Output()
  private let file: UnsafeMutablePointer<GifFileType>

  init() throws(CodecError) {
    // Safe: `output` lives as long as this object, which closes the file in `deinit`.
    let context = Unmanaged.passUnretained(output).toOpaque()
    let opened = EGifOpen(
      context,
      { file, bytes, count in
        let output = Unmanaged<Output>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, nil)
    guard let opened else { throw .outOfMemory(.gif) }
    file = opened
    EGifSetGifVersion(file, true)
  }

  /// Closes the file unless `writeTrailer` did so. The trailer that giflib writes then is ignored.
  deinit { if !isEnded { EGifCloseFile(file, nil) } }
  private var isEnded = false

  func writeHeader(
    width: Int, height: Int, globalTable: [UInt32], loop: GIFLoop
  ) throws(CodecError) {
    let map = try ColorMap(globalTable)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map.object))
    guard let repeats = loop.repeats else { return }
    try check(EGifPutExtensionLeader(file, 0xFF))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    let block = [1, UInt8(repeats & 255), UInt8(repeats >> 8)]
    try check(EGifPutExtensionBlock(file, 3, block))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Writes one frame that remains when its time is over. `table` is nil for the global table.
  /// `codes` must have been made for the table's number of bits.
  func writeFrame(
    _ rect: PixelRect, delay: Int, transparent: Int?, table: [UInt32]?, codes: [UInt8]
  ) throws(CodecError) {
    var control = GraphicsControlBlock(
      DisposalMode: Int32(DISPOSE_DO_NOT), UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: transparent.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var packed: [UInt8] = [0, 0, 0, 0]
    EGifGCBToExtension(&control, &packed)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, packed))
    let map = try table.map(ColorMap.init)
    // giflib does not free the previous frame's table if the next frame has none.
    if map == nil, let last = file.pointee.Image.ColorMap {
      GifFreeMapObject(last)
      file.pointee.Image.ColorMap = nil
    }
    try check(
      EGifPutImageDesc(
        file, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false,
        map?.object))
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      try check(EGifPutCodeNext(file, [UInt8(block.count)] + block))
    }
    try check(EGifPutCodeNext(file, nil))
  }

  func writeTrailer() throws(CodecError) {
    isEnded = true
    try check(EGifCloseFile(file, nil))
  }

  /// Returns the bytes written since the last call.
  func takeBytes() -> [UInt8] {
    defer { output.bytes.removeAll(keepingCapacity: true) }
    return output.bytes
  }

  private func check(_ result: Int32) throws(CodecError) {
    guard result == GIF_OK else { throw .outOfMemory(.gif) }
  }
}

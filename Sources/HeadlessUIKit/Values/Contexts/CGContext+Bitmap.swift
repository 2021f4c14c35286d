import Foundation

extension CGContext {
  /// Creates a context that draws into the app's own pixel memory, with y up.
  ///
  /// Supported layouts have eight bits per component: RGB with or without alpha, premultiplied or
  /// not, grey without alpha, or alpha alone. Nil is returned for other layouts.
  ///
  /// Drawing starts from the pixels in `data`, which are updated after each drawing. If `data` is
  /// nil, the context allocates its own memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let row = width > 0 && width <= 32_768 ? max(bytesPerRow, 4 * width) : 0
    guard row > 0, row <= 1 << 20, height > 0, height <= 32_768 else { return nil }
    guard data != nil || width * height <= Self.pixelLimit else {
      UIImage.reportTooLarge(width: width, height: height)
      return nil
    }
    let start = data ?? .allocate(byteCount: row * height, alignment: 16)
    if data == nil {
      start.initializeMemory(as: UInt8.self, repeating: 0, count: row * height)
    }
    guard
      let memory = PixelMemory(
        start, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, info: bitmapInfo, isOwned: data == nil)
    else {
      if data == nil { start.deallocate() }
      return nil
    }
    self.init(memory)
  }

  /// The pixel memory that holds what was drawn; nil for contexts that UIKit creates.
  public var data: UnsafeMutableRawPointer? { memory?.start }
  /// The number of bytes per row of the pixel memory; four per pixel in contexts without such
  /// memory.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 4 * frame.width }
}

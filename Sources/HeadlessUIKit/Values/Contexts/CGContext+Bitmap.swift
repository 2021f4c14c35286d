import Foundation

extension CGContext {
  /// A context of an app's own pixels, y up: eight bits a component, red, green and blue with alpha multiplied in or
  /// without, grey without, or alpha alone. What lies in the memory is what is drawn on; after each drawing it has
  /// what is seen. Without memory the context has its own. Nil for other layouts.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let row = width > 0 && width <= 32_768 ? max(bytesPerRow, 4 * width) : 0
    guard row > 0, row <= 1 << 20, height > 0, height <= 32_768 else { return nil }
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

  /// The memory that was given, which has what was drawn; nil for none.
  public var data: UnsafeMutableRawPointer? { memory?.start }
  /// Of the memory that was given; four bytes a pixel without.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 4 * frame.width }
}

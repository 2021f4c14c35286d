// Access to a bitmap's pixels in memory, for kernels here and in the codecs.
extension Bitmap {
  /// Calls `body` with all pixels, row by row. The pointer is valid only inside `body`.
  @inlinable
  public func withUnsafePixels<R, E: Error>(
    _ body: (UnsafeBufferPointer<Pixel>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeBufferPointer(body)
  }

  /// Calls `body` with all pixels for writing, row by row. The pointer is valid only inside `body`.
  @inlinable
  public mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Pixel>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeMutableBufferPointer(body)
  }
}

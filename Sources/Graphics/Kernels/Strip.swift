/// Consecutive elements of an array, lent to a kernel for reading: the only door between arrays and
/// raw memory.
///
/// `lend` lends a strip for the duration of a closure, which the strip must not outlive. Subscripts
/// check the bounds of a part, so a kernel can use `base[0]..<base[count]` unchecked.
///
/// `Span` and `MutableSpan` could replace it. But an array's `mutableSpan` needs macOS 26, and this
/// package supports macOS 15. Also, an optimised build of Swift 6.3 drops the check that the array
/// is shared. For symmetry, the strip for reading has the form of the one for writing.
package struct Strip<Element: BitwiseCopyable> {
  let base: UnsafePointer<Element>
  let count: Int

  package static func lend<R>(_ array: [Element], _ body: (Strip) -> R) -> R {
    array.withUnsafeBufferPointer { buffer in
      // An empty array can have no address. Its strip is never read.
      body(Strip(base: buffer.baseAddress ?? Self.placeholderAddress, count: buffer.count))
    }
  }

  subscript(start: Int, length: Int) -> Strip {
    precondition(start >= 0 && length >= 0 && start + length <= count, "strip ends too early")
    return Strip(base: base + start, count: length)
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "outside the strip")
    return base[index]
  }

  private static var placeholderAddress: UnsafePointer<Element> {
    UnsafePointer(MutableStrip<Element>.placeholderAddress)
  }
}

extension Bitmap {
  func lendPixels<R>(_ body: (Strip<Pixel>) -> R) -> R { Strip.lend(pixels, body) }

  mutating func lendMutablePixels<R>(_ body: (MutableStrip<Pixel>) -> R) -> R {
    MutableStrip.lend(&pixels, body)
  }
}

extension Strip<Pixel> {
  /// Whether every alpha is 255. True for an empty strip.
  var isOpaque: Bool {
    // The bitwise AND of whole words avoids extracting the alpha of each pixel.
    base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      var common = UInt32.max
      for x in 0..<count { common &= words[x] }
      return unsafeBitCast(common, to: Pixel.self).alpha == 255
    }
  }
}

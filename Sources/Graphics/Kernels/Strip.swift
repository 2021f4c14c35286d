/// Consecutive elements of an array, lent to a kernel: the one door between arrays and raw memory.
///
/// `lend` opens it for the length of a closure; cutting a part off checks its ends, so a kernel may
/// trust `count` and read or write `base[0]..<base[count]` unchecked. A strip must not leave the
/// closure it was lent to.
///
/// `Span` and `MutableSpan` would say the same. An array's `mutableSpan` needs macOS 26, where this package
/// asks for 15, and an optimised build of Swift 6.3 drops the check by which it knows that the array is
/// shared; a strip that is read has the shape of the one that is written.
package struct Strip<Element: BitwiseCopyable> {
  let base: UnsafePointer<Element>
  let count: Int

  package static func lend<R>(_ array: [Element], _ body: (Strip) -> R) -> R {
    array.withUnsafeBufferPointer { buffer in
      // An empty array may have no address; nothing is ever read from it.
      body(Strip(base: buffer.baseAddress ?? Self.nowhere, count: buffer.count))
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

  private static var nowhere: UnsafePointer<Element> {
    UnsafePointer(MutableStrip<Element>.nowhere)
  }
}

extension Bitmap {
  func lendPixels<R>(_ body: (Strip<Pixel>) -> R) -> R { Strip.lend(pixels, body) }

  mutating func lendMutablePixels<R>(_ body: (MutableStrip<Pixel>) -> R) -> R {
    MutableStrip.lend(&pixels, body)
  }
}

extension Strip<Pixel> {
  /// Whether every alpha is 255; of no pixels too.
  var isOpaque: Bool {
    // As words: the bits that all have need no alpha picked out of its pixel.
    base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      var common = UInt32.max
      for x in 0..<count { common &= words[x] }
      return unsafeBitCast(common, to: Pixel.self).alpha == 255
    }
  }
}

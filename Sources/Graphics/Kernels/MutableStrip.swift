/// Consecutive elements of an array, lent to a kernel for writing. `Strip` describes the rules.
package struct MutableStrip<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  package static func lend<R>(_ array: inout [Element], _ body: (MutableStrip) -> R) -> R {
    array.withUnsafeMutableBufferPointer { buffer in
      body(MutableStrip(base: buffer.baseAddress ?? Self.placeholderAddress, count: buffer.count))
    }
  }

  /// Lends room for elements, which the body must write before it reads them.
  @inline(__always)
  static func lendRoom(_ count: Int, _ body: (MutableStrip) -> Void) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { room in
      body(MutableStrip(base: room.baseAddress ?? placeholderAddress, count: count))
    }
  }

  subscript(start: Int, length: Int) -> MutableStrip {
    precondition(start >= 0 && length >= 0 && start + length <= count, "strip ends too early")
    return MutableStrip(base: base + start, count: length)
  }

  subscript(index: Int) -> Element {
    get { reading[index] }
    nonmutating set {
      precondition(index >= 0 && index < count, "outside the strip")
      base[index] = newValue
    }
  }

  func copy(_ source: Strip<Element>) {
    precondition(source.count == count)
    base.update(from: source.base, count: count)
  }

  /// Sets each element from the element of `source` at its index. `source` has the length of this
  /// strip.
  @inline(__always)
  func write<A>(from source: Strip<A>, _ body: (A) -> Element) {
    precondition(source.count == count)
    for x in 0..<count { base[x] = body(source.base[x]) }
  }

  /// Sets each element from the elements of `a` and `b` at its index. Both have the length of this
  /// strip.
  @inline(__always)
  func write<A, B>(from a: Strip<A>, _ b: Strip<B>, _ body: (A, B) -> Element) {
    precondition(a.count == count && b.count == count)
    for x in 0..<count { base[x] = body(a.base[x], b.base[x]) }
  }

  var reading: Strip<Element> { Strip(base: UnsafePointer(base), count: count) }

  /// An aligned address for empty strips, which is never read.
  static var placeholderAddress: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}

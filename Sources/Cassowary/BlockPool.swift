/// Many short lists in one array: blocks whose lengths are powers of two, recycled through one free
/// list a length. Against an array a list this saves an allocation and a reference count a row,
/// makes a copy of the solver a handful of memory copies, and lets frames reuse what earlier frames
/// gave back.
struct BlockPool<Element: Sendable>: Sendable {
  var elements: [Element] = []
  /// Starts of unused blocks, by the exponent of their length.
  private var free: [[Int]] = Array(repeating: [], count: 32)
  private var freeCount = 0
  private let filler: Element

  /// Elements in blocks that are in use.
  var usedCount: Int { elements.count - freeCount }

  init(filler: Element) {
    self.filler = filler
  }

  /// The start of a block of `capacity` elements, which must be a power of two.
  mutating func allocate(_ capacity: Int) -> Int {
    if let start = free[capacity.trailingZeroBitCount].popLast() {
      freeCount -= capacity
      return start
    }
    let start = elements.count
    elements.append(contentsOf: repeatElement(filler, count: capacity))
    return start
  }

  /// Lends all elements for writing, so that it is checked once, not at every write, that no copy
  /// shares them.
  ///
  /// `elements.mutableSpan` would say the same without a pointer, but an optimised build of Swift
  /// 6.3 drops its check: the span then writes into copies too (`ContiguousArray`'s as well).
  /// It also needs macOS 26, where this package asks for 15.
  mutating func write(_ body: (inout MutableSpan<Element>) -> Void) {
    // The buffer outlives the span, which cannot leave the closure.
    elements.withUnsafeMutableBufferPointer { buffer in
      var span = buffer.mutableSpan
      body(&span)
    }
  }

  mutating func release(_ start: Int, capacity: Int) {
    guard capacity > 0 else { return }
    free[capacity.trailingZeroBitCount].append(start)
    freeCount += capacity
  }

  /// Makes room ahead for a quarter more elements, so that what only moves numbers finds it there.
  mutating func keepHeadroom() {
    if elements.capacity - elements.count < elements.count / 4 {
      elements.reserveCapacity(2 * elements.count)
    }
  }

  /// Moves the first `count` elements of a block to one of at least `needed`; returns its place.
  mutating func move(_ start: Int, count: Int, capacity: Int, toHold needed: Int) -> Range<Int> {
    var wider = max(4, capacity)
    while wider < needed { wider *= 2 }
    let target = allocate(wider)
    for i in 0..<count { elements[target + i] = elements[start + i] }
    release(start, capacity: capacity)
    return target..<target + wider
  }

  /// Elements there is room for without asking the system for memory, free lists included.
  var storageCapacity: Int { free.reduce(elements.capacity) { $0 + $1.capacity } }
}

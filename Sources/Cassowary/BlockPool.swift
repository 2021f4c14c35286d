/// Storage for many short lists in one array. Blocks have power-of-two lengths and are recycled
/// through one free list per length.
///
/// Compared with one array per list, this saves an allocation and a reference count per row.
/// Copying the solver takes a few memory copies, and later frames reuse blocks that earlier frames
/// released.
struct BlockPool<Element: Sendable>: Sendable {
  var elements: [Element] = []
  /// Start positions of unused blocks, indexed by the exponent of the block length.
  private var free: [[Int]] = Array(repeating: [], count: 32)
  private var freeCount = 0
  private let filler: Element

  /// The number of elements in blocks that are in use.
  var usedCount: Int { elements.count - freeCount }

  init(filler: Element) {
    self.filler = filler
  }

  /// Allocates a block of `capacity` elements, which must be a power of two, and returns its start.
  mutating func allocate(_ capacity: Int) -> Int {
    if let start = free[capacity.trailingZeroBitCount].popLast() {
      freeCount -= capacity
      return start
    }
    let start = elements.count
    elements.append(contentsOf: repeatElement(filler, count: capacity))
    return start
  }

  /// Passes all elements to `body` for writing. Swift then checks once, instead of at every write,
  /// that the storage is not shared with a copy.
  ///
  /// `elements.mutableSpan` would do this without a pointer. However, an optimised build of Swift
  /// 6.3 drops its uniqueness check, so that the span writes into copies too. `ContiguousArray` has
  /// that bug as well. The property also needs macOS 26, and this package supports macOS 15.
  mutating func write(_ body: (inout MutableSpan<Element>) -> Void) {
    // Safe: the buffer outlives the span, which cannot leave the closure.
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

  /// Reserves memory for a quarter more elements, so that changes of numbers alone need no
  /// allocation.
  mutating func keepHeadroom() {
    if elements.capacity - elements.count < elements.count / 4 {
      elements.reserveCapacity(2 * elements.count)
    }
  }

  /// Moves the first `count` elements of a block to a new block of at least `needed` elements, and
  /// returns the range of the new block.
  mutating func move(_ start: Int, count: Int, capacity: Int, toHold needed: Int) -> Range<Int> {
    var wider = max(4, capacity)
    while wider < needed { wider *= 2 }
    let target = allocate(wider)
    for i in 0..<count { elements[target + i] = elements[start + i] }
    release(start, capacity: capacity)
    return target..<target + wider
  }

  /// The number of elements that fit without allocating memory, including the free lists.
  var storageCapacity: Int { free.reduce(elements.capacity) { $0 + $1.capacity } }
}

/// Variables whose values may have changed since somebody looked, each once: a value changes where the
/// constant of its row does and where it enters or leaves the basis, and the tableau passes by there in
/// any case. Who reads a solution looks at these alone, in proportion to the change.
///
/// What leaves stays listed: its index goes to another variable, which is listed with it then.
struct MovedSymbols: Sendable {
  private var list: [Symbol] = []
  /// By symbol index.
  private var isListed: [Bool] = []

  /// Makes room for the symbol with the next index, in the list too: what only moves numbers asks for
  /// no memory.
  mutating func grow() {
    isListed.append(false)
    if list.capacity < isListed.count { list.reserveCapacity(2 * isListed.count) }
  }

  @inline(__always)
  mutating func note(_ symbol: Symbol) {
    guard symbol.isExternal, !isListed[symbol.index] else { return }
    isListed[symbol.index] = true
    list.append(symbol)
  }

  /// Calls `body` with each, in the order in which they moved first, and forgets them.
  mutating func take(_ body: (Symbol) -> Void) {
    for symbol in list {
      isListed[symbol.index] = false
      body(symbol)
    }
    list.removeAll(keepingCapacity: true)
  }

  var storageCapacity: Int { list.capacity + isListed.capacity }
}

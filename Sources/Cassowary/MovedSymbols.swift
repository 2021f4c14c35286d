/// The variables whose values may have changed since the list was last read, each listed once.
///
/// A value changes where the constant of its row changes, and where it enters or leaves the basis.
/// The tableau visits these places anyway. Reading a solution therefore takes time in proportion to
/// the change, not to the number of variables.
///
/// Removed variables stay in the list. Their indices are reused by other variables, which are then
/// listed too.
struct MovedSymbols: Sendable {
  private var list: [Symbol] = []
  /// Whether each symbol is in `list`, by symbol index.
  private var isListed: [Bool] = []

  /// Makes room for the symbol with the next index. Reserves space in the list too, so that changes
  /// of numbers alone allocate no memory.
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

  /// Calls `body` with each listed symbol, in the order in which they first moved, and empties the
  /// list.
  mutating func take(_ body: (Symbol) -> Void) {
    for symbol in list {
      isListed[symbol.index] = false
      body(symbol)
    }
    list.removeAll(keepingCapacity: true)
  }

  var storageCapacity: Int { list.capacity + isListed.capacity }
}

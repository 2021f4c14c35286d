/// The rows that mention each symbol, in an arbitrary but reproducible order.
///
/// Without this index, a change of one number would search every row of the tableau.
struct Columns: Sendable {
  private struct Column: Sendable {
    var start = 0
    var count = 0
    var capacity = 0
  }

  private var columns: [Column] = []
  private var slots = BlockPool<Int32>(filler: -1)

  /// Adds an empty column for the symbol with the next index.
  mutating func grow() {
    columns.append(Column())
  }

  func count(_ symbol: Symbol) -> Int { columns[symbol.index].count }

  func row(_ position: Int, of symbol: Symbol) -> Int {
    Int(slots.elements[columns[symbol.index].start + position])
  }

  mutating func append(_ row: Int, to symbol: Symbol) {
    let index = symbol.index
    var column = columns[index]
    if column.count == column.capacity {
      let block = slots.move(
        column.start, count: column.count, capacity: column.capacity, toHold: column.count + 1)
      column.start = block.lowerBound
      column.capacity = block.count
    }
    slots.elements[column.start + column.count] = Int32(row)
    column.count += 1
    columns[index] = column
  }

  mutating func remove(_ row: Int, from symbol: Symbol) {
    let index = symbol.index
    let column = columns[index]
    let last = column.start + column.count - 1
    var i = last
    while slots.elements[i] != row { i -= 1 }
    slots.elements[i] = slots.elements[last]
    columns[index].count = column.count - 1
  }

  mutating func removeAll(_ symbol: Symbol) {
    columns[symbol.index].count = 0
  }

  /// Frees the column of a removed symbol.
  mutating func release(_ symbol: Symbol) {
    let column = columns[symbol.index]
    slots.release(column.start, capacity: column.capacity)
    columns[symbol.index] = Column()
  }

  mutating func keepHeadroom() {
    slots.keepHeadroom()
  }

  var storageCapacity: Int { columns.capacity + slots.storageCapacity }
}

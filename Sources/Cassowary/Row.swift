/// One equation of the tableau, `basic = constant + sum of cells`. `start` and `count` locate its
/// cells in the tableau's pool.
///
/// The cells are sorted by symbol, and no cell has a basic symbol. The basic symbol of a row under
/// construction is `.none`.
struct Row: Sendable {
  var basic: Symbol
  var constant: Double
  var start: Int
  var count: Int
  var capacity: Int

  var range: Range<Int> { start..<start + count }
}

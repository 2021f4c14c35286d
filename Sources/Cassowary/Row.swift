/// `basic = constant + sum of cells`: where the cells of one row lie in the tableau's pool, sorted
/// by symbol, none of them basic. The basic symbol of a row under construction is `.none`.
struct Row: Sendable {
  var basic: Symbol
  var constant: Double
  var start: Int
  var count: Int
  var capacity: Int

  var range: Range<Int> { start..<start + count }
}

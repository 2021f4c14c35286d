/// One summand of a row.
struct Cell: Sendable {
  var symbol: Symbol
  var coefficient: Double
}

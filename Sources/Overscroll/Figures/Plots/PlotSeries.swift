import Foundation

/// One column of a run as numbers, tick by tick.
struct PlotSeries: Hashable, Sendable {
  let name: String
  /// A number a tick; NaN where there is none.
  let numbers: [Double]

  init(name: String, cells: [String]) {
    self.name = name
    numbers = cells.map { cell in
      switch cell {
      case "true": 1
      case "false": 0
      default: Double(cell) ?? .nan
      }
    }
  }
}

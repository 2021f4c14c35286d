import Foundation

/// A column of a run as numbers, one per tick.
struct PlotSeries: Hashable, Sendable {
  let name: String
  /// The numbers, one per tick; NaN for missing values.
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

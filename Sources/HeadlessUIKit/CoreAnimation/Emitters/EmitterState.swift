import Foundation

/// The properties of an emitter at one time.
struct EmitterState {
  var birthRate: Double, lifetime: Double, velocity: Double, scale: Double, spin: Double
  var position: SIMD3<Double>
  /// The width, height and depth of the shape.
  var size: SIMD3<Double>
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var seed: UInt32
  var cells: [EmitterCellState]

  /// Returns the births per second of a cell.
  func rate(of cell: Int) -> Double {
    cells[cell].isEnabled ? max(cells[cell].numbers.birthRate * birthRate, 0) : 0
  }

  /// The longest time after a birth that a particle or its descendants are visible, in seconds.
  var longestLife: Double { (cells.map(\.longestLife).max() ?? 0) * max(lifetime, 0) }
}

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

  /// Returns the births per second of a cell, up to `EmitterCellValues.maximumBirthRate`.
  func rate(of cell: Int) -> Double {
    let rate = cells[cell].numbers.birthRate * birthRate
    return cells[cell].isEnabled ? min(max(rate, 0), EmitterCellValues.maximumBirthRate) : 0
  }

  /// The longest time after a birth that a particle or its descendants are visible, in seconds.
  var longestLife: Double { (cells.map(\.longestLife).max() ?? 0) * max(lifetime, 0) }
}

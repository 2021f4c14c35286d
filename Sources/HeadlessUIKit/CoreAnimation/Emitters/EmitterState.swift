import Foundation

/// What an emitter is at a time.
struct EmitterState {
  var birthRate: Double, lifetime: Double, velocity: Double, scale: Double, spin: Double
  var position: SIMD3<Double>
  /// Width, height and depth.
  var size: SIMD3<Double>
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var seed: UInt32
  var cells: [EmitterCellState]

  /// Births in a second of one of its cells.
  func rate(of cell: Int) -> Double {
    cells[cell].isEnabled ? max(cells[cell].numbers.birthRate * birthRate, 0) : 0
  }

  /// How long after its birth anything can be seen.
  var longestLife: Double { (cells.map(\.longestLife).max() ?? 0) * max(lifetime, 0) }
}

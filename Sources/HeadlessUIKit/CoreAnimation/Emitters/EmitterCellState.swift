import Foundation
import Graphics

/// A cell as it was when a layer took it.
struct EmitterCellState {
  var name: String?
  var numbers: EmitterCellValues
  var isEnabled: Bool
  var image: ImageSource?
  var contentsRect: CGRect
  var contentsScale: CGFloat
  var filter: SamplingFilter
  var cells: [EmitterCellState]

  /// Cells in cells deeper than this are none: one may lie in itself.
  private static let deepest = 4

  @MainActor
  init(_ cell: CAEmitterCell, depth: Int = 0) {
    name = cell.name
    numbers = cell.numbers
    isEnabled = cell.isEnabled
    image = PictureContents.source(of: cell.contents)
    contentsRect = cell.contentsRect
    contentsScale = cell.contentsScale
    filter = cell.minificationFilter == CALayerContentsFilter.nearest.rawValue ? .nearest : .area
    cells =
      depth < Self.deepest
      ? (cell.emitterCells ?? []).map { EmitterCellState($0, depth: depth + 1) } : []
  }

  /// How long after its birth a particle, or one born of it, can be seen.
  var longestLife: Double { numbers.longestLife + (cells.map(\.longestLife).max() ?? 0) }

  /// Sets the number under a path below `emitterCells`.
  mutating func set(_ words: ArraySlice<Substring>, to number: Double) {
    guard words.count > 1 else {
      if let word = words.first, let path = EmitterCellValues.path(String(word)) {
        numbers[keyPath: path] = number
      }
      return
    }
    cells.set(words, to: number)
  }
}

extension [EmitterCellState] {
  /// Of words `emitterCells`, a name and what is meant in that cell.
  mutating func set(_ words: ArraySlice<Substring>, to number: Double) {
    let rest = words.dropFirst()
    guard words.first == "emitterCells", let name = rest.first else { return }
    for index in indices where self[index].name == String(name) {
      self[index].set(rest.dropFirst(), to: number)
    }
  }
}

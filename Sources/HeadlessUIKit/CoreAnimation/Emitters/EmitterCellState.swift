import Foundation
import Graphics

/// A snapshot of a cell, with its nested cells.
struct EmitterCellState {
  var name: String?
  var numbers: EmitterCellValues
  var isEnabled: Bool
  var image: ImageSource?
  var contentsRect: CGRect
  var contentsScale: CGFloat
  var filter: SamplingFilter
  var cells: [EmitterCellState]

  /// The maximum depth of nested cells, since a cell can contain itself.
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

  /// The longest time after a birth that the particle or its descendants are visible, in seconds.
  var longestLife: Double { numbers.longestLife + (cells.map(\.longestLife).max() ?? 0) }

  /// Sets the number at the rest of a key path below `emitterCells`.
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
  /// Sets the number at a key path that begins with `emitterCells` and the name of a cell.
  mutating func set(_ words: ArraySlice<Substring>, to number: Double) {
    let rest = words.dropFirst()
    guard words.first == "emitterCells", let name = rest.first else { return }
    for index in indices where self[index].name == String(name) {
      self[index].set(rest.dropFirst(), to: number)
    }
  }
}

import Foundation

/// Layers that are not drawn because they would take too much memory.
enum DrawingProblem: Hashable {
  case tooManyCanvases(layers: Int)
  case tooLargeTiledLayer(CGSize)
}

extension DrawingProblem: ScreenProblem {
  var description: String {
    switch self {
    case .tooManyCanvases(let count):
      "\(count == 1 ? "a layer is" : "\(count) layers are") left out: shadows, masks and opacities inside one "
        + "another would take more than a gigabyte to draw"
    case .tooLargeTiledLayer(let size):
      "a CATiledLayer of \(Int(size.width)) by \(Int(size.height)) points is not drawn: it would take more than "
        + "64 million pixels; make it smaller, or scale it down"
    }
  }
}

extension ProblemLog {
  /// Reports layers that are missing in a picture because drawing them would take more than a
  /// gigabyte.
  package func report(layersTooLargeToDraw count: Int) {
    report(DrawingProblem.tooManyCanvases(layers: count))
  }
}

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
      "\(count == 1 ? "a layer is" : "\(count) layers are") not drawn: nested shadows, masks and "
        + "opacities would need more than a gigabyte of memory"
    case .tooLargeTiledLayer(let size):
      "a CATiledLayer of \(Int(size.width)) by \(Int(size.height)) points is not drawn: "
        + "it needs more than 64 million pixels;  reduce its size or its scale"
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

import Foundation

/// Layers that are not drawn because they would take too much memory or time.
enum DrawingProblem: Hashable {
  case tooManyCanvases(layers: Int)
  case tooLargeTiledLayer(CGSize)
  case tooManyCopies(Int, drawn: Int)
}

extension DrawingProblem: ScreenProblem {
  var description: String {
    switch self {
    case .tooManyCanvases(let count):
      "\(count == 1 ? "a layer is" : "\(count) layers are") not drawn: nested shadows, masks and "
        + "opacities would need more than a gigabyte of memory"
    case .tooLargeTiledLayer(let size):
      "a CATiledLayer of \(Self.rounded(size.width)) by \(Self.rounded(size.height)) points is not "
        + "drawn: it needs more than 64 million pixels; reduce its size or its scale"
    case .tooManyCopies(let count, let drawn):
      "a CAReplicatorLayer with an instanceCount of \(count) draws only \(drawn) copies"
    }
  }

  private static func rounded(_ length: CGFloat) -> Int { Int(exactly: length.rounded()) ?? .max }
}

extension ProblemLog {
  /// Reports layers that are missing in a picture because drawing them would take more than a
  /// gigabyte.
  package func report(layersTooLargeToDraw count: Int) {
    report(DrawingProblem.tooManyCanvases(layers: count))
  }
}

import Foundation
import Graphics
import Layers

extension FigureStyle {
  /// Returns the layers behind all other content for a page size; empty if the background is one
  /// colour.
  func backgroundLayers(_ size: CGSize) -> [Layer] {
    guard case .gradient(let colors) = background else { return [] }
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    let last = Double(max(colors.count - 1, 1))
    layer.contents = .gradient(
      GradientContents(
        stops: colors.enumerated().map { .init($0.element, at: Double($0.offset) / last) }))
    return [layer]
  }
}

import Foundation

/// The properties of a scene that its outputs are checked against.
struct SceneOutputContext {
  /// The title of the scene, for captions without a text.
  let title: String?
  let conditions: StageConditions
  /// Whether the scene's display rate could be read.
  let hasDisplay: Bool
  let timeline: Timeline
  /// The conditions of the compared screens.
  let panels: [StageConditions]
  let isComparison: Bool

  /// Returns the size of a picture in points, without captions and names.
  ///
  /// - Parameter format: The format; nil if it could not be read.
  func size(_ figure: FigureStyle?, of format: SceneOutput.Format?) -> CGSize {
    let screens = panels.isEmpty ? [conditions] : panels
    switch format {
    case .plot(let plot, _): return plot.size
    case .text: return .zero
    case .diagram:
      let zoom = figure?.magnification ?? 1
      return figure?.size
        ?? CGSize(
          width: 2 * conditions.size.width * zoom, height: 1.3 * conditions.size.height * zoom)
    case .filmstrip(let moments):
      var style = figure ?? .strip
      if style.columns == nil { style.columns = moments.count }
      return size(style, screens.flatMap { Array(repeating: $0, count: moments.count) })
    case .gif, .apng, .webP, .png, .pngSequence, .video, .html, nil:
      guard figure != nil || !panels.isEmpty else { return conditions.size }
      return size(figure ?? .bare, screens)
    }
  }

  private func size(_ style: FigureStyle, _ screens: [StageConditions]) -> CGSize {
    let bodies = screens.map { (DeviceBody($0.heldDevice, style.body), $0.device.scale) }
    return FigureLayout(style, bodies: bodies) { _, _ in nil }.size
  }
}

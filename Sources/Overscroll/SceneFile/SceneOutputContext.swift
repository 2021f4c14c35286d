import Foundation

/// What outputs are held against.
struct SceneOutputContext {
  let conditions: StageConditions
  /// Whether the scene's own display could be read.
  let hasDisplay: Bool
  let timeline: Timeline
  /// Of the screens that are compared.
  let panels: [StageConditions]
  let isComparison: Bool

  /// How large a picture is, captions and names aside, in points.
  ///
  /// - Parameter format: nil for one that could not be read.
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
    return FigureLayout(style, bodies: bodies) { _, _ in 0 }.size
  }
}

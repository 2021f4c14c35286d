import Foundation

/// What outputs are held against.
struct SceneOutputContext {
  /// Whether a device of it lies, around which nothing is drawn.
  var hasLyingDevice: Bool {
    (panels.isEmpty ? [conditions] : panels).contains { $0.size != $0.device.size }
  }

  let conditions: StageConditions
  /// Whether the scene's own display could be read.
  let hasDisplay: Bool
  let timeline: Timeline
  /// Of the screens that are compared.
  let panels: [StageConditions]
  let isComparison: Bool

  /// How large a picture is, captions aside, in points.
  func size(_ figure: FigureStyle?) -> CGSize {
    guard figure != nil || !panels.isEmpty else { return conditions.size }
    let style = figure ?? .bare
    let bodies = (panels.isEmpty ? [conditions] : panels).map {
      (DeviceBody($0.heldDevice, style.body), $0.device.scale)
    }
    return FigureLayout(style, bodies: bodies) { _, _ in 0 }.size
  }
}

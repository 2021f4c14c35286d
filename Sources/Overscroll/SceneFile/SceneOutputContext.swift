import Foundation

/// What outputs are held against.
struct SceneOutputContext {
  let device: Device
  /// Nil if the scene's own cannot be read.
  let display: DisplayRate?
  let timeline: Timeline
  /// Of the screens that are compared.
  let panels: [Device]
  let isComparison: Bool

  /// How large a picture is, captions aside, in points.
  func size(_ figure: FigureStyle?) -> CGSize {
    guard figure != nil || !panels.isEmpty else { return device.size }
    let style = figure ?? .bare
    let bodies = (panels.isEmpty ? [device] : panels).map { (DeviceBody($0, style.body), $0.scale) }
    return FigureLayout(style, bodies: bodies) { _, _ in 0 }.size
  }
}

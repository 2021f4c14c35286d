import Foundation
import Graphics

/// Figures in the sizes of the App Store: `size: app-store` of a frame.
extension SceneReader {
  static let storeSize = "app-store"

  /// Applies the size of the store and the defaults that fit it. All devices of a kind get a page
  /// of one width in points, so that one caption suits them all.
  ///
  /// - Parameter fields: The keys of the frame, of which those that are present are not changed.
  mutating func fitToStore(
    _ style: inout FigureStyle, _ fields: [String: SceneNode.Entry], path: String,
    _ context: SceneOutputContext
  ) {
    let device = context.conditions.heldDevice
    guard let pixels = device.storePixels else {
      let range = fields["size"]?.value.range ?? source.range(line: 1, column: 1)
      return report(.noStoreSize(device: device.identifier), range, path: "\(path).size")
    }
    let short: CGFloat = device.isTablet ? 640 : 440
    let scale = min(pixels.width, pixels.height) / short
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    (style.size, storeScale) = (size, scale)
    if fields["background"] == nil { style.background = .color(.white) }
    if fields["padding"] == nil {
      let isBelow = style.caption?.place == .below
      style.padding = FigureEdges(top: 56, left: 28, bottom: isBelow ? 56 : 0, right: 28)
    }
    guard fields["zoom"] == nil else { return }
    let screens = context.panels.isEmpty ? [context.conditions] : context.panels
    let widths = screens.map { DeviceBody($0.heldDevice, style.body).size.width }
    let columns = CGFloat(min(style.columns ?? widths.count, widths.count))
    let padding = style.padding.lengths
    let room = size.width - padding.left - padding.right - (columns - 1) * style.spacing
    style.zoom = max(room, 1) / (columns * (widths.max() ?? 1))
  }
}

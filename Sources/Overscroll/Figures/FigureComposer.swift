package import Foundation
import Graphics
import HeadlessUIKit
package import Layers
import Typography

/// A composer that arranges the pictures of panels on a figure's page. The result is a tree around
/// their trees, so that compositor, damage and encoders treat it like any other picture. Parts that
/// do not move are equal values in every frame.
package struct FigureComposer: Sendable {
  private let style: FigureStyle
  private let layout: FigureLayout
  private let bodies: [DeviceBody]
  /// The caption layers of the panels and of the whole figure.
  private let captions: [Layer?]
  private let headline: Layer?
  private let fonts: FigureFonts?
  /// The values of trace columns, one element per panel; empty if no overlay shows columns.
  private let columns: [OverlayValues]
  private let deviceScale: CGFloat

  /// Creates a composer. Captions of panels use the system font of their stage, all other texts
  /// that of the first stage.
  @MainActor
  package init(_ style: FigureStyle, panels: [FigurePanel]) {
    self.init(style, panels: panels, values: [])
  }

  /// Creates a composer with values for overlays.
  ///
  /// - Parameter values: The values that overlays of trace columns show, one element per panel.
  @MainActor
  init(_ style: FigureStyle, panels: [FigurePanel], values: [OverlayValues]) {
    self.style = style
    columns = values
    fonts =
      style.overlays.isEmpty && style.notes.isEmpty
      ? nil : panels.first.map { FigureFonts($0.stage.environment) }
    let bodies = panels.map { DeviceBody($0.stage.conditions.heldDevice, style.body) }
    let scales = panels.map(\.stage.device.scale)
    let texts = panels.map { panel in
      panel.caption.map { FigureCaption.Setting($0, panel.stage.environment) }
    }
    let headline = style.caption.flatMap { caption in
      panels.first.map { FigureCaption.Setting(caption, $0.stage.environment) }
    }
    let layout = FigureLayout(style, bodies: Array(zip(bodies, scales))) { panel, width in
      (panel.map { texts[$0] } ?? headline)?.space(inWidth: width)
    }
    self.layout = layout
    self.bodies = bodies
    func layer(_ text: FigureCaption.Setting?, _ frame: CGRect) -> Layer? {
      frame.isEmpty ? nil : text?.layer(frame, ink: style.captionColor)
    }
    captions = zip(texts, layout.cells).map { layer($0, $1.caption) }
    self.headline = layer(headline, layout.caption)
    // The pixels of the screen with the highest scale, as pixels per point of the page.
    deviceScale = (scales.max() ?? 1) / style.magnification
  }

  /// The size of the page in points.
  package var size: CGSize { layout.size }

  /// Returns the figure with the current pictures of its stages.
  @MainActor
  package func tree(of stages: [Stage]) -> LayerTree {
    tree(of: stages.map { PanelPicture($0, overlayColumns: style.columnsRead) })
  }

  /// Returns the figure with pictures of its panels.
  ///
  /// - Parameter pictures: One picture per panel.
  func tree(of pictures: [PanelPicture]) -> LayerTree {
    var tree = LayerTree(
      size: size, deviceScale: deviceScale, backgroundColor: .clear,
      layers: style.backgroundLayers(size))
    if case .color(let color) = style.background { tree.backgroundColor = color }
    for (index, picture) in pictures.enumerated() { tree.layers += cell(index, picture) }
    if let headline { tree.layers.append(headline) }
    tree.layers += notes
    return tree
  }

  private func cell(_ index: Int, _ picture: PanelPicture) -> [Layer] {
    let cell = layout.cells[index], body = bodies[index], zoom = style.magnification
    let fingers = style.touches.map { touches in
      picture.fingers.flatMap { $0.layers(touches) }
    }
    var device = body.layer(
      showing: picture.screen, fingers: fingers ?? [], hasShadow: style.hasShadow)
    device.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    device.anchorPoint = .zero
    device.position = cell.origin
    let overlay = picture.overlay.flatMap { overlays($0, index) }
    let seen = cropped([device] + (overlay.map { [$0] } ?? []), to: cell)
    return seen + (captions[index].map { [$0] } ?? [])
  }

  /// Returns the transform from a screen's points to those of the page.
  private func place(_ index: Int) -> CGAffineTransform {
    let corner = bodies[index].screenOrigin, zoom = style.magnification
    return CGAffineTransform(
      a: zoom, b: 0, c: 0, d: zoom, tx: layout.cells[index].origin.x + corner.x * zoom,
      ty: layout.cells[index].origin.y + corner.y * zoom)
  }

  /// Returns the overlays, clipped to the visible part of the screen; nil without overlays.
  private func overlays(_ reading: OverlayReading, _ index: Int) -> Layer? {
    guard let fonts, !style.overlays.isEmpty else { return nil }
    let place = place(index)
    let screen = CGRect(origin: .zero, size: bodies[index].screen).applying(place)
    let room = screen.intersection(layout.cells[index].seen)
    guard !room.isNull else { return nil }
    let corner = style.body == .none ? 0 : bodies[index].cornerRadius * style.magnification
    var picture = OverlayPicture(
      fonts, screen: screen, cornerRadius: corner, zoom: style.magnification, room: room)
    picture.draw(
      style.overlays, reading, columns.indices.contains(index) ? columns[index] : nil)
    // The layer has the screen's rounded corners. The crop of the device also applies to it.
    var layer = Layer(bounds: screen, position: CGPoint(x: screen.midX, y: screen.midY))
    layer.masksToBounds = true
    if style.body != .none {
      layer.cornerRadius = corner
      layer.cornerCurve = .continuous
    }
    layer.sublayers = picture.drawing.layers
    return layer
  }

  private var notes: [Layer] {
    guard let fonts, !style.notes.isEmpty else { return [] }
    var drawing = FigureDrawing(fonts)
    for note in style.notes where bodies.indices.contains(note.panel) {
      let place = place(note.panel)
      note.draw(into: &drawing, page: CGRect(origin: .zero, size: size)) { $0.applying(place) }
    }
    return drawing.layers
  }

  /// A length larger than the extent of shadows and fingers beyond a body.
  private static let reach: CGFloat = 120

  /// Returns the device and its overlays, clipped and faded as the style specifies.
  private func cropped(_ device: [Layer], to cell: FigureLayout.Cell) -> [Layer] {
    let fade = style.fade.lengths
    guard !cell.cut.isNone || !fade.isNone else { return device }
    func reach(_ cut: CGFloat) -> CGFloat { cut > 0 ? 0 : Self.reach }
    let left = cell.seen.minX - reach(cell.cut.left), top = cell.seen.minY - reach(cell.cut.top)
    let right = cell.seen.maxX + reach(cell.cut.right)
    let bottom = cell.seen.maxY + reach(cell.cut.bottom)
    let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    var layer = window(frame, around: device)
    if fade.top > 0 || fade.bottom > 0 {
      let seen = cell.seen.minY - frame.minY..<cell.seen.maxY - frame.minY
      layer.mask = mask(
        frame, seen, of: frame.height, fade.top, fade.bottom, to: CGPoint(x: 0, y: 1))
    }
    guard fade.left > 0 || fade.right > 0 else { return [layer] }
    var outer = window(frame, around: [layer])
    let seen = cell.seen.minX - frame.minX..<cell.seen.maxX - frame.minX
    outer.mask = mask(
      frame, seen, of: frame.width, fade.left, fade.right, to: CGPoint(x: 1, y: 0))
    return [outer]
  }

  /// Returns layers clipped to a frame, in the page's coordinates.
  private func window(_ frame: CGRect, around layers: [Layer]) -> Layer {
    var window = Layer(bounds: frame, position: CGPoint(x: frame.midX, y: frame.midY))
    window.masksToBounds = true
    window.sublayers = layers
    return window
  }

  /// Returns a mask along one direction that is opaque in the middle and fades to both ends of the
  /// visible part.
  private func mask(
    _ frame: CGRect, _ seen: Range<CGFloat>, of length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    to end: CGPoint
  ) -> Layer {
    let clear = Color.black.withAlpha(0)
    var stops: [LinearGradient.Stop] = []
    if first > 0 {
      stops.append(.init(clear, at: seen.lowerBound / length))
      stops.append(.init(.black, at: (seen.lowerBound + first) / length))
    } else {
      stops.append(.init(.black, at: 0))
    }
    if last > 0 {
      stops.append(.init(.black, at: (seen.upperBound - last) / length))
      stops.append(.init(clear, at: seen.upperBound / length))
    }
    var mask = Layer(bounds: frame, position: CGPoint(x: frame.midX, y: frame.midY))
    mask.contents = .gradient(
      GradientContents(stops: stops, startPoint: .zero, endPoint: end))
    return mask
  }
}

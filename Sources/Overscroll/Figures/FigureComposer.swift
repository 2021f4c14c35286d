package import Foundation
import Graphics
import HeadlessUIKit
package import Layers
import Typography

/// Puts what panels show on a figure's page: a tree around their trees, so that compositor, damage and
/// encoders see a picture like any other. What does not move is the same value in every frame.
package struct FigureComposer: Sendable {
  private let style: FigureStyle
  private let layout: FigureLayout
  private let bodies: [DeviceBody]
  private let captions: [TextLayout?]
  private let deviceScale: CGFloat

  /// Captions are set in the first stage's system font.
  @MainActor
  package init(_ style: FigureStyle, panels: [FigurePanel]) {
    self.style = style
    let bodies = panels.map { DeviceBody($0.stage.conditions.heldDevice, style.body) }
    let scales = panels.map(\.stage.device.scale)
    let texts = panels.map { panel in
      panel.caption.map { Self.styled($0, in: panel.stage.environment) }
    }
    let layout = FigureLayout(style, bodies: Array(zip(bodies, scales))) { panel, width in
      texts[panel].map { TextLayout($0, width: width).size.height.rounded(.up) } ?? 0
    }
    self.layout = layout
    self.bodies = bodies
    captions = texts.enumerated().map { index, text in
      text.map { TextLayout($0, width: layout.cells[index].caption.width) }
    }
    // What the finest screen's pixels are on the page.
    deviceScale = (scales.max() ?? 1) / style.magnification
  }

  @MainActor
  private static func styled(_ text: String, in environment: ScreenEnvironment) -> StyledText {
    let font = environment.run { UIFont.systemFont(ofSize: 17, weight: .medium).font }
    return StyledText(text, font: font, paragraphStyle: ParagraphStyle(alignment: .center))
  }

  /// The page's size in points.
  package var size: CGSize { layout.size }

  /// The whole figure as its stages are now.
  @MainActor
  package func tree(of stages: [Stage]) -> LayerTree {
    tree(of: stages.map { PanelPicture(screen: $0.layerTree(), fingers: $0.fingerMarks) })
  }

  /// The whole figure.
  ///
  /// - Parameter pictures: one of each panel.
  func tree(of pictures: [PanelPicture]) -> LayerTree {
    var tree = LayerTree(
      size: size, deviceScale: deviceScale, backgroundColor: .clear, layers: background)
    if case .color(let color) = style.background { tree.backgroundColor = color }
    for (index, picture) in pictures.enumerated() { tree.layers += cell(index, picture) }
    return tree
  }

  private var background: [Layer] {
    guard case .gradient(let colors) = style.background else { return [] }
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    let last = Double(max(colors.count - 1, 1))
    layer.contents = .gradient(
      GradientContents(
        stops: colors.enumerated().map { .init($0.element, at: Double($0.offset) / last) }))
    return [layer]
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
    let seen = cropped(device, to: cell)
    guard let text = captions[index] else { return [seen] }
    var caption = Layer(frame: cell.caption)
    caption.contents = .text(
      TextContents(layout: text, origin: .zero, colors: [style.captionColor]))
    return [seen, caption]
  }

  /// Farther than shadows and fingers reach beyond a body.
  private static let reach: CGFloat = 120

  /// The device without what is cut off, fading where it is to fade.
  private func cropped(_ device: Layer, to cell: FigureLayout.Cell) -> Layer {
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
    guard fade.left > 0 || fade.right > 0 else { return layer }
    var outer = window(frame, around: layer)
    let seen = cell.seen.minX - frame.minX..<cell.seen.maxX - frame.minX
    outer.mask = mask(
      frame, seen, of: frame.width, fade.left, fade.right, to: CGPoint(x: 1, y: 0))
    return outer
  }

  /// Cuts a layer, in the page's coordinates.
  private func window(_ frame: CGRect, around layer: Layer) -> Layer {
    var window = Layer(bounds: frame, position: CGPoint(x: frame.midX, y: frame.midY))
    window.masksToBounds = true
    window.sublayers = [layer]
    return window
  }

  /// Opaque in the middle, clear from both ends of what is seen outwards; along one direction.
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

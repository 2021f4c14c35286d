import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Typography

/// A renderer of exploded views of stages.
@MainActor
struct HierarchyPicture {
  private let planes: [HierarchyPlane]
  private let constraints: [ConstraintSketch]
  private let diagram: HierarchyDiagram
  private let style: FigureStyle
  private let fonts: FigureFonts
  private let window: CGSize
  private let deviceScale: CGFloat

  private static let red = Color(red: 0.9, green: 0.1, blue: 0.14)
  private static let rowHeight: CGFloat = 18, labelGap: CGFloat = 14

  /// Creates a renderer for a stage.
  ///
  /// - Throws: `DiagramError` if the screen does not have a view or a constraint that the diagram
  ///   names.
  init(_ stage: Stage, _ diagram: HierarchyDiagram, _ style: FigureStyle) throws(DiagramError) {
    self.diagram = diagram
    self.style = style
    fonts = FigureFonts(stage.environment)
    window = stage.window.bounds.size
    deviceScale = stage.device.scale
    let content = HierarchyContent(stage, diagram)
    for name in diagram.views ?? [] { try content.check(view: name) }
    if let name = diagram.pinned { try content.check(constraint: name) }
    planes = content.planes.enumerated().sorted {
      ($0.element.level, $0.offset) < ($1.element.level, $1.offset)
    }.map(\.element)
    constraints = content.constraints.filter { sketch in
      diagram.hasConstraints || diagram.pinned.map(sketch.isCalled) ?? false
    }
  }

  /// The picture, in the size of the style or otherwise as large as its content.
  var tree: LayerTree {
    let levels = (planes.map(\.level).max() ?? 0) + 1
    let camera = HierarchyCamera(diagram, size: window, levels: levels)
    let padding = style.padding.lengths
    // Labels do not scale with the zoom, so their margins are constant.
    let rooms = diagram.hasNames ? labelMargins : (above: 0, below: 0, right: 0)
    let natural = bounds(camera)
    var zoom = style.magnification
    if let size = style.size {
      let width = size.width - padding.left - padding.right - rooms.right
      let height = size.height - padding.top - padding.bottom - rooms.above - rooms.below
      zoom = max(min(width / natural.width, height / natural.height), 0.01)
    }
    let needed = CGSize(
      width: (natural.width * zoom + padding.left + padding.right + rooms.right).rounded(.up),
      height: (natural.height * zoom + padding.top + padding.bottom + rooms.above + rooms.below)
        .rounded(.up))
    let size = style.size ?? needed
    let corner = CGPoint(
      x: padding.left + max(size.width - needed.width, 0) / 2,
      y: padding.top + rooms.above + max(size.height - needed.height, 0) / 2)
    let placed = camera.placed(
      scale: zoom,
      by: CGVector(dx: corner.x - natural.minX * zoom, dy: corner.y - natural.minY * zoom))
    var tree = LayerTree(
      size: size, deviceScale: deviceScale, backgroundColor: .clear,
      layers: style.backgroundLayers(size))
    if case .color(let color) = style.background { tree.backgroundColor = color }
    tree.layers += planes.flatMap { layers(of: $0, placed) }
    tree.layers += lines(placed, inside: size).layers
    if diagram.hasNames { tree.layers += names(placed).layers }
    return tree
  }

  private func bounds(_ camera: HierarchyCamera) -> CGRect {
    planes.flatMap { camera.corners($0.frame, $0.level) }
      .map { CGRect(origin: $0, size: .zero) }
      .reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the layers of a plane: its view's own drawing and its outline.
  private func layers(of plane: HierarchyPlane, _ camera: HierarchyCamera) -> [Layer] {
    var layer = Layer(bounds: plane.frame)
    layer.masksToBounds = true
    layer.projection = camera.projection(plane.level)
    layer.backgroundColor = style.captionColor.withAlpha(hasIllegibleText(plane.layer) ? 0.5 : 0.05)
    layer.sublayers = [plane.layer]
    var edge = FigureDrawing(fonts)
    edge.line(closed(camera.corners(plane.frame, plane.level)), style.captionColor.withAlpha(0.45))
    return [layer] + edge.layers
  }

  /// Whether text of a view would be illegible on the page: light on light or dark on dark. On the
  /// screen its background may be a view behind it, which is on another plane here.
  private func hasIllegibleText(_ layer: Layer) -> Bool {
    guard layer.backgroundColor.map({ $0.alpha < 0.5 }) ?? true else { return false }
    if case .text(let text) = layer.contents,
      text.colors.contains(where: { $0.contrastingInk == style.captionColor })
    {
      return true
    }
    return layer.sublayers.contains(where: hasIllegibleText)
  }

  private func closed(_ points: [CGPoint]) -> [CGPoint] { points + points.prefix(1) }

  /// Returns the constraints, with those at one place next to each other. The highlighted one is
  /// drawn last, with its text.
  private func lines(_ camera: HierarchyCamera, inside size: CGSize) -> FigureDrawing {
    var drawing = FigureDrawing(fonts)
    var taken: [CGPoint: CGFloat] = [:]
    let pinned = constraints.filter { sketch in diagram.pinned.map(sketch.isCalled) ?? false }
    for sketch in constraints.filter({ !pinned.contains($0) }) + pinned {
      let count = taken[sketch.first.point, default: 0]
      taken[sketch.first.point] = count + 1
      let shift = 12 * count
      let ends = [sketch.first, sketch.second].map { end in
        point(end, shift, sketch.isHorizontal, camera)
      }
      let isPinned = pinned.contains(sketch)
      let color = isPinned ? Self.red : Color(red: 0.1, green: 0.35, blue: 0.75, alpha: 0.75)
      if isPinned { drawing.line(ends, Color(white: 1, alpha: 0.8), width: 6) }
      drawing.line(ends, color, width: isPinned ? 3 : 1.25)
      for end in ends { drawing.disc(end, radius: isPinned ? 5 : 2.5, color) }
    }
    for sketch in pinned {
      let ends = [sketch.first, sketch.second].map { point($0, 0, sketch.isHorizontal, camera) }
      let middle = CGPoint(x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2)
      drawing.tag(
        sketch.text, at: CGPoint(x: middle.x, y: middle.y + 12), anchor: CGPoint(x: 0.5, y: 0),
        .label, .white, on: Self.red,
        inside: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4))
    }
    return drawing
  }

  /// Returns the projection of an end, moved into the visible part of its plane.
  private func point(
    _ end: ConstraintSketch.End, _ shift: CGFloat, _ isHorizontal: Bool, _ camera: HierarchyCamera
  ) -> CGPoint {
    guard let plane = planes.first(where: { $0.view == end.view }) else { return .zero }
    var point = end.point
    if isHorizontal { point.y += shift } else { point.x += shift }
    point.x = min(max(point.x, plane.frame.minX), plane.frame.maxX)
    point.y = min(max(point.y, plane.frame.minY), plane.frame.maxY)
    return camera.point(point, plane.level)
  }

  /// The planes with names above the figure and those with names below, each from back to front.
  private var named: (above: [HierarchyPlane], below: [HierarchyPlane]) {
    (
      planes.filter { $0.frame.minY < window.height * 0.15 },
      planes.filter { $0.frame.minY >= window.height * 0.15 }
    )
  }

  private var labelMargins: (above: CGFloat, below: CGFloat, right: CGFloat) {
    let (above, below) = named
    func room(_ count: Int) -> CGFloat {
      count == 0 ? 0 : CGFloat(count) * Self.rowHeight + Self.labelGap
    }
    // The names of planes far at the right extend beyond the planes.
    let widest = planes.map { fonts.layout($0.name, .label).size.width }.max() ?? 0
    return (room(above.count), room(below.count), widest / 2)
  }

  /// Returns the names in steps, so that no name covers another's line; names of planes farther
  /// back are farther outside.
  private func names(_ camera: HierarchyCamera) -> FigureDrawing {
    var drawing = FigureDrawing(fonts)
    let ink = style.captionColor
    let (above, below) = named
    let whole = bounds(camera)
    for (index, plane) in above.enumerated() {
      let corner = camera.corners(plane.frame, plane.level)[0]
      let y = whole.minY - Self.labelGap - CGFloat(above.count - index) * Self.rowHeight
      drawing.line([corner, CGPoint(x: corner.x, y: y + 3)], ink.withAlpha(0.5))
      drawing.text(plane.name, at: CGPoint(x: corner.x + 4, y: y), .label, ink)
    }
    for (index, plane) in below.enumerated() {
      let corner = camera.corners(plane.frame, plane.level)[3]
      let y = whole.maxY + Self.labelGap + CGFloat(below.count - 1 - index) * Self.rowHeight
      drawing.line([corner, CGPoint(x: corner.x, y: y + 13)], ink.withAlpha(0.5))
      drawing.text(plane.name, at: CGPoint(x: corner.x + 4, y: y), .label, ink)
    }
    return drawing
  }
}

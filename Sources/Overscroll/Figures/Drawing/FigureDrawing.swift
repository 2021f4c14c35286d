import Foundation
import Graphics
import Layers
import Typography

/// A drawing of lines, shapes and texts in order, which figures add to screens. It can be converted
/// to layers or to SVG. Lengths are in points of the figure.
struct FigureDrawing: Sendable {
  /// An element of the drawing.
  enum Mark: Sendable {
    case shape(ShapeContents)
    /// A text with the top left corner of its box.
    case text(String, TextLayout, FigureFonts.Role, at: CGPoint, Color)
  }

  let fonts: FigureFonts
  private(set) var marks: [Mark] = []

  init(_ fonts: FigureFonts) { self.fonts = fonts }

  /// Draws a line through points; nothing for fewer than two points.
  mutating func line(
    _ points: [CGPoint], _ color: Color, width: CGFloat = 1, dash: [CGFloat] = []
  ) {
    guard points.count > 1 else { return }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    stroke(path, color, width: width, dash: dash)
  }

  mutating func stroke(_ path: Path, _ color: Color, width: CGFloat = 1, dash: [CGFloat] = []) {
    marks.append(
      .shape(
        ShapeContents(
          path: path, fillColor: nil, strokeColor: color,
          stroke: StrokeStyle(width: width, join: .round, dash: dash))))
  }

  mutating func fill(_ path: Path, _ color: Color) {
    marks.append(.shape(ShapeContents(path: path, fillColor: color)))
  }

  mutating func disc(_ center: CGPoint, radius: CGFloat, _ color: Color) {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    fill(Path(ellipseIn: box), color)
  }

  /// Draws a text at a point.
  ///
  /// - Parameter anchor: The point of the text's box that is placed there, in unit coordinates.
  /// - Returns: The box of the text.
  @discardableResult
  mutating func text(
    _ text: String, at point: CGPoint, anchor: CGPoint = .zero, _ role: FigureFonts.Role,
    _ color: Color
  ) -> CGRect {
    let layout = fonts.layout(text, role)
    let box = Self.box(layout.size, at: point, anchor: anchor)
    marks.append(.text(text, layout, role, at: box.origin, color))
    return box
  }

  /// Draws a text that is truncated in the middle if it is wider than `width`.
  mutating func text(
    _ text: String, at point: CGPoint, width: CGFloat, _ role: FigureFonts.Role, _ color: Color
  ) {
    let layout = fonts.layout(text, role, width: max(width, 1), isCut: true)
    marks.append(.text(text, layout, role, at: point, color))
  }

  /// Draws a text on a plate, which makes it legible on any picture.
  ///
  /// - Parameter room: An area that the plate must not leave, if it fits.
  /// - Returns: The box of the plate.
  @discardableResult
  mutating func tag(
    _ text: String, at point: CGPoint, anchor: CGPoint, _ role: FigureFonts.Role, _ color: Color,
    on plate: Color, inside room: CGRect? = nil
  ) -> CGRect {
    let layout = fonts.layout(text, role)
    let size = CGSize(width: layout.size.width + 8, height: layout.size.height + 4)
    var box = Self.box(size, at: point, anchor: anchor)
    if let room {
      box.origin.x = max(min(box.minX, room.maxX - box.width), room.minX)
      box.origin.y = max(min(box.minY, room.maxY - box.height), room.minY)
    }
    fill(Path(roundedRect: box, radius: 3), plate)
    marks.append(.text(text, layout, role, at: CGPoint(x: box.minX + 4, y: box.minY + 2), color))
    return box
  }

  private static func box(_ size: CGSize, at point: CGPoint, anchor: CGPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  mutating func append(_ other: FigureDrawing) { marks += other.marks }

  /// The elements as layers, one each, in the drawing's coordinates.
  var layers: [Layer] {
    marks.map { mark in
      switch mark {
      case .shape(let contents):
        var layer = Layer()
        layer.anchorPoint = .zero
        layer.contents = .shape(contents)
        return layer
      case .text(_, let layout, _, let origin, let color):
        var layer = Layer(frame: CGRect(origin: origin, size: layout.size))
        layer.contents = .text(TextContents(layout: layout, origin: .zero, colors: [color]))
        return layer
      }
    }
  }

  /// The elements as SVG. Text remains text, in the system font of the viewer.
  var svg: String {
    marks.map { mark in
      switch mark {
      case .shape(let shape):
        let fill = shape.fillColor?.css ?? "none"
        let stroke = shape.strokeColor.map { color in
          " stroke=\"\(color.css)\" stroke-width=\"\(pageNumber(shape.stroke.width))\""
            + " stroke-linejoin=\"round\""
            + (shape.stroke.dash.isEmpty
              ? ""
              : " stroke-dasharray=\"\(shape.stroke.dash.map { pageNumber($0) }.joined(separator: " "))\"")
        }
        return "<path d=\"\(shape.path.svg)\" fill=\"\(fill)\"\(stroke ?? "")/>\n"
      case .text(let text, let layout, let role, let origin, let color):
        return
          "<text x=\"\(pageNumber(origin.x))\" y=\"\(pageNumber(origin.y + layout.firstBaseline))\""
          + " font-size=\"\(pageNumber(role.size))\" font-weight=\"\(role.weight)\""
          + " fill=\"\(color.css)\">\(text.markup)</text>\n"
      }
    }.joined()
  }
}

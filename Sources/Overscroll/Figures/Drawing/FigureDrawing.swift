import Foundation
import Graphics
import Layers
import Typography

/// Lines, shapes and words in the order in which they are drawn: what figures add to screens. The same
/// becomes layers or SVG. Lengths are points of the figure.
struct FigureDrawing: Sendable {
  /// One thing that is drawn.
  enum Mark: Sendable {
    case shape(ShapeContents)
    /// Words with the corner of their box.
    case text(String, TextLayout, FigureFonts.Role, at: CGPoint, Color)
  }

  let fonts: FigureFonts
  private(set) var marks: [Mark] = []

  init(_ fonts: FigureFonts) { self.fonts = fonts }

  /// A line through points; nothing without two of them.
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

  /// Words at a point.
  ///
  /// - Parameter anchor: the place of their box that lies there, in parts of it.
  /// - Returns: their box.
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

  /// Words that lose their middle where they are wider than there is room.
  mutating func text(
    _ text: String, at point: CGPoint, width: CGFloat, _ role: FigureFonts.Role, _ color: Color
  ) {
    let layout = fonts.layout(text, role, width: max(width, 1), isCut: true)
    marks.append(.text(text, layout, role, at: point, color))
  }

  /// Words on a plate that keeps them legible on any picture.
  ///
  /// - Parameter room: where the plate has to stay, if it fits.
  /// - Returns: the plate.
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

  /// A layer a mark, in the drawing's coordinates.
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

  /// The elements of an SVG picture. Words stay words, in the reader's own system font.
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

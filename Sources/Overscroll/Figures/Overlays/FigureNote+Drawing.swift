import Foundation
import Graphics

extension FigureNote {
  /// Draws the note.
  ///
  /// - Parameters:
  ///   - page: The frame of the figure, which text does not leave.
  ///   - place: The transform from the screen's points to those of the page.
  func draw(
    into drawing: inout FigureDrawing, page: CGRect, place: (CGPoint) -> CGPoint
  ) {
    let room = page.insetBy(dx: 4, dy: 4)
    func say(at point: CGPoint, anchor: CGPoint) {
      guard let text else { return }
      drawing.tag(
        text, at: point, anchor: anchor, .note, color.contrastingInk, on: color, inside: room)
    }
    switch shape {
    case .text(let point): say(at: place(point), anchor: CGPoint(x: 0.5, y: 0.5))
    case .arrow(let from, let to):
      let (start, end) = (place(from), place(to))
      arrow(start, end, &drawing)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let anchor =
        abs(dx) > abs(dy)
        ? CGPoint(x: dx > 0 ? 1 : 0, y: 0.5) : CGPoint(x: 0.5, y: dy > 0 ? 1 : 0)
      say(at: start, anchor: anchor)
    case .box(let rect):
      let (corner, other) = (place(rect.origin), place(CGPoint(x: rect.maxX, y: rect.maxY)))
      let box = CGRect(
        x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
      drawing.stroke(Path(roundedRect: box, radius: 4), color, width: 2.5)
      say(at: CGPoint(x: box.midX, y: box.minY - 4), anchor: CGPoint(x: 0.5, y: 1))
    }
  }

  private func arrow(_ start: CGPoint, _ end: CGPoint, _ drawing: inout FigureDrawing) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let along = CGVector(dx: dx / length, dy: dy / length)
    let head = min(14, length)
    let base = CGPoint(x: end.x - along.dx * head, y: end.y - along.dy * head)
    drawing.line([start, base], Color(white: 1, alpha: 0.7), width: 5.5)
    drawing.line([start, base], color, width: 3)
    var path = Path()
    path.move(to: end)
    path.line(to: CGPoint(x: base.x - along.dy * head * 0.5, y: base.y + along.dx * head * 0.5))
    path.line(to: CGPoint(x: base.x + along.dy * head * 0.5, y: base.y - along.dx * head * 0.5))
    path.close()
    drawing.fill(path, color)
  }
}

import Foundation
import Graphics
import Typography

/// A renderer of curves with axes, ticks and labels.
struct PlotPicture {
  let size: CGSize
  let title: String?
  /// The label of the horizontal axis.
  let label: String
  let horizontal: [Double]
  let series: [PlotSeries]
  /// The colour of texts and axes: dark on light backgrounds, light on dark ones.
  let ink: Color

  /// The colours of the curves, which people with colour blindness can distinguish (Okabe and Ito,
  /// 2008).
  static let colors = [
    Color(red: 0, green: 0.447, blue: 0.698), Color(red: 0.835, green: 0.369, blue: 0),
    Color(red: 0, green: 0.62, blue: 0.451), Color(red: 0.8, green: 0.475, blue: 0.655),
    Color(red: 0.902, green: 0.624, blue: 0), Color(red: 0.337, green: 0.706, blue: 0.914),
  ]

  private static let margin: CGFloat = 16, tick: CGFloat = 5

  func drawing(_ fonts: FigureFonts) -> FigureDrawing {
    var drawing = FigureDrawing(fonts)
    let top = heads(&drawing)
    let across = PlotScale(horizontal, count: max(2, Int(size.width / 90)), isTight: true)
    let up = PlotScale(series.flatMap(\.numbers), count: max(2, Int(size.height / 48)))
    let labels = up.ticks.map { fonts.layout(up.label($0), .tick).size.width }
    let left = Self.margin + (labels.max() ?? 0) + Self.tick + 4
    let area = CGRect(
      x: left, y: top, width: max(size.width - left - Self.margin - 6, 1),
      height: max(size.height - top - 48, 1))
    axes(&drawing, area, across, up)
    for (index, one) in series.enumerated() {
      curve(one, Self.colors[index % Self.colors.count], in: area, across, up, &drawing)
    }
    return drawing
  }

  /// Draws the title, and the names of the curves in rows with samples of their colours.
  ///
  /// - Returns: The y coordinate at which the curves begin.
  private func heads(_ drawing: inout FigureDrawing) -> CGFloat {
    var y = Self.margin
    if let title { y = drawing.text(title, at: CGPoint(x: Self.margin, y: y), .note, ink).maxY + 8 }
    var x = Self.margin
    for (index, one) in series.enumerated() {
      let layout = drawing.fonts.layout(one.name, .label).size
      if x > Self.margin, x + 20 + layout.width > size.width - Self.margin {
        x = Self.margin
        y += layout.height + 4
      }
      let middle = y + layout.height / 2
      drawing.line(
        [CGPoint(x: x, y: middle), CGPoint(x: x + 14, y: middle)],
        Self.colors[index % Self.colors.count], width: 3)
      let box = drawing.text(one.name, at: CGPoint(x: x + 20, y: y), .label, ink)
      x = box.maxX + 20
    }
    return y + 30
  }

  private func axes(
    _ drawing: inout FigureDrawing, _ area: CGRect, _ across: PlotScale, _ up: PlotScale
  ) {
    let faint = ink.withAlpha(0.14), axis = ink.withAlpha(0.6)
    for value in up.ticks {
      let y = area.maxY - up.part(value) * area.height
      drawing.line([CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)], faint)
      drawing.line([CGPoint(x: area.minX - Self.tick, y: y), CGPoint(x: area.minX, y: y)], axis)
      drawing.text(
        up.label(value), at: CGPoint(x: area.minX - Self.tick - 4, y: y),
        anchor: CGPoint(x: 1, y: 0.5), .tick, ink)
    }
    for value in across.ticks {
      let x = area.minX + across.part(value) * area.width
      drawing.line([CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)], faint)
      drawing.line([CGPoint(x: x, y: area.maxY), CGPoint(x: x, y: area.maxY + Self.tick)], axis)
      drawing.text(
        across.label(value), at: CGPoint(x: x, y: area.maxY + Self.tick + 2),
        anchor: CGPoint(x: 0.5, y: 0), .tick, ink)
    }
    drawing.line(
      [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.minX, y: area.maxY),
        CGPoint(x: area.maxX, y: area.maxY),
      ], axis)
    drawing.text(
      label, at: CGPoint(x: area.midX, y: size.height - 8), anchor: CGPoint(x: 0.5, y: 1), .label,
      ink)
  }

  private func curve(
    _ one: PlotSeries, _ color: Color, in area: CGRect, _ across: PlotScale, _ up: PlotScale,
    _ drawing: inout FigureDrawing
  ) {
    var path = Path()
    var last: CGPoint?
    for (x, y) in zip(horizontal, one.numbers) {
      guard x.isFinite, y.isFinite else {
        last = nil
        continue
      }
      let point = CGPoint(
        x: area.minX + across.part(x) * area.width, y: area.maxY - up.part(y) * area.height)
      if last == nil {
        path.move(to: point)
      } else if last != point {
        path.line(to: point)
      }
      last = point
    }
    drawing.stroke(path, color, width: 2)
  }
}

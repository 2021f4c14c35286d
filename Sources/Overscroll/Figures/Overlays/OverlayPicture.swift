import Foundation
import Graphics
import Typography

/// A renderer of the overlays of one screen on a figure's page.
struct OverlayPicture {
  /// The position of the screen's corner on the page, and the number of page points per screen
  /// point.
  let origin: CGPoint
  let zoom: CGFloat
  /// The frame of the screen on the page, and the radius of its corners there.
  let screen: CGRect
  let cornerRadius: CGFloat
  /// The visible part of the screen.
  let room: CGRect
  private(set) var drawing: FigureDrawing
  /// The labels, drawn over all lines so that no line crosses text.
  private var labels: FigureDrawing
  /// The frames of the plates placed so far.
  private(set) var plates: [CGRect] = []

  private static let blue = Color(red: 0.04, green: 0.45, blue: 0.95)
  private static let red = Color(red: 0.9, green: 0.1, blue: 0.14)
  private static let green = Color(red: 0.07, green: 0.6, blue: 0.25)
  private static let orange = Color(red: 0.88, green: 0.48, blue: 0)
  private static let purple = Color(red: 0.56, green: 0.27, blue: 0.85)
  private static let teal = Color(red: 0, green: 0.55, blue: 0.6)
  /// The smallest time span of a column's curve, in seconds, because values are divided by it.
  private static let shortestTime = 1e-9

  init(
    _ fonts: FigureFonts, screen: CGRect, cornerRadius: CGFloat, zoom: CGFloat, room: CGRect
  ) {
    (self.screen, self.cornerRadius) = (screen, cornerRadius)
    (origin, self.zoom, self.room) = (screen.origin, zoom, room)
    drawing = FigureDrawing(fonts)
    labels = FigureDrawing(fonts)
  }

  mutating func draw(
    _ overlays: [ScreenOverlay], _ reading: OverlayReading, _ columns: OverlayValues?
  ) {
    // Values are placed first, so that they stay in place when other content moves. Names are
    // placed around them.
    for overlay in overlays {
      switch overlay {
      case .value(let column): value(column, reading, columns)
      case .plot(let column): plot(column, reading.time, columns)
      case .frames, .safeArea, .margins, .insets, .contentArea, .ruler, .constraints: break
      }
    }
    let values = (drawing, labels)
    (drawing, labels) = (FigureDrawing(drawing.fonts), FigureDrawing(drawing.fonts))
    for overlay in overlays { draw(overlay, reading) }
    for part in [labels, values.0, values.1] { drawing.append(part) }
  }

  private mutating func draw(_ overlay: ScreenOverlay, _ reading: OverlayReading) {
    switch overlay {
    case .frames: frames(reading)
    case .safeArea:
      shade(outside: reading.safeArea, of: nil, Self.green)
      outline(reading.safeArea, Self.green, dash: [6, 4])
      name("safe area", at: reading.safeArea, Self.green)
    case .margins:
      outline(reading.margins, Self.orange, dash: [2, 3])
      name("margins", at: reading.margins, Self.orange)
    case .insets: insets(reading)
    case .contentArea: content(reading)
    case .ruler: ruler(reading)
    case .constraints: for sketch in reading.constraints { line(sketch) }
    case .value, .plot: break
    }
  }

  // MARK: - Positions

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * zoom, y: origin.y + point.y * zoom)
  }

  private func place(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: place(rect.origin), size: CGSize(width: rect.width * zoom, height: rect.height * zoom)
    )
  }

  /// Places a plate so that it covers no other. It is moved down past plates that it overlaps, or
  /// up if the visible part has no space below.
  private mutating func plate(
    _ text: String, at point: CGPoint, anchor: CGPoint, _ color: Color
  ) {
    let size = drawing.fonts.layout(text, .label).size
    let (width, height) = (size.width + 8, size.height + 4)
    let wanted = beside(
      corners: CGRect(
        x: max(min(point.x - anchor.x * width, room.maxX - width), room.minX),
        y: max(min(point.y - anchor.y * height, room.maxY - height), room.minY), width: width,
        height: height))
    let box =
      free(wanted) { $0.maxY + 1 } ?? free(wanted) { $0.minY - 1 - height } ?? wanted
    plates.append(box)
    labels.tag(text, at: box.origin, anchor: .zero, .label, .white, on: color.withAlpha(0.88))
  }

  /// Returns a box moved vertically past the plates that it overlaps; nil if it would leave the
  /// visible part.
  ///
  /// - Parameter next: The upper edge of the box when it has passed a plate.
  private func free(_ wanted: CGRect, past next: (CGRect) -> CGFloat) -> CGRect? {
    var box = wanted
    while let other = plates.first(where: { $0.intersects(box) }) {
      box.origin.y = next(other)
      guard box.minY >= room.minY, box.maxY <= room.maxY else { return nil }
      box = beside(corners: box)
    }
    return box
  }

  /// Returns a box moved towards the middle as far as the screen's rounded corners would clip it.
  private func beside(corners box: CGRect) -> CGRect {
    let depth = min(box.minY - screen.minY, screen.maxY - box.maxY)
    guard depth < cornerRadius else { return box }
    let rest = cornerRadius - max(depth, 0)
    let cut = cornerRadius - (cornerRadius * cornerRadius - rest * rest).squareRoot()
    var box = box
    box.origin.x = max(min(box.minX, screen.maxX - cut - box.width), screen.minX + cut)
    return box
  }

  private mutating func outline(_ rect: CGRect, _ color: Color, dash: [CGFloat] = []) {
    // The line is drawn inside the edge, so that the outline of a whole screen is visible.
    let box = place(rect).insetBy(dx: 0.75, dy: 0.75)
    guard box.width > 0, box.height > 0 else { return }
    drawing.stroke(Path(rect: box), color, width: 1.5, dash: dash)
  }

  private mutating func name(_ text: String, at rect: CGRect, _ color: Color) {
    let seen = place(rect).intersection(room)
    guard !seen.isNull else { return }
    plate(text, at: CGPoint(x: seen.minX + 3, y: seen.minY + 3), anchor: .zero, color)
  }

  /// Shades the area of one rectangle, or of the screen if it is nil, outside another.
  private mutating func shade(outside inner: CGRect, of outer: CGRect?, _ color: Color) {
    let outer = outer.map { place($0) } ?? room
    let inner = place(inner).intersection(outer)
    guard !inner.isNull else { return }
    for part in [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ] where part.width > 0 && part.height > 0 {
      drawing.fill(Path(rect: part), color.withAlpha(0.22))
    }
  }

  // MARK: - Overlays

  private mutating func frames(_ reading: OverlayReading) {
    for view in reading.views where place(view.frame).intersects(room) {
      outline(view.frame, Self.blue)
    }
    for view in reading.views where place(view.frame).intersects(room) {
      name(view.name, at: view.frame, Self.blue)
    }
  }

  private mutating func insets(_ reading: OverlayReading) {
    guard let scroller = reading.scroller else { return }
    let (frame, inset) = (scroller.frame, scroller.inset)
    let inner = CGRect(
      x: frame.minX + inset.left, y: frame.minY + inset.top,
      width: frame.width - inset.left - inset.right,
      height: frame.height - inset.top - inset.bottom)
    shade(outside: inner, of: frame, Self.purple)
    if inset.top > 0 {
      plate(
        "inset \(ConstraintSketch.number(inset.top))",
        at: place(CGPoint(x: frame.midX, y: frame.minY + inset.top)),
        anchor: CGPoint(x: 0.5, y: 1), Self.purple)
    }
    if inset.bottom > 0 {
      plate(
        "inset \(ConstraintSketch.number(inset.bottom))",
        at: place(CGPoint(x: frame.midX, y: frame.maxY - inset.bottom)),
        anchor: CGPoint(x: 0.5, y: 0), Self.purple)
    }
  }

  private mutating func content(_ reading: OverlayReading) {
    guard let scroller = reading.scroller else { return }
    outline(scroller.content, Self.teal)
    let size = scroller.content.size
    let words =
      "content \(ConstraintSketch.number(size.width)) × \(ConstraintSketch.number(size.height))"
    let seen = place(scroller.content).intersection(room)
    guard !seen.isNull else { return }
    plate(
      words, at: CGPoint(x: seen.maxX - 3, y: seen.minY + 3), anchor: CGPoint(x: 1, y: 0),
      Self.teal)
  }

  /// Draws offsets along the right edge. The number at the scroll view's upper edge is its current
  /// offset.
  private mutating func ruler(_ reading: OverlayReading) {
    guard let scroller = reading.scroller else { return }
    let frame = place(scroller.frame).intersection(room)
    guard !frame.isNull else { return }
    let strip = CGRect(x: frame.maxX - 40, y: frame.minY, width: 40, height: frame.height)
    drawing.fill(Path(rect: strip), Color(white: 1, alpha: 0.78))
    let top = place(scroller.frame.origin).y
    // Marks are 20 points apart with a number every 100, or farther apart at small zooms.
    let unit: CGFloat = zoom < 0.3 ? 100 : 20
    let first = ((scroller.offset + (frame.minY - top) / zoom) / unit).rounded(.up)
    let last = ((scroller.offset + (frame.maxY - top) / zoom) / unit).rounded(.down)
    guard first <= last, last - first < 10_000 else { return }
    for index in Int(first)...Int(last) {
      let y = top + (CGFloat(index) * unit - scroller.offset) * zoom
      let isMajor = index % 5 == 0
      drawing.line(
        [CGPoint(x: strip.maxX - (isMajor ? 10 : 5), y: y), CGPoint(x: strip.maxX, y: y)],
        Color(white: 0.15), width: isMajor ? 1.5 : 0.75)
      if isMajor, y > strip.minY + 24, y < strip.maxY - 6 {
        drawing.text(
          PlotScale.text(Double(CGFloat(index) * unit), digits: 0),
          at: CGPoint(x: strip.maxX - 12, y: y), anchor: CGPoint(x: 1, y: 0.5), .tick,
          Color(white: 0.15))
      }
    }
    let words = "offset \(PlotScale.text(Double(scroller.offset), digits: 1))"
    drawing.line(
      [CGPoint(x: strip.minX, y: strip.minY + 1), CGPoint(x: strip.maxX, y: strip.minY + 1)],
      Self.red, width: 2)
    plate(
      words, at: CGPoint(x: strip.maxX, y: strip.minY + 2), anchor: CGPoint(x: 1, y: 0), Self.red)
  }

  private mutating func line(_ sketch: ConstraintSketch) {
    let color = sketch.isBroken ? Self.red : Self.blue
    let (from, to) = (place(sketch.first.point), place(sketch.second.point))
    let box = CGRect(origin: from, size: .zero).union(CGRect(origin: to, size: .zero))
      .insetBy(dx: -6, dy: -6)
    guard box.intersects(room) else { return }
    drawing.line([from, to], color, width: sketch.isBroken ? 2.5 : 1.5)
    for end in [from, to] {
      let side = sketch.isHorizontal ? CGVector(dx: 0, dy: 4) : CGVector(dx: 4, dy: 0)
      drawing.line(
        [
          CGPoint(x: end.x - side.dx, y: end.y - side.dy),
          CGPoint(x: end.x + side.dx, y: end.y + side.dy),
        ], color, width: sketch.isBroken ? 2.5 : 1.5)
    }
    guard sketch.length != 0 || sketch.isBroken else { return }
    let seen = box.intersection(room)
    plate(
      ConstraintSketch.number(sketch.length), at: CGPoint(x: seen.midX, y: seen.midY),
      anchor: CGPoint(x: 0.5, y: 0.5), color)
  }

  // MARK: - Values

  private mutating func value(
    _ column: String, _ reading: OverlayReading, _ values: OverlayValues?
  ) {
    guard let found = values?.column(column, until: reading.time) else { return }
    let now = reading.numbers[column].map { PlotScale.text($0, digits: 1) }
    let words = "\(column)  \(now ?? Self.words(found.series, found.count))"
    var bottom = room.maxY - 8
    for plate in plates where plate.minX < room.midX && plate.maxY > room.midY {
      bottom = min(bottom, plate.minY - 3)
    }
    plate(words, at: CGPoint(x: room.minX + 8, y: bottom), anchor: CGPoint(x: 0, y: 1), .ink)
  }

  /// Returns the latest number with one decimal place.
  private static func words(_ series: PlotSeries, _ count: Int) -> String {
    let value = count > 0 ? series.numbers[count - 1] : .nan
    return value.isFinite ? PlotScale.text(value, digits: 1) : "–"
  }

  /// Draws a curve on a plate at the lower left of the visible part, above existing plates.
  private mutating func plot(_ column: String, _ time: TimeInterval, _ values: OverlayValues?) {
    guard let found = values?.column(column, until: time), found.count > 0 else { return }
    let width = min(max(room.width - 16, 60), 220)
    var bottom = room.maxY - 8
    for plate in plates where plate.minX < room.midX && plate.maxY > room.midY {
      bottom = min(bottom, plate.minY - 3)
    }
    let box = CGRect(x: room.minX + 8, y: bottom - 84, width: width, height: 84)
    plates.append(box)
    drawing.fill(Path(roundedRect: box, radius: 6), Color.ink.withAlpha(0.88))
    let value = drawing.text(
      Self.words(found.series, found.count), at: CGPoint(x: box.maxX - 8, y: box.minY + 6),
      anchor: CGPoint(x: 1, y: 0), .label, .white)
    drawing.text(
      column, at: CGPoint(x: box.minX + 8, y: box.minY + 6), width: value.minX - box.minX - 16,
      .label, Color(white: 0.85))
    let area = CGRect(x: box.minX + 8, y: box.minY + 28, width: box.width - 16, height: 46)
    let up = PlotScale(found.series.numbers, count: 2, isTight: true)
    let end = max(found.times.last ?? 1, Self.shortestTime)
    drawing.line(
      [CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY)],
      Color(white: 1, alpha: 0.35))
    var path = Path()
    var last: CGPoint?
    for (time, value) in zip(found.times, found.series.numbers).prefix(found.count) {
      guard value.isFinite else {
        last = nil
        continue
      }
      let point = CGPoint(
        x: area.minX + time / end * area.width, y: area.maxY - up.part(value) * area.height)
      if last == nil { path.move(to: point) } else { path.line(to: point) }
      last = point
    }
    drawing.stroke(path, Color(red: 0.34, green: 0.75, blue: 1), width: 2)
    if let last { drawing.disc(last, radius: 3.5, .white) }
  }
}

extension Color {
  fileprivate static let ink = Color(red: 0.11, green: 0.11, blue: 0.118)
}

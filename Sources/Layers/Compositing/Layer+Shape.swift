import Foundation
import Graphics
import PortableMath

extension Layer {
  /// Whether the layer can change a pixel at all: a group alpha that rounds to 0 of 255 cannot.
  var isVisible: Bool { !isHidden && opacity >= 1 / 510 }

  /// Whether opacity or a mask must act on the finished whole: with a single part they may act on
  /// that part.
  var isGroup: Bool {
    guard mask == nil, vibrancy == nil, blendMode == .normal else { return true }
    guard opacity < 1 else { return false }
    // Glyphs overlap each other and their shadow, particles each other; light that is added may be less.
    if case .text = contents { return true }
    if case .particles(let particles) = contents, !particles.isAdditive { return true }
    if case .shape(let shape) = contents, shape.isFilled, shape.isStroked { return true }
    let parts =
      (backgroundColor == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    return parts > 1 || !sublayers.isEmpty || shadow?.isVisible == true
  }

  /// Whether the layer is composited on its own and then once.
  func isDrawnApart(_ transform: CGAffineTransform) -> Bool { isGroup || isCutOnce(transform) }

  /// Whether anti-aliased edges cut more than one part: cut one by one, each part would let a little of
  /// what lies under it through at the edge.
  func isCutOnce(_ transform: CGAffineTransform) -> Bool {
    guard masksToBounds else { return false }
    let isSoft = cornerRadius > 0 && !maskedCorners.isEmpty || !transform.isUpright
    let parts =
      (backgroundColor == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    return isSoft && (parts > 1 || !sublayers.isEmpty)
  }

  /// The bounds with their corners, in device pixels.
  func shape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    guard let outline = outline(inset: 0, transform) else {
      return Coverage(of: bounds, transform, within: clip)
    }
    return Coverage(filling: outline, within: clip)
  }

  /// The ring between the bounds and the bounds inset by the border's width.
  func borderShape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    var ring = outline(inset: 0, transform) ?? squareOutline(inset: 0, transform)
    if min(bounds.width, bounds.height) > 2 * borderWidth {
      ring.append(
        outline(inset: borderWidth, transform) ?? squareOutline(inset: borderWidth, transform))
    }
    return Coverage(filling: ring, rule: .evenOdd, within: clip)
  }

  /// All of `clip` but the bounds inset by the border's width: a border that something else cuts.
  func frameShape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    guard min(bounds.width, bounds.height) > 2 * borderWidth else { return Coverage(clip) }
    var frame = Path(rect: clip.cgRect)
    frame.append(
      outline(inset: borderWidth, transform) ?? squareOutline(inset: borderWidth, transform))
    return Coverage(filling: frame, rule: .evenOdd, within: clip)
  }

  /// The rounded outline in device pixels, its straight sides snapped; nil when corners are square.
  private func outline(inset: CGFloat, _ transform: CGAffineTransform) -> Path? {
    let radius = cornerRadius - inset
    guard radius > 0, !maskedCorners.isEmpty else { return nil }
    guard transform.isUpright, abs(transform.a) == abs(transform.d) else {
      return Path(
        roundedRect: bounds.insetBy(dx: inset, dy: inset), radius: radius, corners: maskedCorners,
        curve: cornerCurve
      ).applying(transform)
    }
    let unit = abs(transform.a)
    let snapped = PixelRect(snapping: bounds.applying(transform)).cgRect
    return Path(
      roundedRect: snapped.insetBy(dx: inset * unit, dy: inset * unit), radius: radius * unit,
      corners: maskedCorners.flipped(
        horizontally: transform.a < 0, vertically: transform.d < 0), curve: cornerCurve)
  }

  private func squareOutline(inset: CGFloat, _ transform: CGAffineTransform) -> Path {
    guard transform.isUpright else {
      return Path(rect: bounds.insetBy(dx: inset, dy: inset)).applying(transform)
    }
    let snapped = PixelRect(snapping: bounds.applying(transform)).cgRect
    return Path(rect: snapped.insetBy(dx: inset * abs(transform.a), dy: inset * abs(transform.d)))
  }
}

extension Coverage {
  /// A rectangle in a layer's coordinates: whole pixels when it stays upright, anti-aliased if not.
  init(of rect: CGRect, _ transform: CGAffineTransform, within clip: PixelRect) {
    if transform.isUpright {
      self.init(PixelRect(snapping: rect.applying(transform)).intersection(clip))
    } else {
      self.init(filling: Path(rect: rect).applying(transform), within: clip)
    }
  }
}

extension PixelRect {
  /// The pixels of an upright layer edge to edge: those whose centres it holds, and where it holds
  /// none for being thin, the last before its far edge. A hairline of a device at scale 3 thus does
  /// not come and go in a picture at scale 1; and one at the foot of a row stays on the row, where
  /// the next row does not draw over it.
  init(snapping rect: CGRect) {
    let exact = PixelRect(centresIn: rect)
    guard exact.isEmpty, rect.width > 0, rect.height > 0 else {
      self = exact
      return
    }
    let (width, height) = (max(1, rect.width), max(1, rect.height))
    self.init(
      centresIn: CGRect(
        x: rect.maxX - width, y: rect.maxY - height, width: width, height: height))
  }
}

extension Corners {
  func flipped(horizontally: Bool, vertically: Bool) -> Corners {
    var corners = self
    if horizontally { corners = corners.swapping(.topLeft, .topRight, .bottomLeft, .bottomRight) }
    if vertically { corners = corners.swapping(.topLeft, .bottomLeft, .topRight, .bottomRight) }
    return corners
  }

  private func swapping(_ a: Corners, _ b: Corners, _ c: Corners, _ d: Corners) -> Corners {
    var result: Corners = []
    for (from, to) in [(a, b), (b, a), (c, d), (d, c)] where contains(from) { result.insert(to) }
    return result
  }
}

extension CGAffineTransform {
  /// The factor by which areas grow, as a length.
  var meanScale: Double { abs(Double(determinant)).squareRoot() }
}

extension GradientContents {
  func paint(in bounds: CGRect, _ transform: CGAffineTransform) -> Paint {
    func device(_ unit: CGPoint) -> CGPoint {
      place(unit, in: bounds).applying(transform)
    }
    switch kind {
    case .axial:
      return .linearGradient(
        LinearGradient(start: device(startPoint), end: device(endPoint), stops: stops))
    case .radial:
      let center = place(startPoint, in: bounds), end = place(endPoint, in: bounds)
      let circle = CGAffineTransform(
        a: abs(end.x - center.x), b: 0, c: 0, d: abs(end.y - center.y), tx: center.x, ty: center.y)
      return .radialGradient(
        RadialGradient(startCenter: .zero, endRadius: 1, stops: stops),
        transform: circle.concatenating(transform))
    case .conic:
      let center = place(startPoint, in: bounds), end = place(endPoint, in: bounds)
      let angle = Portable.atan2(Double(end.y - center.y), Double(end.x - center.x))
      return .conicGradient(
        ConicGradient(center: center, angle: CGFloat(angle), stops: stops), transform: transform)
    }
  }
}

extension GradientContents {
  private func place(_ unit: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }
}

extension [Layer] {
  /// Back to front: by `zPosition`, ties as they stand.
  package var inDrawingOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

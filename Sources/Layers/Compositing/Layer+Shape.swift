import Foundation
import Graphics
import PortableMath

extension Layer {
  /// Whether the layer can change a pixel: false if it is hidden or its opacity rounds to 0 of 255.
  var isVisible: Bool { !isHidden && opacity >= 1 / 510 }

  /// Whether opacity, mask, vibrancy or blend mode must apply to the finished group. For a single
  /// part, opacity can apply to that part.
  var isGroup: Bool {
    guard mask == nil, vibrancy == nil, blendMode == .normal else { return true }
    guard opacity < 1 else { return false }
    // Glyphs overlap each other and their shadow, and particles overlap too. Additive light can
    // simply be scaled.
    if case .text = contents { return true }
    if case .particles(let particles) = contents, !particles.isAdditive { return true }
    if case .shape(let shape) = contents, shape.isFilled, shape.isStroked { return true }
    let parts =
      (backgroundColor == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    return parts > 1 || !sublayers.isEmpty || shadow?.isVisible == true
  }

  /// Returns whether the layer is composited as a group on a separate canvas.
  func isCompositedAsGroup(_ transform: CGAffineTransform) -> Bool {
    isGroup || needsSingleClip(transform)
  }

  /// Returns whether antialiased edges clip more than one part.
  ///
  /// If they were clipped individually, each part would let a little of the part below shine
  /// through.
  func needsSingleClip(_ transform: CGAffineTransform) -> Bool {
    guard masksToBounds else { return false }
    let isSoft = cornerRadius > 0 && !maskedCorners.isEmpty || !transform.isUpright
    let parts =
      (backgroundColor == nil ? 0 : 1) + (contents == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0)
    return isSoft && (parts > 1 || !sublayers.isEmpty)
  }

  /// Returns the coverage of the bounds with their corners, in device pixels.
  func shape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    guard let outline = outline(inset: 0, transform) else {
      return Coverage(of: bounds, transform, within: clip)
    }
    return Coverage(filling: outline, within: clip)
  }

  /// Returns the coverage of the border: the ring between the bounds and the bounds inset by its
  /// width.
  func borderShape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    var ring = outline(inset: 0, transform) ?? squareOutline(inset: 0, transform)
    if min(bounds.width, bounds.height) > 2 * borderWidth {
      ring.append(
        outline(inset: borderWidth, transform) ?? squareOutline(inset: borderWidth, transform))
    }
    return Coverage(filling: ring, rule: .evenOdd, within: clip)
  }

  /// Returns the coverage of `clip` outside the bounds inset by the border's width: a border to be
  /// clipped by the caller.
  func frameShape(_ transform: CGAffineTransform, within clip: PixelRect) -> Coverage {
    guard min(bounds.width, bounds.height) > 2 * borderWidth else { return Coverage(clip) }
    var frame = Path(rect: clip.cgRect)
    frame.append(
      outline(inset: borderWidth, transform) ?? squareOutline(inset: borderWidth, transform))
    return Coverage(filling: frame, rule: .evenOdd, within: clip)
  }

  /// Returns the rounded outline in device pixels with straight sides snapped, or nil if corners
  /// are square.
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
  /// Creates the coverage of a rectangle in a layer's coordinates: whole pixels if it stays
  /// upright, otherwise antialiased.
  init(of rect: CGRect, _ transform: CGAffineTransform, within clip: PixelRect) {
    if transform.isUpright {
      self.init(PixelRect(snapping: rect.applying(transform)).intersection(clip))
    } else {
      self.init(filling: Path(rect: rect).applying(transform), within: clip)
    }
  }
}

extension PixelRect {
  /// Creates the pixels of an upright layer, so that neighbouring layers share an edge.
  ///
  /// These are the pixels whose centres are inside. A layer too thin to contain a centre gets the
  /// last pixel before its far edge. So a hairline of a device at scale 3 is always visible in a
  /// picture at scale 1, and a hairline at the bottom of a row stays on that row, where the next
  /// row does not cover it.
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
  /// The square root of the factor of areas.
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
  /// The layers from back to front, sorted by `zPosition`. Equal layers keep their order.
  package var inDrawingOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

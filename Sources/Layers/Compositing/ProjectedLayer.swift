import Foundation
import Graphics

/// A layer under perspective, and how it comes to the device: drawn flat, on pixels of its own plane, and
/// then seen.
///
/// The plane has the pixels that the picture around it has, as a layer's own pixels have on a device, or
/// twice as many where the layer is seen much larger; where it is seen smaller the filter takes care of
/// it. A layer that is but a picture or a colour needs no pixels of its own.
struct ProjectedLayer {
  /// The layer without its place, wholly opaque.
  let layer: Layer
  let opacity: Double
  /// From the layer's coordinates to the pixels of its plane.
  let plane: CGAffineTransform
  /// The pixels of the plane that can have something, and two around them that have nothing.
  let frame: PixelRect
  /// From the layer's coordinates to the device.
  let projection: ProjectiveTransform
  /// From the pixels of its plane to the device.
  let view: ProjectiveTransform

  /// From how many times the size on a plane has twice the pixels.
  private static let magnified: CGFloat = 1.5
  /// A plane's pixels at most, 32 MiB: one that would have more has larger ones.
  private static let largestArea = 1 << 23

  fileprivate init(_ layer: Layer, _ projection: ProjectiveTransform, scale: CGFloat) {
    var flat = layer.withoutBackdrops
    flat.projection = nil
    flat.opacity = 1
    self.layer = flat
    opacity = layer.opacity
    self.projection = projection
    let bounds = layer.bounds
    let stretch = projection.stretch(at: CGPoint(x: bounds.midX, y: bounds.midY))
    let isMagnified = stretch.isFinite && stretch > scale * Self.magnified
    var unit = isMagnified ? 2 * scale : scale
    func plane() -> CGAffineTransform {
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: unit, y: unit))
    }
    while flat.frame(on: plane()).area > Self.largestArea { unit /= 2 }
    self.plane = plane()
    frame = flat.frame(on: self.plane)
    view = ProjectiveTransform(self.plane.inverted()).concatenating(projection)
  }

  /// Whether only the bounds are seen, whatever is drawn: they are cut by their outline on the device.
  var isCutByBounds: Bool { layer.isCutByBounds }

  /// The device pixels it can touch.
  var extent: PixelRect {
    guard projection.inverse != nil, let seen = view(frame.cgRect) else { return .empty }
    return PixelRect(enclosing: seen).outset(by: 1)
  }

  /// The outline of the bounds on the device.
  func shape(within clip: PixelRect) -> Coverage {
    Coverage(filling: layer.planarOutline(plane).projected(view), within: clip)
  }

  /// Whether it is a colour, a picture or both, and nothing that needs to be put together first.
  var isPlain: Bool {
    guard layer.sublayers.isEmpty, layer.mask == nil, layer.shadow?.isVisible != true,
      !(layer.borderWidth > 0)
    else { return false }
    switch layer.contents {
    case nil: return true
    case .image(let image): return layer.backgroundColor == nil && image.slices == nil
    case .gradient, .text, .shape, .particles: return false
    }
  }
}

extension Layer {
  /// How the layer is seen if it is under perspective.
  ///
  /// - Parameter parent: from its parent's coordinates to the device.
  func projected(in parent: CGAffineTransform) -> ProjectedLayer? {
    projection.map {
      ProjectedLayer(
        self, $0.concatenating(parent), scale: max(CGFloat(parent.meanScale), .ulpOfOne))
    }
  }

  fileprivate var isCutByBounds: Bool { masksToBounds && mask == nil }

  fileprivate func frame(on plane: CGAffineTransform) -> PixelRect {
    let touched =
      isCutByBounds ? PixelRect(touchedBy: bounds, plane) : extentOfParts(plane)
    // What another perspective in it throws far away is not seen.
    let margin = 2 * max(bounds.width, bounds.height) + Self.farthest
    return touched.outset(by: 2).intersection(
      PixelRect(touchedBy: bounds.insetBy(dx: -margin, dy: -margin), plane))
  }

  /// How far outside of its bounds, in points beside twice their length, something is drawn flat.
  private static let farthest: CGFloat = 1024

  /// The bounds with their corners, exactly where they are.
  fileprivate func planarOutline(_ transform: CGAffineTransform) -> Path {
    guard cornerRadius > 0, !maskedCorners.isEmpty else {
      return Path(rect: bounds).applying(transform)
    }
    return Path(
      roundedRect: bounds, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve
    ).applying(transform)
  }
}

extension Compositor {
  /// Draws what is under perspective, through `clip`.
  func draw(_ seen: ProjectedLayer, _ clip: Coverage, on canvas: inout Canvas) {
    guard !seen.extent.intersection(clip.bounds).isEmpty else { return }
    let layer = seen.layer
    if seen.isPlain {
      drawPlain(seen, clip, on: &canvas)
      return
    }
    var flat = Canvas(clear: seen.frame)
    guard !seen.frame.isEmpty else { return }
    if seen.isCutByBounds {
      drawUncut(layer, seen.plane, on: &flat)
    } else {
      draw(layer, at: seen.plane, Coverage(flat.frame), flat.frame, on: &flat)
    }
    let paint = Paint.projectedImage(
      ImageSource(flat.bitmap),
      transform: ProjectiveTransform(
        CGAffineTransform(translationX: CGFloat(flat.frame.x), y: CGFloat(flat.frame.y))
      ).concatenating(seen.view))
    let shape =
      seen.isCutByBounds
      ? seen.shape(within: clip.bounds) : Coverage(seen.extent.intersection(clip.bounds))
    canvas.fill(shape.intersection(clip), with: paint, opacity: seen.opacity)
  }

  /// A colour or a picture, straight from where it comes from.
  private func drawPlain(_ seen: ProjectedLayer, _ clip: Coverage, on canvas: inout Canvas) {
    let layer = seen.layer
    if let color = layer.backgroundColor, color.alpha > 0 {
      canvas.fill(
        seen.shape(within: clip.bounds).intersection(clip), with: .color(color),
        opacity: seen.opacity)
    }
    guard case .image(let image) = layer.contents,
      let texels = image.texelTransform(in: layer.bounds)
    else { return }
    let rect = Path(rect: image.rect(in: layer.bounds)).applying(seen.plane)
    var area = Coverage(filling: rect.projected(seen.view), within: clip.bounds)
    if layer.masksToBounds { area = area.intersection(seen.shape(within: clip.bounds)) }
    let paint = Paint.projectedImage(
      image.image, transform: ProjectiveTransform(texels).concatenating(seen.projection),
      filter: image.filter)
    canvas.fill(area.intersection(clip), with: paint, opacity: seen.opacity)
  }
}

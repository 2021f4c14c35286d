import Foundation
import Graphics

/// A layer in perspective. It is drawn flat, on the pixels of its own plane, and then projected.
///
/// The plane has the pixel size of the surrounding picture, as layers have on a device, or twice
/// the resolution for a strongly enlarged layer. The filter handles reduction. A layer that is only
/// an image or a colour needs no pixels of its own.
struct ProjectedLayer {
  /// The layer without its projection, fully opaque.
  let layer: Layer
  let opacity: Double
  /// The transform from the layer's coordinates to the pixels of its plane.
  let plane: CGAffineTransform
  /// The pixels of the plane that can have content, with a transparent margin of two pixels.
  let frame: PixelRect
  /// The projection from the layer's coordinates to the device.
  let projection: ProjectiveTransform
  /// The projection from the pixels of the plane to the device.
  let view: ProjectiveTransform

  /// The enlargement above which the plane has twice the resolution.
  private static let magnified: CGFloat = 1.5
  /// The maximum number of pixels of a plane, 32 MiB. Larger planes get a lower resolution.
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

  /// Whether only the bounds are visible, so that their outline clips the content on the device.
  var isCutByBounds: Bool { layer.isCutByBounds }

  /// The device pixels that the layer can touch.
  var extent: PixelRect {
    guard projection.inverse != nil, let seen = view(frame.cgRect) else { return .empty }
    return PixelRect(enclosing: seen).outset(by: 1)
  }

  /// Returns the coverage of the bounds on the device.
  func shape(within clip: PixelRect) -> Coverage {
    Coverage(filling: layer.planarOutline(plane).projected(view), within: clip)
  }

  /// Whether the layer is a colour or an image, and needs no compositing first.
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
  /// Returns the layer in perspective, or nil if it has no projection.
  ///
  /// - Parameter parent: The transform from the parent's coordinates to the device.
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
    // Content that a nested perspective moves very far away is not drawn.
    let margin = 2 * max(bounds.width, bounds.height) + Self.farthest
    return touched.outset(by: 2).intersection(
      PixelRect(touchedBy: bounds.insetBy(dx: -margin, dy: -margin), plane))
  }

  /// The distance outside the bounds up to which content is drawn flat, in points, in addition to
  /// twice the longer side.
  private static let farthest: CGFloat = 1024

  /// Returns the outline of the bounds with their corners, without snapping.
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
  /// Draws a layer in perspective through `clip`.
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
      drawUnclipped(layer, seen.plane, on: &flat)
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

  /// Draws a colour or an image directly, without a plane.
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

import Foundation
import Graphics

extension Layer {
  /// Returns the device pixels that the layer and its sublayers can touch, or slightly more.
  func extent(_ parent: CGAffineTransform) -> PixelRect {
    guard isVisible else { return .empty }
    if let seen = projected(in: parent) { return seen.extent }
    return extentOfParts(transformToParent.concatenating(parent))
  }

  /// Returns the pixels that the layer and its sublayers can touch, for a transform from the
  /// layer's coordinates to the device.
  func extentOfParts(_ transform: CGAffineTransform) -> PixelRect {
    let own = PixelRect(touchedBy: bounds, transform)
    if masksToBounds { return own }
    var extent = own
    if case .image(let image) = contents {
      extent = extent.union(PixelRect(touchedBy: image.rect(in: bounds), transform))
    }
    if case .shape(let shape) = contents, let rect = shape.extent {
      extent = extent.union(PixelRect(touchedBy: rect, transform))
    }
    if case .particles(let particles) = contents, let rect = particles.extent {
      extent = extent.union(PixelRect(touchedBy: rect, transform))
    }
    for sublayer in sublayers { extent = extent.union(sublayer.extent(transform)) }
    guard let shadow, shadow.isVisible else { return extent }
    return extent.union(shadow.extent(of: extent, transform))
  }
}

extension PixelRect {
  /// Creates the device pixels that a rectangle in a layer's coordinates can touch, plus a margin
  /// of one pixel for rounding.
  init(touchedBy rect: CGRect, _ transform: CGAffineTransform) {
    self = PixelRect(enclosing: rect.applying(transform)).outset(by: 1)
  }
}

extension Shadow {
  /// Returns the offset in device pixels, not rounded. Values that are not finite count as 0.
  func pixelOffset(_ transform: CGAffineTransform) -> (dx: Double, dy: Double) {
    func pixels(_ length: CGFloat) -> Double {
      length.isFinite ? Double(min(max(length, -0x1p30), 0x1p30)) : 0
    }
    let offset = offset.applying(transform)
    return (pixels(offset.width), pixels(offset.height))
  }

  /// Returns the standard deviation of the blur in device pixels; 0 for a radius that is not
  /// positive.
  func sigma(_ transform: CGAffineTransform) -> Double {
    let sigma = Double(radius) * transform.meanScale
    return sigma > 0 ? min(sigma, Coverage.largestSigma) : 0
  }

  /// Returns the reach of a shadow's blur in pixels. Each of three extended boxes reaches less than
  /// its deviation plus one, and a fractional move adds one.
  static func reach(_ sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) + 4 }

  func extent(of caster: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    let (dx, dy) = pixelOffset(transform)
    let shape =
      path.map { PixelRect(enclosing: ($0.controlBounds ?? .zero).applying(transform)) } ?? caster
    return shape.offsetBy(dx: Int(dx.rounded(.down)), dy: Int(dy.rounded(.down)))
      .outset(by: Shadow.reach(sigma(transform)))
  }
}

public import Foundation
public import Graphics

extension UIImage {
  /// Draws the image at its own size into the current context. `point` is its top left corner.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at its own size, with a blend mode and an alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, scaled to a rectangle. Cap insets have no effect.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to a rectangle, with a blend mode and an alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let factor = max(rect.width / size.width, rect.height / size.height)
    let image = onMainActorUnchecked { () -> UIImage in symbol(magnifiedBy: factor) }
    context.draw(image.source, in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image at its own size, aligned to
  /// the context's origin.
  public func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.tile(
      source, CGRect(origin: .zero, size: size), flipped: false, everywhere: false, in: rect)
  }

  /// The image's pixels before `imageOrientation` is applied; nil for an empty image.
  public var cgImage: CGImage? {
    source.bitmap.isEmpty ? nil : CGImage(look.unturned ?? source)
  }

  /// Creates an image of a bitmap at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(source: cgImage.source, scale: 1)
  }

  /// Creates an image of a bitmap that is displayed rotated or mirrored by an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source =
      orientation == .up
      ? cgImage.source : ImageSource(cgImage.source.bitmap.oriented(orientation))
    self.init(source: source, scale: scale > 0 ? scale : 1) {
      $0.orientation = orientation
      $0.unturned = orientation == .up ? nil : cgImage.source
    }
  }

  /// The rotation and mirroring applied to an image's pixels for display. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// The pixels unchanged.
    case up
    /// A half turn.
    case down
    /// A quarter turn anticlockwise.
    case left
    /// A quarter turn clockwise.
    case right
    /// A mirror image with left and right exchanged.
    case upMirrored
    /// A mirror image with top and bottom exchanged.
    case downMirrored
    /// A mirror image, then a quarter turn anticlockwise.
    case leftMirrored
    /// A mirror image, then a quarter turn clockwise.
    case rightMirrored
  }

  /// The orientation applied to the pixels of `cgImage` for display.
  public var imageOrientation: Orientation { look.orientation }
}

extension UIImage.Orientation {
  /// The orientation that additionally exchanges left and right of the displayed image.
  var mirroredHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}

extension Bitmap {
  fileprivate func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
    let isTurned =
      switch orientation {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    var result = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
    let (right, bottom) = (width - 1, height - 1)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (u, v) =
          switch orientation {
          case .up: (x, y)
          case .down: (right - x, bottom - y)
          case .left: (right - y, x)
          case .right: (y, bottom - x)
          case .upMirrored: (right - x, y)
          case .downMirrored: (x, bottom - y)
          case .leftMirrored: (y, x)
          case .rightMirrored: (right - y, bottom - x)
          }
        result[x, y] = self[u, v]
      }
    }
    return result
  }
}

public import Foundation
public import Graphics

extension UIImage {
  /// Draws the picture at its own size, its top left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// The same by a blend mode, and fainter.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture, stretched to a rectangle of the current context; the middle of one with caps
  /// alone.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// The same by a blend mode, and fainter.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(source, in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the picture at its own size, from the
  /// context's origin on.
  public func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.tile(
      source, CGRect(origin: .zero, size: size), flipped: false, everywhere: false, in: rect)
  }

  /// The picture's pixels, as they were before `imageOrientation` turned them.
  public var cgImage: CGImage? {
    source.bitmap.isEmpty ? nil : CGImage(look.unturned ?? source)
  }

  /// A picture of those pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(source: cgImage.source, scale: 1)
  }

  /// A picture of those pixels, turned or mirrored as the orientation says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source =
      orientation == .up
      ? cgImage.source : ImageSource(cgImage.source.bitmap.oriented(orientation))
    self.init(source: source, scale: scale > 0 ? scale : 1) {
      $0.orientation = orientation
      $0.unturned = orientation == .up ? nil : cgImage.source
    }
  }

  /// How a picture is turned before it is seen; raw values as UIKit's.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// By a half turn.
    case down
    /// By a quarter anticlockwise.
    case left
    /// By a quarter clockwise.
    case right
    /// Left and right change places.
    case upMirrored
    /// Above and below change places.
    case downMirrored
    /// Mirrored, then by a quarter anticlockwise.
    case leftMirrored
    /// Mirrored, then by a quarter clockwise.
    case rightMirrored
  }

  /// How the pixels of `cgImage` are turned to be seen.
  public var imageOrientation: Orientation { look.orientation }
}

extension UIImage.Orientation {
  /// What is seen with left and right exchanged afterwards.
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

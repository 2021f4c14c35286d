public import Foundation

/// The format of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. Default: the screen's scale, which 0 selects too.
  open var scale: CGFloat = screenScale()
  /// Whether the image starts black instead of transparent. Default: false.
  open var opaque = false
  /// The colour range of the image. Ignored: wide gamut is not supported.
  open var preferredRange = Range.standard

  /// The area of the drawing in points, in the format of a drawing's context. Default: zero.
  open private(set) var bounds = CGRect.zero

  /// Returns a copy for a drawing of an area.
  func drawing(in bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
    format.bounds = bounds
    return format
  }

  /// The colour range of an image. Raw values are UIKit's.
  public enum Range: Int, Sendable {
    /// An unspecified range; stored and ignored.
    case unspecified = -1
    /// An automatically chosen range; stored and ignored.
    case automatic = 0
    /// An extended range; stored and ignored.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// Creates a format at the screen's scale that is not opaque.
  public override init() { super.init() }

  /// Creates a format at the display scale of the traits, or at the screen's scale if they specify
  /// none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format at the screen's scale that is not opaque.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// Returns a format equal to `default()`.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

  var usedScale: CGFloat { scale > 0 ? scale : screenScale() }
}

extension UIImage {
  /// The format for drawing similar images: this image's scale, and opaque if the image has no
  /// transparency.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = source.bitmap.isOpaque
    return format
  }
}

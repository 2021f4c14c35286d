public import Foundation

/// What the images of a renderer are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 0 is the screen's when an image is made.
  open var scale: CGFloat = screenScale()
  /// Whether they are black where nothing is drawn, not clear.
  open var opaque = false
  /// There is no wide gamut here.
  open var preferredRange = Range.standard

  /// How many colours there are; raw values as UIKit's.
  public enum Range: Int, Sendable {
    /// Kept for iOS sources.
    case unspecified = -1
    /// Kept for iOS sources.
    case automatic = 0
    /// Kept for iOS sources.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// The screen's scale, not opaque.
  public override init() { super.init() }

  /// At one pixel a point or more, as the traits say.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The screen's scale, not opaque.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// The same as `default()` here.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

  var usedScale: CGFloat { scale > 0 ? scale : screenScale() }
}

extension UIImage {
  /// What a renderer must say to draw more of such pictures: this one's scale, opaque where it has no alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = source.bitmap.isOpaque
    return format
  }
}

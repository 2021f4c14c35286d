public import Foundation

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  /// What the images are like.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Images of that size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Images of that size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images of what is drawn inside of a rectangle, at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Images of what is drawn inside of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// An image of what `actions` draws. A size without pixels gives an image without any.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext(bounds: bounds, scale: format.usedScale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(drawing, format)
    drawing.asCurrent { actions(context) }
    return context.currentImage
  }
}

/// What a renderer draws in.
open class UIGraphicsImageRendererContext: NSObject {
  /// Where things are drawn; the current context.
  public let cgContext: CGContext
  /// What the image is like.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// What was drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    drawn(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line of one point inside of a rectangle's edge.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// The same by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { drawn(blendMode) { stroke(rect) } }

  /// What is drawn from now on is drawn inside of a rectangle alone.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func drawn(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

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

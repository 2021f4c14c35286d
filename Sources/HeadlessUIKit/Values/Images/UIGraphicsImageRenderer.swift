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

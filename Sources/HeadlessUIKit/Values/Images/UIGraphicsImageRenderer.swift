public import Foundation

/// Creates images by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for images of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of an area in points, at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Creates a renderer for images of an area in points, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns an image of the drawing done by `actions`; an image without pixels for an empty size
  /// and for one of more than 100 million pixels, which is reported as a problem.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = CGContext(bounds: bounds, scale: format.usedScale, isOpaque: format.opaque)
    let context = UIGraphicsImageRendererContext(drawing, format.drawing(in: bounds))
    drawing.asCurrent { actions(context) }
    return context.currentImage
  }
}

public import Foundation

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

public import Foundation

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context to draw in, which is the current context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The image drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour, using a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    drawn(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line, one point wide, inside a rectangle's edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line, one point wide, inside a rectangle's edges, using a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { drawn(blendMode) { stroke(rect) } }

  /// Limits further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func drawn(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

public import Foundation
import Graphics

/// A cell that the app draws and a context repeats in the place of a colour.
///
/// - Note: Partly: drawn once, at the context's scale, whatever the tiling; steps of more than 64 million
///   pixels draw nothing.
public final class CGPattern {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// A cell of `bounds` every so many points, in a space that `matrix` takes to the context's. Nil for steps of 0
  /// and what is no number.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite else {
      return nil
    }
    (self.info, self.bounds, self.matrix, self.step) = (info, bounds, matrix, step)
    (self.isColored, self.callbacks) = (isColored, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Of the first cell, from one to the next.
  var cellFrame: CGRect { CGRect(origin: bounds.origin, size: step) }

  /// So many pixels a cell may have with the space around it; larger ones draw nothing.
  private static let pixelLimit: CGFloat = 64_000_000

  /// A cell with the space up to the next.
  func picture(_ color: Color, scale: CGFloat) -> Bitmap? {
    let pixels = step.width * step.height * scale * scale
    guard let draw = callbacks.drawPattern, pixels <= Self.pixelLimit else { return nil }
    let context = CGContext(bounds: cellFrame, scale: scale, isOpaque: false)
    if !isColored { (context.state.fillColor, context.state.strokeColor) = (color, color) }
    context.clip(to: bounds)
    draw(info, context)
    return context.picture
  }
}

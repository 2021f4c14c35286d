public import Foundation
import Graphics

/// A cell drawn by the app that a context repeats in place of a colour.
///
/// - Note: Partly: the cell is drawn once at the context's scale, whatever the tiling; a step of
///   more than 64 million pixels draws nothing.
public final class CGPattern {
  private let bounds: CGRect
  let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  /// The app's callbacks, each with the app's context pointer.
  private let draw: ((CGContext) -> Void)?
  private let release: () -> Void

  /// Creates a pattern that repeats a cell of `bounds` in pattern space, which `matrix` maps to the
  /// context.
  ///
  /// - Parameters:
  ///   - xStep: The horizontal distance between cells. Nil is returned for 0 and for values that
  ///     are not finite.
  ///   - yStep: The vertical distance between cells, with the limits of `xStep`.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard step.width > 0, step.height > 0, step.width.isFinite, step.height.isFinite else {
      return nil
    }
    (self.bounds, self.matrix, self.step) = (bounds, matrix, step)
    self.isColored = isColored
    let callbacks = callbacks.pointee
    draw = callbacks.drawPattern.map { draw in { context in draw(info, context) } }
    release = { callbacks.releaseInfo?(info) }
  }

  deinit { release() }

  /// The first cell including the gap to the next one.
  var cellFrame: CGRect { CGRect(origin: bounds.origin, size: step) }

  /// The maximum number of pixels in a cell and its gap; larger cells draw nothing.
  private static let pixelLimit: CGFloat = 64_000_000

  /// Returns an image of a cell and the gap to the next one.
  func picture(_ color: Color, scale: CGFloat) -> Bitmap? {
    let pixels = step.width * step.height * scale * scale
    guard let draw, pixels <= Self.pixelLimit else { return nil }
    let context = CGContext(bounds: cellFrame, scale: scale, isOpaque: false)
    if !isColored { (context.state.fillColor, context.state.strokeColor) = (color, color) }
    context.clip(to: bounds)
    draw(context)
    return context.picture
  }
}

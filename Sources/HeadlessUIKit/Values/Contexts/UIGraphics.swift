public import Foundation
import Graphics

/// The stack of contexts, with the current one last. As in UIKit, each thread has its own.
private final class ContextStack {
  private var contexts: [CGContext] = []

  static var current: ContextStack {
    let key = "org.overscroll.graphics-contexts"
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? ContextStack { return stack }
    let stack = ContextStack()
    values[key] = stack
    return stack
  }

  var top: CGContext? { contexts.last }
  func push(_ context: CGContext) { contexts.append(context) }
  @discardableResult func pop() -> CGContext? { contexts.popLast() }
}

/// Returns the current context, or nil outside of drawing code.
///
/// That is the context of the view whose `draw(_:)` runs, of the image being created or of the last
/// push.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.top }

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// Restores the previous current context.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins an image with one pixel per point that is not opaque. End it with
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image. End it with `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: The number of pixels per point; 0 uses the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(
    CGContext(
      bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : screenScale(),
      isOpaque: opaque))
}

/// Returns the current image so far; nil outside an image context or for an empty size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap(\.image)
}

/// Ends the image context that began last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the fill colour, replacing the pixels there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour, using a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame, one point wide, inside a rectangle with the fill colour, replacing the pixels
/// there.
public func UIRectFrame(_ rect: CGRect) {
  let edges = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ]
  for edge in edges { UIRectFill(edge) }
}

/// Limits further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

func screenScale() -> CGFloat {
  onMainActorUnchecked { ScreenEnvironment.current.screen.scale }
}

extension CGContext {
  /// Runs code with this context as the current one.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    return try body()
  }
}

extension UIColor {
  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

public import Foundation
import Graphics

/// The contexts that are drawn into, the current one last: one stack a thread, as in UIKit.
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

/// The context that is being drawn into: of the view whose `draw(_:)` runs, of the image that is being
/// made, or of the one pushed last; nil outside of these.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.top }

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// The context before is the current one again.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins an image of one pixel a point, not opaque; ended by `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image.
///
/// - Parameters:
///   - opaque: whether it is black where nothing is drawn, not clear.
///   - scale: pixels per point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(
    CGContext(
      bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : screenScale(),
      isOpaque: opaque))
}

/// What was drawn into the image so far; nil outside of one, and for one without a size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().flatMap(\.image)
}

/// Ends the image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle with the fill colour, which takes the place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame of one point inside of a rectangle, in the fill colour, which takes the place of what is
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

/// What is drawn from now on is drawn inside of a rectangle alone.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

func screenScale() -> CGFloat {
  onMainActorUnchecked { ScreenEnvironment.current.screen.scale }
}

extension CGContext {
  /// Runs code with this as the current context.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    UIGraphicsPushContext(self)
    defer { UIGraphicsPopContext() }
    return try body()
  }
}

extension UIColor {
  /// What shapes are filled with, and lines drawn in, in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// What shapes are filled with in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// What lines are drawn in in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

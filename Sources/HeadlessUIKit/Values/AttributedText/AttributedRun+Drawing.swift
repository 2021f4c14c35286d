import Foundation
import Typography

/// Draws and measures attributed runs outside of views.
@MainActor
extension [AttributedRun] {
  /// Returns the unrounded size of the text, with one line per paragraph (no wrapping).
  func size() -> CGSize { DrawnText(self, width: nil).layout.size }

  /// Draws the text without wrapping. `point` is its top left corner.
  func draw(at point: CGPoint) {
    let text = DrawnText(self, width: nil)
    UIGraphicsGetCurrentContext()?.draw(text.contents(at: point))
  }

  /// Draws the text inside a rectangle: lines wrap at its width and are clipped at its height.
  func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle with the given options.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line, whose baseline is at the rectangle's
  /// top.
  func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = drawn(in: rect.size, options)
    context?.totalBounds = CGRect(origin: rect.origin, size: text.layout.size)
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    graphics.saveGState()
    if wraps, rect.height > 0 { graphics.clip(to: rect.insetBy(dx: -rect.width, dy: 0)) }
    let top = wraps ? rect.minY : rect.minY - text.layout.firstBaseline
    graphics.draw(text.contents(at: CGPoint(x: rect.minX, y: top)))
    graphics.restoreGState()
  }

  /// Returns the unrounded bounding rectangle of the text, laid out with the given options.
  ///
  /// Its origin is (0, 0) for wrapped text. For a single line, `y` is measured from the baseline.
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let text = drawn(in: size, options)
    let top = wraps ? 0 : -text.layout.firstBaseline
    let rect = CGRect(origin: CGPoint(x: 0, y: top), size: text.layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func drawn(in size: CGSize, _ options: NSStringDrawingOptions) -> DrawnText {
    guard options.contains(.usesLineFragmentOrigin) else {
      return DrawnText(self, width: nil, maximumLines: 1)
    }
    let width = size.width > 0 && size.width < 1e7 ? size.width : nil
    let all = DrawnText(self, width: width)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else { return all }
    let fitting = all.layout.lines.prefix { $0.frame.maxY <= size.height + 0.01 }.count
    return fitting < all.layout.lines.count
      ? DrawnText(self, width: width, maximumLines: Swift.max(fitting, 1)) : all
  }
}

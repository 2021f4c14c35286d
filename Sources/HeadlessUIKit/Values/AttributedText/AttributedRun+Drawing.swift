import Foundation
import Typography

/// How UIKit draws and measures texts outside of views.
@MainActor
extension [AttributedRun] {
  /// Of the text on one line for each paragraph, not rounded.
  func size() -> CGSize { DrawnText(self, width: nil).layout.size }

  /// Draws the text from a point on, its top left corner, without wrapping.
  func draw(at point: CGPoint) {
    let text = DrawnText(self, width: nil)
    UIGraphicsGetCurrentContext()?.draw(text.contents(at: point))
  }

  /// Draws the text inside of a rectangle: lines wrap at its width, those beyond its height are cut.
  func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text as the options say.
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

  /// Around the text as the options say, not rounded, from (0, 0); of one line from its baseline.
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

public import Foundation

/// The placement of an image in a layer: the thirteen modes of `UIView.ContentMode` with UIKit's
/// raw values.
public enum ContentMode: Int, CaseIterable, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Returns the rectangle of content of `size` points in `bounds`. It can overflow. Empty content
  /// gets an empty rectangle.
  public func rect(forContentOf size: CGSize, in bounds: CGRect) -> CGRect {
    let fitted = fittedSize(size, in: bounds.size)
    let (x, y) = alignment
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y,
      width: fitted.width, height: fitted.height)
  }

  private func fittedSize(_ size: CGSize, in bounds: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      return CGSize(width: size.width * min(sx, sy), height: size.height * min(sx, sy))
    case .scaleAspectFill:
      return CGSize(width: size.width * max(sx, sy), height: size.height * max(sx, sy))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return size
    }
  }

  /// The fraction of the free space on the left and above.
  private var alignment: (x: CGFloat, y: CGFloat) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}

public import Foundation
import Graphics

/// Where a supplementary view hangs on an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: _Object {
  /// The corner or the middle of a side; none is the centre.
  public let edges: NSDirectionalRectEdge
  /// From there, in points or in parts of the supplementary view's size.
  public let offset: CGPoint
  /// Whether `offset` counts points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    super.init(_object: ())
  }

  /// At the corner or the middle of a side.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// So many points from it.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// So many widths and heights of the supplementary view from it.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether `offset` counts the view's own size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  func offset(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// The place in a rectangle that the edges name.
  static func point(_ edges: NSDirectionalRectEdge, of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}

public import Foundation
import Graphics

/// The point at which a supplementary view is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: _Object {
  /// The corner, or the side whose middle is the anchor; without edges the anchor is the centre.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or as fractions of the supplementary view's size.
  public let offset: CGPoint
  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    super.init(_object: ())
  }

  /// Creates an anchor at a corner or at the middle of a side.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor with an offset from the edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset from the edges, as fractions of the supplementary view's
  /// size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether `offset` is a fraction of the supplementary view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  func offset(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// Returns the point of a rectangle that the edges name.
  static func point(_ edges: NSDirectionalRectEdge, of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}

public import Foundation

// Core Graphics' functions for geometry, which Swift sources call in addition to the members of the
// types. On Apple's platforms Core Graphics declares them.
#if !canImport(CoreGraphics)
  /// Returns the rectangle with an origin and a size.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the point with two coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns the size with a width and a height.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns the vector with two components.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

  /// Returns the smallest x coordinate of a rectangle.
  public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
  /// Returns the x coordinate of a rectangle's centre.
  public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
  /// Returns the largest x coordinate of a rectangle.
  public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
  /// Returns the smallest y coordinate of a rectangle.
  public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
  /// Returns the y coordinate of a rectangle's centre.
  public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
  /// Returns the largest y coordinate of a rectangle.
  public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
  /// Returns the width of a rectangle, which is never negative.
  public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
  /// Returns the height of a rectangle, which is never negative.
  public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

  /// Returns whether two points are equal.
  public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
    point1 == point2
  }

  /// Returns whether two sizes are equal.
  public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

  /// Returns whether two rectangles are equal.
  public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

  /// Returns the rectangle with a positive width and height.
  public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

  /// Returns whether a rectangle has no area.
  public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

  /// Returns whether a rectangle is `CGRect.null`.
  public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

  /// Returns whether a rectangle is `CGRect.infinite`.
  public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

  /// Returns a rectangle that is smaller by a distance on each side.
  public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
  }

  /// Returns the smallest rectangle with integral coordinates that contains a rectangle.
  public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

  /// Returns the smallest rectangle that contains two rectangles.
  public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

  /// Returns the common area of two rectangles; `CGRect.null` if they have none.
  public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

  /// Returns a rectangle moved by a distance.
  public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
  }

  /// Returns whether a rectangle contains a point.
  public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.contains(point)
  }

  /// Returns whether the first rectangle contains the second.
  public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.contains(rect2)
  }

  /// Returns whether two rectangles have a common area.
  public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    rect1.intersects(rect2)
  }
#endif

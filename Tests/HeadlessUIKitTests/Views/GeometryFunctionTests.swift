import Foundation
import HeadlessUIKit
import Testing

/// Core Graphics' functions for geometry.
@Suite("Functions for geometry")
struct GeometryFunctionTests {
  private let rect = CGRectMake(10, 20, 30, -40)

  @Test("Functions for rectangles return standardised values, as Core Graphics documents")
  func rectangles() {
    #expect(CGRectGetMinY(rect) == -20 && CGRectGetMaxY(rect) == 20 && CGRectGetMidY(rect) == 0)
    #expect(CGRectGetMinX(rect) == 10 && CGRectGetMidX(rect) == 25 && CGRectGetMaxX(rect) == 40)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    #expect(CGRectStandardize(rect) == CGRectMake(10, -20, 30, 40))
    let other = CGRectMake(30, 0, 100, 100)
    #expect(CGRectIntersection(rect, other) == CGRectMake(30, 0, 10, 20))
    #expect(CGRectUnion(rect, other) == CGRectMake(10, -20, 120, 120))
    #expect(CGRectInset(other, 10, 20) == CGRectMake(40, 20, 80, 60))
    #expect(CGRectOffset(other, 1, 2) == CGRectMake(31, 2, 100, 100))
    #expect(CGRectContainsPoint(other, CGPointMake(31, 1)))
    #expect(CGRectContainsRect(other, CGRectMake(40, 40, 1, 1)))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectIsEmpty(rect))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectIsNull(.null) && CGRectIsInfinite(.infinite) && CGRectEqualToRect(rect, rect))
    #expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)) && CGVectorMake(1, 2).dy == 2)
    #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)))
  }

  @Test("Functions for transforms apply the new transform first")
  func transforms() {
    let moved = CGAffineTransformMakeTranslation(10, 0)
    #expect(CGPointApplyAffineTransform(.zero, CGAffineTransformScale(moved, 2, 2)).x == 10)
    let both = CGAffineTransformConcat(moved, CGAffineTransformMakeScale(2, 2))
    #expect(CGPointApplyAffineTransform(.zero, both).x == 20)
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))))
    #expect(CGAffineTransformEqualToTransform(moved, CGAffineTransformMake(1, 0, 0, 1, 10, 0)))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), moved) == CGSizeMake(1, 1))
    #expect(CGRectApplyAffineTransform(rect, moved).minX == 20)
    let turned = CGAffineTransformRotate(moved, .pi)
    #expect(abs(CGPointApplyAffineTransform(CGPointMake(1, 0), turned).x - 9) < 1e-9)
    #expect(CGAffineTransformTranslate(moved, 5, 0).tx == 15)
    #expect(CGAffineTransformMakeRotation(0) == .identity)
  }
}

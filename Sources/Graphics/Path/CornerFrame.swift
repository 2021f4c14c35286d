import Foundation

/// A corner seen from itself: back along the side that arrives, on along the side that leaves.
struct CornerFrame {
  let x, y: CGFloat
  let back, on: CGVector

  init(_ x: CGFloat, _ y: CGFloat, _ back: CGVector, _ on: CGVector) {
    (self.x, self.y, self.back, self.on) = (x, y, back, on)
  }

  func at(_ p: CGFloat, _ q: CGFloat) -> CGPoint {
    CGPoint(x: x + back.dx * p + on.dx * q, y: y + back.dy * p + on.dy * q)
  }
}

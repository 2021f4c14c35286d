import Foundation

/// The local coordinates of a corner: back along the incoming side, and on along the outgoing side.
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

import Foundation
import PortableMath
import ScrollPhysics

/// What pinch and rotation share: the line between two fingers.
struct FingerLine {
  let length: CGFloat
  /// In radians, clockwise from the x axis.
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let way = touches[1].place - touches[0].place
    guard way.length > 0 else { return nil }
    length = way.length
    angle = CGFloat(Portable.atan2(Double(way.y), Double(way.x)))
  }

  /// How far the ends of the line move before a gesture begins, in points. Apple does not say: a
  /// model.
  static let hysteresis: CGFloat = 8
}

extension UIGestureRecognizer {
  /// A gesture of two fingers ends with the first that leaves, and fails if it has not begun when both
  /// have.
  func oneOfTwoLeft() {
    guard fingers.count < 2 else { return }
    switch state {
    case .possible: if fingers.isEmpty { state = .failed }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }
}

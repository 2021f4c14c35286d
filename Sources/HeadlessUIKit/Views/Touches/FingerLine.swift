import Foundation
import PortableMath
import ScrollPhysics

/// The line between two fingers, shared by pinch and rotation.
struct FingerLine {
  let length: CGFloat
  /// The angle in radians, clockwise from the x axis.
  let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let way = touches[1].place - touches[0].place
    guard way.length > 0 else { return nil }
    length = way.length
    angle = CGFloat(Portable.atan2(Double(way.y), Double(way.x)))
  }

  /// The distance that the ends of the line move before a gesture begins, in points. A model: Apple
  /// does not document it.
  static let hysteresis: CGFloat = 8
}

extension UIGestureRecognizer {
  /// Ends a two-finger gesture when one finger lifts. A gesture that has not begun fails when both
  /// have lifted.
  func oneOfTwoLeft() {
    guard fingers.count < 2 else { return }
    switch state {
    case .possible: if fingers.isEmpty { state = .failed }
    case .began, .changed: state = .ended
    case .ended, .cancelled, .failed: break
    }
  }
}

import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit

/// A screen of 300 × 300 points with a view whose subviews are animated.
@MainActor
final class DynamicsLab {
  let environment = onScreen(width: 300, height: 300)
  let stage = UIView(frame: rect(0, 0, 300, 300))
  private(set) lazy var animator = UIDynamicAnimator(referenceView: stage)

  func item(_ frame: CGRect) -> UIView { add(UIView(frame: frame)) }

  func add<View: UIView>(_ view: View) -> View {
    stage.addSubview(view)
    return view
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
  }

  /// Advances the clock from event to event.
  func run(to end: TimeInterval) {
    while let next = environment.clock.nextEvent, next <= end + 1e-9 {
      environment.clock.turn(to: next)
      environment.clock.endAnimations()
    }
    environment.clock.turn(to: end)
  }
}

/// A view whose collision shape is an ellipse.
final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A view whose collision shape is a triangle on its lower edge.
final class TriangleView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -bounds.height / 2))
    path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
    path.close()
    return path
  }
}

extension UIView {
  /// The rotation of the view's transform, in radians.
  var turn: CGFloat { atan2(transform.b, transform.a) }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

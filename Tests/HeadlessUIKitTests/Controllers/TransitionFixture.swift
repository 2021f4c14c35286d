import Foundation
import HeadlessUIKit

/// A window of 400 × 800 points with a root controller, touches and a journal.
@MainActor
final class TransitionFixture {
  let touches = TouchFixture()
  let log = Journal()
  let root: NotingController

  init() {
    root = NotingController("1", log)
    show(root)
  }

  func show(_ controller: UIViewController) {
    touches.window.rootViewController = controller
    touches.window.show()
    touches.window.layoutIfNeeded()
    _ = log.take()
  }

  /// Returns the presented frame of a view in the window.
  func seen(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation() ?? view.layer
    return layer.frame
  }
}

/// An animator that moves the new view in from the right in 0.4 seconds, linearly.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Journal
  var context: (any UIViewControllerContextTransitioning)?

  @MainActor
  init(_ log: Journal) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.lines.append("duration")
    return 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let comes = view === transitionContext.view(forKey: .to)
    let rest = comes ? transitionContext.finalFrame(for: to) : view.frame
    if comes { transitionContext.containerView.addSubview(view) }
    let beside = rest.offsetBy(dx: rest.width, dy: 0)
    view.frame = comes ? beside : rest
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: { view.frame = comes ? rest : beside },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.lines.append("ended \(transitionCompleted)")
  }
}

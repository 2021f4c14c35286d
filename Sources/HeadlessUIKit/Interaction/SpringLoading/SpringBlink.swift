import Foundation

/// The standard effect: the view is highlighted while the drag rests over it, and blinks before
/// activation.
final class SpringBlink: UISpringLoadedInteractionEffect {
  /// The number of blinks, and the opacity of the pale phase.
  private static let blinks = 2
  private static let fadedAlpha: CGFloat = 0.4

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let view = context.targetView else { return }
    switch context.state {
    case .inactive, .activated: view.markForSpringLoading(false)
    case .possible: view.markForSpringLoading(true)
    case .activating: Self.blink(view)
    }
  }

  private static func blink(_ view: UIView) {
    let alpha = view.alpha
    let step = 1 / Double(2 * blinks)
    UIView.animateKeyframes(withDuration: Spring.blinkTime, delay: 0) {
      for blink in 0..<blinks {
        let start = Double(2 * blink) * step
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: step) {
          view.alpha = alpha * fadedAlpha
        }
        UIView.addKeyframe(withRelativeStartTime: start + step, relativeDuration: step) {
          view.alpha = alpha
        }
      }
    }
  }
}

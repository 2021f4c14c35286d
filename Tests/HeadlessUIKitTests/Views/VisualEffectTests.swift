import Foundation
import HeadlessUIKit
import Layers
import Testing

@MainActor
@Suite struct VisualEffectTests {
  private let environment = onScreen()

  /// A style of 20 points of blur and a dark colour over it, in a window.
  private func made(_ effect: UIVisualEffect?) -> (UIWindow, UIVisualEffectView) {
    environment.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIVisualEffectView(effect: effect)
      window.addSubview(view)
      window.isHidden = false
      return (window, view)
    }
  }

  private func seen(_ view: UIView, at time: TimeInterval) -> Backdrop? {
    view.layer.snapshot(at: time).backdrop
  }

  @Test func anAnimatorThatIsHeldAtAPartShowsThatPartOfTheBlur() {
    let (window, view) = made(nil)
    environment.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      animator.pausesOnCompletion = true
      for part in [0.25, 0.75, 1, 0.5, 0] as [CGFloat] {
        animator.fractionComplete = part
        let backdrop = seen(view, at: environment.clock.time)
        #expect(abs((backdrop?.radius ?? -1) - 20 * part) < 1e-9)
        #expect(abs((backdrop?.saturation ?? -1) - (1 + 0.8 * Double(part))) < 1e-9)
      }
      animator.stopAnimation(true)
    }
    withExtendedLifetime(window) {}
  }

  @Test func aBlurThatIsTakenAwayFadesInItsAnimation() {
    let (window, view) = made(UIBlurEffect(style: .dark))
    environment.run {
      #expect(seen(view, at: 0)?.radius == 20)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      let start = environment.clock.time
      #expect(abs((seen(view, at: start + 0.5)?.radius ?? -1) - 10) < 1e-9)
      #expect(seen(view, at: start + 1.01) == nil)
    }
    withExtendedLifetime(window) {}
  }
}

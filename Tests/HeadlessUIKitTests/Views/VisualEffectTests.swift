import Foundation
import HeadlessUIKit
import Layers
import Testing

@MainActor
@Suite struct VisualEffectTests {
  private let environment = onScreen()

  /// Returns a window with an effect view. The style has a blur of 20 points and a dark colour over
  /// it.
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

  @Test(
    "The chrome of bars is about 147 of 255 over black content, and 249 over white content",
    arguments: [(UIColor.black, 147), (.white, 249)])
  func chrome(content: UIColor, value: Int) {
    let (window, view) = made(UIBlurEffect(style: .systemChromeMaterial))
    environment.run {
      window.backgroundColor = content
      view.frame = rect(0, 0, 200, 200)
      window.layoutIfNeeded()
      let middle = Compositor(scale: 1).render(window.layerTree(at: 0)).components(100, 100)
      #expect(middle.allSatisfy { $0 == 255 || abs(Int($0) - value) <= 1 }, "\(middle)")
      #expect(abs(Int(middle[0]) - value) <= 1)
    }
  }

  // MARK: Vibrancy

  /// Returns the vibrancy of the contents of a view with the effect.
  private func vibrancy(_ effect: UIVisualEffect?) -> Vibrancy? {
    let (window, view) = made(effect)
    return withExtendedLifetime(window) {
      environment.run { view.contentView.layer.snapshot(at: environment.clock.time).vibrancy }
    }
  }

  @Test func contentsOverLightBlursAreDarkAndOverDarkOnesLight() {
    for (style, white) in [
      (.extraLight, 0), (.light, 0), (.dark, 1), (.systemMaterialLight, 0),
      (.systemMaterialDark, 1), (.systemMaterial, 0),
    ] as [(UIBlurEffect.Style, Double)] {
      let seen = vibrancy(UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)))
      #expect(seen?.color.red == white && (seen?.saturation ?? 0) > 1, "\(style)")
    }
    #expect(vibrancy(UIBlurEffect(style: .dark)) == nil)
  }

  @Test func whatMattersLessLetsMoreShineThrough() {
    let styles: [UIVibrancyEffectStyle] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    ]
    let alphas = styles.map { style in
      vibrancy(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: style))?.color.alpha
    }
    #expect(alphas == [0.8, 0.6, 0.3, 0.18])
  }

  @Test func adaptiveBlursTurnTheirContentsWithTheTraits() {
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    let (window, view) = made(effect)
    environment.run {
      window.overrideUserInterfaceStyle = .dark
      #expect(view.contentView.layer.snapshot(at: 0).vibrancy?.color.red == 1)
      window.overrideUserInterfaceStyle = .light
      #expect(view.contentView.layer.snapshot(at: 0).vibrancy?.color.red == 0)
    }
  }

  @Test func vibrancyFadesInItsAnimation() {
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    let (window, view) = made(effect)
    environment.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      let start = environment.clock.time
      let layer = view.contentView.layer
      #expect(abs((layer.snapshot(at: start + 0.25).vibrancy?.strength ?? -1) - 0.75) < 1e-9)
      #expect(layer.snapshot(at: start + 1.01).vibrancy == nil)
    }
    withExtendedLifetime(window) {}
  }

  @Test func aCompositingFilterNamesABlendMode() {
    environment.run {
      let layer = CALayer()
      #expect(layer.snapshot(at: 0).blendMode == .normal)
      layer.compositingFilter = "multiplyBlendMode"
      #expect(layer.snapshot(at: 0).blendMode == .multiply)
      layer.compositingFilter = "nothing of that name"
      #expect(layer.snapshot(at: 0).blendMode == .normal)
    }
  }
}

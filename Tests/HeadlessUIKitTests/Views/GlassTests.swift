import Foundation
import HeadlessUIKit
import Layers
import Testing

@MainActor
@Suite("Liquid Glass")
struct GlassTests {
  @Test("Glass is drawn as the nearest material, and said to be")
  func material() {
    let environment = onScreen()
    environment.run {
      @MainActor func backdrop(_ effect: UIVisualEffect) -> Backdrop? {
        UIVisualEffectView(effect: effect).layer.snapshot(at: 0).backdrop
      }
      #expect(backdrop(UIGlassEffect()) == backdrop(UIBlurEffect(style: .systemMaterial)))
      #expect(
        backdrop(UIGlassEffect(style: .clear))
          == backdrop(UIBlurEffect(style: .systemUltraThinMaterial)))
      #expect(backdrop(UIGlassContainerEffect()) == nil)
      let tinted = UIGlassEffect()
      tinted.tintColor = .red
      #expect(UIVisualEffectView(effect: tinted).backgroundColor == .red)
    }
    #expect(environment.problems.notes.count == 1)
  }
}

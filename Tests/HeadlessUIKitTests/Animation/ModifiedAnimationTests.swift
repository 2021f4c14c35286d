import Foundation
import HeadlessUIKit
import Layers
import Testing

/// `modifyAnimations(withRepeatCount:autoreverses:animations:)` inside a block of `animate`
/// (https://developer.apple.com/documentation/uikit/uiview).
@MainActor
@Suite("Repeating animations in nested blocks")
struct ModifiedAnimationTests {
  @MainActor
  private struct Shown {
    let clock: DisplayClock
    let window: UIWindow
    let view = UIView(frame: rect(0, 0, 10, 10))

    init() {
      clock = onScreen(width: 100, height: 100).clock
      window = UIWindow(frame: rect(0, 0, 100, 100))
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func opacity(at time: TimeInterval) -> CGFloat {
      CGFloat(window.layerTree(at: time).layers[0].sublayers[0].opacity)
    }

    func place(at time: TimeInterval) -> CGPoint {
      let position = window.layerTree(at: time).layers[0].sublayers[0].position
      return CGPoint(x: position.x - 5, y: position.y - 5)
    }
  }

  @Test(
    "A repeating nested block autoreverses its count while the outer one runs once")
  func twice() {
    let shown = Shown()
    var ended: [TimeInterval] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear
    ) {
      shown.view.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        shown.view.center.x = 105
      }
    } completion: {
      #expect($0)
      ended.append(shown.clock.time)
    }
    let times = [0.0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 3.999]
    let x = times.map { shown.place(at: $0).x.rounded() }
    #expect(x == [0, 50, 100, 50, 0, 50, 100, 50, 0])
    #expect(shown.opacity(at: 0.5) == 0.5 && shown.opacity(at: 1.5) == 0)
    #expect(shown.place(at: 4).x == 100)
    shown.clock.advance(to: 3.9)
    #expect(ended == [])
    shown.clock.advance(to: 4)
    #expect(ended == [4])
  }

  @Test("Repetition without autoreversal restarts, and a modifier outside a block has no effect")
  func forth() {
    let shown = Shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) {
        shown.view.center.x = 105
      }
    }
    let x = [0.5, 0.75, 1.25, 1.5].map { shown.place(at: $0).x.rounded() }
    #expect(x == [50, 75, 25, 100])
    shown.clock.advance(to: 2)
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { shown.view.center.x = 5 }
    #expect(shown.place(at: 2).x == 0)
  }
}

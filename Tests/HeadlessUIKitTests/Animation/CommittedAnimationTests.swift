import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Animations between ticks")
struct CommittedAnimationTests {
  @Test func whatIsChangedBetweenIsAnimatedAsWasSaid() {
    let clock = onScreen(width: 100, height: 100).clock
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    view.center.x = 25
    UIView.beginAnimations("inner", context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    view.center.y = 15
    UIView.commitAnimations()
    view.bounds.size.width = 30
    UIView.commitAnimations()
    #expect(view.layer.presentation()?.bounds.width == 30, "after the end nothing is animated")
    clock.advance(to: 0.2)
    #expect(view.layer.presentation()?.opacity == 0, "the inner one has its own 0.2 seconds")
    #expect(view.layer.presentation()?.position.y == 5)
    clock.advance(to: 1)
    #expect(view.layer.presentation()?.position.y == 10)
    clock.advance(to: 1.5)
    #expect(view.layer.presentation()?.position == view.center)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// A view's tint colour is the nearest one set in the view itself or a superview.
@MainActor
struct TintTests {
  final class Listener: UIView {
    var calls = 0
    override func tintColorDidChange() { calls += 1 }
  }

  @Test func theTopIsBlueAndSubviewsInherit() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(outer.tintColor == .systemBlue && inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
    outer.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test func aChangeIsToldToThoseWhoInheritIt() {
    let (outer, heir, own) = (Listener(), Listener(), Listener())
    outer.addSubview(heir)
    outer.addSubview(own)
    own.tintColor = .green
    #expect(own.calls == 1)
    outer.tintColor = .red
    outer.tintColor = .red
    #expect(outer.calls == 1 && heir.calls == 1 && own.calls == 1)
  }

  @Test func movingUnderAnotherTintIsAChange() {
    let (outer, view) = (UIView(), Listener())
    outer.tintColor = .red
    outer.addSubview(view)
    #expect(view.calls == 1 && view.tintColor == .red)
    UIView().addSubview(view)
    #expect(view.calls == 2 && view.tintColor == .systemBlue)
  }
}

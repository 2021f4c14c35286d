import Foundation
import HeadlessUIKit
import Testing

/// `UIColor.tintColor`, which has the tint colour of the view that shows it.
@MainActor
@Suite("The tint colour as a colour")
struct TintColorTests {
  @Test("A background in the tint colour follows the view's tint")
  func backgrounds() {
    onScreen()
    let (outer, inner) = (UIView(), UIView())
    inner.backgroundColor = .tintColor
    let blue = UIColor.systemBlue.cgColor
    #expect(inner.layer.backgroundColor == blue && UIColor.tintColor.cgColor == blue)
    outer.tintColor = .red
    outer.addSubview(inner)
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    outer.tintColor = .green
    #expect(inner.layer.backgroundColor == UIColor.green.cgColor)
    outer.tintColor = nil
    #expect(inner.layer.backgroundColor == blue)
  }

  @Test("A paler tint colour follows the view's tint too, and the traits do not change")
  func derived() {
    onScreen()
    let view = UIView()
    view.backgroundColor = .tintColor.withAlphaComponent(0.5)
    let before = view.traitCollection
    view.tintColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.withAlphaComponent(0.5).cgColor)
    #expect(view.traitCollection == before)
  }
}

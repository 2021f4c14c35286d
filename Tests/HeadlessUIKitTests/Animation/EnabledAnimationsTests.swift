import Foundation
import HeadlessUIKit
import Layers
import Testing

/// Global switches for animations and for touches.
@MainActor
@Suite("Animation and event switches")
struct EnabledAnimationsTests {
  @Test("Blocks apply at once while animations are disabled")
  func animations() {
    onScreen()
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.layer.snapshot(at: 0).opacity == 0.5)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.layer.snapshot(at: 0).opacity == 0.5)
    #expect(view.layer.snapshot(at: 2).opacity == 0)
    // The switch belongs to the screen, so that another screen is not affected.
    UIView.setAnimationsEnabled(false)
    onScreen()
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("Ignored interaction events stay ignored until each call is balanced")
  func touches() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let view = fixture.add(TouchedView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    view.journal = journal
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    fixture.tap(10, 10)
    #expect(journal.take() == [])
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents)
    fixture.tap(10, 10)
    #expect(journal.take() == ["view began 1", "view ended"])
  }

  @Test("A display link's interval counts frames")
  func interval() {
    onScreen()
    let link = CADisplayLink(target: NSObject(), selector: Selector("tick"))
    #expect(link.frameInterval == 1)
    link.frameInterval = 3
    #expect(link.preferredFramesPerSecond == 20)
    #expect(link.frameInterval == 3)
    link.frameInterval = 0
    #expect(link.frameInterval == 1)
    link.frameInterval = .max
    #expect(link.preferredFramesPerSecond == 1)
  }
}

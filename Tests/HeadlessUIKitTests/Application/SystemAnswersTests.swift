import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Answers of the system to requests that an offline phone in the foreground cannot fulfil.
@MainActor
@Suite("System queries")
struct SystemAnswersTests {
  private final class Watching: UIWindow {
    var phases: [UITouch.Phase] = []
    var isSilent = false
    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      if !isSilent { super.sendEvent(event) }
    }
  }

  @Test("A window receives every event first and can withhold it")
  func sendEvent() {
    let environment = onScreen()
    let window = Watching(frame: rect(0, 0, 100, 100))
    let touches = TouchDispatcher(window)
    let button = UIButton(frame: rect(0, 0, 100, 100))
    window.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    func tap() {
      touches.down(finger: 1, at: CGPoint(x: 50, y: 50), on: nil, time: environment.clock.time)
      touches.lift(finger: 1, at: environment.clock.time)
    }
    tap()
    #expect(window.phases == [.began, .ended] && taps == 1)
    window.isSilent = true
    let recognizer = UITapGestureRecognizer()
    var recognised = 0
    recognizer.addAction { _ in recognised += 1 }
    window.addGestureRecognizer(recognizer)
    tap()
    #expect(recognised == 0)
  }

  @Test("The battery is unknown until monitoring is enabled")
  func battery() {
    onScreen()
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = false
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryState == .full && device.batteryLevel == 1)
    device.isBatteryMonitoringEnabled = false
    #expect(device.identifierForVendor == device.identifierForVendor)
  }

  @Test("Background tasks have distinct identifiers and can end at any time")
  func background() {
    onScreen()
    let application = UIApplication.shared
    let (first, second) = (
      application.beginBackgroundTask(), application.beginBackgroundTask(withName: "b")
    )
    #expect(first != second && first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    var failure: (any Error)?
    application.setAlternateIconName("Other") { failure = $0 }
    #expect(failure != nil)
  }

  @Test("The screen has one mode with its pixels and display rate")
  func screen() {
    let environment = onScreen(width: 100, height: 200, scale: 3)
    environment.framesPerSecond = 120
    #expect(UIScreen.main.currentMode?.size == CGSize(width: 300, height: 600))
    #expect(UIScreen.main.maximumFramesPerSecond == 120)
    UIScreen.main.brightness = 3
    #expect(UIScreen.main.brightness == 1)
    #expect(UIScreen.screens.count == 1)
  }

  @Test("A dimmed tint is grey, also in descendants, and is reported")
  func tint() {
    final class Told: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    onScreen()
    let (outer, inner) = (UIView(), Told())
    outer.addSubview(inner)
    inner.tintColor = .red
    inner.changes = 0
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 1)
    var (red, green): (CGFloat, CGFloat) = (0, 1)
    inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red == green)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red && inner.changes == 2)
  }

  @Test("A scroll layer scrolls minimally to show a rectangle")
  func scrollLayer() {
    onScreen()
    let (scroller, content) = (CAScrollLayer(), CALayer())
    scroller.frame = rect(0, 0, 100, 100)
    scroller.masksToBounds = true
    content.frame = rect(0, 0, 300, 300)
    scroller.addSublayer(content)
    content.scrollRectToVisible(rect(150, 20, 20, 20))
    #expect(scroller.bounds.origin == CGPoint(x: 70, y: 0))
    #expect(content.visibleRect == rect(70, 0, 100, 100))
    scroller.scrollMode = .vertically
    content.scroll(CGPoint(x: 0, y: 40))
    #expect(scroller.bounds.origin == CGPoint(x: 70, y: 40))
  }

  @Test("A navigation controller uses custom bar classes")
  func bars() {
    final class OwnBar: UINavigationBar {}
    onScreen()
    let controller = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    #expect(controller.navigationBar is OwnBar)
  }

  @Test("A change of insets notifies the scroll view's subclass before its delegate")
  func insets() {
    final class Own: UIScrollView, UIScrollViewDelegate {
      var lines: [String] = []
      override func adjustedContentInsetDidChange() { lines.append("own") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        lines.append("delegate")
      }
    }
    onScreen()
    let view = Own(frame: rect(0, 0, 100, 100))
    view.delegate = view
    view.contentInset.top = 20
    view.layoutIfNeeded()
    #expect(view.lines == ["own", "delegate"])
  }

  @Test("A recogniser without direct touches receives no finger")
  func touchTypes() {
    let fixture = TouchFixture()
    let view = fixture.add(UIView(), rect(0, 0, 100, 100))
    let recognizer = UITapGestureRecognizer()
    var taps = 0
    recognizer.addAction { _ in taps += 1 }
    view.addGestureRecognizer(recognizer)
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    fixture.tap(50, 50)
    #expect(taps == 0)
    recognizer.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.direct.rawValue))
    fixture.wait(1)
    fixture.tap(50, 50)
    #expect(taps == 1)
  }

  @Test("A responder's input view controller replaces the keyboard")
  func inputController() {
    final class Typed: UIView {
      let controller = UIInputViewController()
      override var canBecomeFirstResponder: Bool { true }
      override var inputViewController: UIInputViewController? { controller }
    }
    let fixture = TouchFixture()
    let view = fixture.add(Typed(), rect(0, 0, 100, 100))
    #expect(view.becomeFirstResponder())
    fixture.wait(1)
    #expect(view.controller.view.window === fixture.window)
    view.controller.dismissKeyboard()
    fixture.wait(1)
    #expect(!view.isFirstResponder)
  }
}

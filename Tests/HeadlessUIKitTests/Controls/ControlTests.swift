import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// The events that controls send during touches, and their order.
@MainActor
@Suite("Controls")
struct ControlTests {
  private func watch(
    _ control: UIControl, _ journal: Journal, _ events: [(String, UIControl.Event)]
  ) {
    for (name, event) in events {
      control.addAction(UIAction { _ in journal.lines.append(name) }, for: event)
    }
  }

  private let all: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("again", .touchDownRepeat), ("exit", .touchDragExit),
    ("enter", .touchDragEnter), ("inside", .touchUpInside), ("outside", .touchUpOutside),
    ("cancel", .touchCancel), ("primary", .primaryActionTriggered), ("value", .valueChanged),
  ]

  @Test("A tap sends touch down, touch up inside and primary action events")
  func tap() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let button = fixture.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 44))
    watch(button, journal, all)
    fixture.down(50, 20)
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    fixture.wait(0.1)
    fixture.up()
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(journal.take() == ["down", "inside", "primary"])
    fixture.wait(0.1)
    fixture.tap(50, 20)
    #expect(journal.take() == ["down", "again", "inside", "primary"])
    button.isEnabled = false
    fixture.tap(50, 20)
    #expect(journal.take() == [])
  }

  @Test("A touch counts as inside up to 70 points away")
  func reach() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let button = fixture.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 44))
    watch(button, journal, all)
    fixture.down(50, 20)
    fixture.move(50, 113, over: 0.1)
    #expect(button.isHighlighted)
    fixture.move(50, 116, over: 0.1)
    #expect(!button.isHighlighted)
    fixture.move(50, 50, over: 0.1)
    fixture.move(50, 150, over: 0.1)
    fixture.up()
    #expect(journal.take() == ["down", "exit", "enter", "exit", "outside"])
  }

  @Test("A tap recogniser on a superview does not receive a button's taps")
  func keepsTaps() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let button = fixture.add(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 44))
    watch(button, journal, [("inside", .touchUpInside)])
    let tap = UITapGestureRecognizer()
    journal.watch(tap, "tap")
    fixture.window.addGestureRecognizer(tap)
    fixture.tap(50, 20)
    #expect(journal.take() == ["inside"])
    fixture.wait(1)
    fixture.tap(200, 200)
    #expect(journal.take() == ["tap ended"])
  }

  @Test("A scroll view leaves a control its touch unless a subclass cancels it")
  func inScrollView() {
    final class Taking: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    for (view, takes) in [(UIScrollView(), false), (Taking(), true)] {
      let (fixture, journal) = (TouchFixture(), Journal())
      let scrollView = fixture.add(view, CGRect(x: 0, y: 0, width: 400, height: 800))
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      let button = fixture.add(
        UIButton(type: .system), CGRect(x: 0, y: 300, width: 100, height: 44), to: scrollView)
      watch(button, journal, all)
      fixture.down(50, 320)
      fixture.wait(0.2)
      fixture.move(50, 270, over: 0.2)
      fixture.up()
      #expect(journal.take() == (takes ? ["down", "cancel"] : ["down", "inside", "primary"]))
      #expect((scrollView.contentOffset.y > 0) == takes)
    }
  }

  @Test("Targets receive their events until removed")
  func targets() {
    final class Target: UIResponder { var senders: [UIControl] = [] }
    SelectorMethods.register("pressed:", of: Target.self) { target, sender, _ in
      if let control = sender as? UIControl { target.senders.append(control) }
    }
    onScreen()
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector("pressed:"), for: [.touchUpInside, .valueChanged])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["pressed:"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: .valueChanged)
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(target.senders == [control, control])
  }

  @Test("A switch is 51 by 31, and a tap or drag toggles it")
  func toggles() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let toggle = fixture.add(UISwitch(), CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    watch(toggle, journal, [("value", .valueChanged)])
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn && journal.take() == [])
    fixture.tap(30, 20)
    #expect(!toggle.isOn && journal.take() == ["value"])
    fixture.wait(1)
    fixture.down(15, 20)
    fixture.move(58, 20, over: 0.3)
    #expect(toggle.isOn && journal.take() == ["value"])
    fixture.up()
    #expect(toggle.isOn && journal.take() == [])
  }

  @Test("A slider follows a finger that starts on its thumb")
  func slides() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let slider = fixture.add(UISlider(), CGRect(x: 0, y: 0, width: 229, height: 34))
    watch(slider, journal, [("value", .valueChanged)])
    #expect(slider.intrinsicContentSize.height == 34)
    slider.maximumValue = 100
    slider.value = 250
    #expect(slider.value == 100)
    slider.value = 0
    fixture.window.layoutIfNeeded()
    fixture.down(14, 17)
    fixture.move(114, 17, over: 0.5)
    fixture.up()
    #expect(near(CGFloat(slider.value), 50, within: 1e-3))
    #expect(journal.take().allSatisfy { $0 == "value" })
    fixture.wait(1)
    fixture.down(200, 17)
    fixture.move(30, 17, over: 0.5)
    fixture.up()
    #expect(near(CGFloat(slider.value), 50, within: 1e-3))
  }

  @Test("A tap selects a segment and notifies once")
  func segments() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let control = fixture.add(
      UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 0, width: 300, height: 32))
    watch(control, journal, [("value", .valueChanged)])
    #expect(control.intrinsicContentSize.height == 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.tap(150, 16)
    #expect(control.selectedSegmentIndex == 1 && journal.take() == ["value"])
    fixture.wait(1)
    fixture.tap(150, 16)
    #expect(journal.take() == [])
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 4)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setEnabled(false, forSegmentAt: 0)
    fixture.wait(1)
    fixture.tap(50, 16)
    #expect(journal.take() == [])
  }

  @Test("Stepper and page control advance by one")
  func steps() {
    let (fixture, journal) = (TouchFixture(), Journal())
    let stepper = fixture.add(UIStepper(), CGRect(x: 0, y: 0, width: 1, height: 1))
    let pages = fixture.add(UIPageControl(), CGRect(x: 0, y: 100, width: 200, height: 26))
    watch(stepper, journal, [("step", .valueChanged)])
    watch(pages, journal, [("page", .valueChanged)])
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    stepper.maximumValue = 2
    for _ in 0..<3 {
      fixture.tap(80, 16)
      fixture.wait(1)
    }
    #expect(stepper.value == 2 && journal.take() == ["step", "step"])
    stepper.wraps = true
    fixture.tap(80, 16)
    #expect(stepper.value == 0)
    pages.numberOfPages = 3
    fixture.wait(1)
    _ = journal.take()
    fixture.tap(190, 110)
    fixture.wait(1)
    fixture.tap(10, 110)
    #expect(pages.currentPage == 0 && journal.take() == ["page", "page"])
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 63.5, height: 26))
  }

  @Test("A button's size fits its content")
  func buttonSize() {
    onScreen()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let label = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(button.intrinsicContentSize.height == label.height + 12)
    #expect(button.intrinsicContentSize.width == max(30, label.width))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(
      button.intrinsicContentSize == CGSize(width: label.width + 50, height: label.height + 3))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let filled = UIButton(configuration: configuration)
    let title = filled.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(
      filled.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
    #expect(filled.titleLabel?.textColor == .white)
  }
}

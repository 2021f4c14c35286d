import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Controls with custom images in place of the system's drawings.
@MainActor
@Suite("Control images")
struct ControlPictureTests {
  private func shown(_ window: UIWindow) -> Bitmap {
    window.layoutIfNeeded()
    var tree = window.layerTree(at: window.environment.clock.time)
    tree.deviceScale = nil
    return Compositor(scale: 1).render(tree)
  }

  @Test("A slider's track consists of its images on both sides of the thumb")
  func slider() {
    let fixture = TouchFixture()
    let slider = fixture.add(UISlider(), rect(0, 0, 100, 40))
    slider.setMinimumTrackImage(.plain(.plainRed, 3, 10), for: .normal)
    slider.setMaximumTrackImage(.plain(.plainBlue, 3, 10), for: .normal)
    slider.setThumbImage(.plain(.plainGreen, 10, 20), for: .normal)
    slider.value = 0.5
    #expect(slider.trackRect(forBounds: slider.bounds) == rect(3, 15, 94, 10))
    let picture = shown(fixture.window)
    #expect(
      picture[20, 16] == .plainRed && picture[80, 24] == .plainBlue
        && picture[50, 20] == .plainGreen)
    #expect(picture[20, 12] != .plainRed && picture[20, 27] != .plainRed)
    #expect(slider.minimumTrackImage(for: .highlighted)?.size.height == 10)
  }

  @Test("Segments use their states' background images with dividers between")
  func segments() {
    let fixture = TouchFixture()
    let control = fixture.add(UISegmentedControl(items: ["", ""]), rect(0, 0, 100, 30))
    control.setBackgroundImage(.plain(.plainBlue, 3, 30), for: .normal, barMetrics: .default)
    control.setBackgroundImage(.plain(.plainRed, 3, 30), for: .selected, barMetrics: .default)
    control.setDividerImage(
      .plain(.plainGreen, 4, 30), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    control.selectedSegmentIndex = 1
    let picture = shown(fixture.window)
    #expect(
      picture[10, 15] == .plainBlue && picture[90, 15] == .plainRed
        && picture[50, 15] == .plainGreen)
    #expect(control.intrinsicContentSize.height == 30)
    fixture.tap(20, 15)
    fixture.wait(0.5)
    #expect(control.selectedSegmentIndex == 0)
    #expect(shown(fixture.window)[10, 15] == .plainRed)
  }

  @Test("A segment's content is moved by its offset and position adjustment")
  func adjustments() {
    let fixture = TouchFixture()
    let control = fixture.add(
      UISegmentedControl(items: [UIImage.plain(.plainRed, 4, 4), UIImage.plain(.plainRed, 4, 4)]),
      rect(0, 0, 100, 30))
    fixture.window.layoutIfNeeded()
    let views = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    let before = views.map(\.frame.origin)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: 3), forSegmentType: .right, barMetrics: .default)
    fixture.window.layoutIfNeeded()
    #expect(views[0].frame.origin == CGPoint(x: before[0].x + 1, y: before[0].y + 2))
    #expect(views[1].frame.origin == CGPoint(x: before[1].x, y: before[1].y + 3))
  }

  @Test("A held stepper repeats unless autorepeat is off")
  func repeating() {
    let fixture = TouchFixture()
    let stepper = fixture.add(UIStepper(), rect(0, 0, 94, 32))
    fixture.down(70, 16)
    fixture.wait(0.45)
    #expect(stepper.value == 1)
    fixture.wait(0.3)
    #expect(stepper.value == 4)
    fixture.up()
    fixture.wait(1)
    #expect(stepper.value == 4)
    stepper.autorepeat = false
    fixture.down(70, 16)
    fixture.wait(2)
    fixture.up()
    #expect(stepper.value == 5)
  }

  @Test("A stepper's signs, background and divider can be images")
  func stepper() {
    let fixture = TouchFixture()
    let stepper = fixture.add(UIStepper(), rect(0, 0, 94, 32))
    stepper.value = 5
    stepper.setBackgroundImage(.plain(.plainBlue, 3, 32), for: .normal)
    stepper.setIncrementImage(
      UIImage.plain(.plainRed, 8, 8).withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.setDividerImage(
      .plain(.plainGreen, 2, 32), forLeftSegmentState: .normal, rightSegmentState: .normal)
    let picture = shown(fixture.window)
    #expect(
      picture[5, 5] == .plainBlue && picture[70, 16] == .plainRed && picture[47, 2] == .plainGreen)
  }

  @Test("A progress view with images has their height")
  func progress() {
    let fixture = TouchFixture()
    let view = fixture.add(UIProgressView(progressViewStyle: .default), rect(0, 0, 100, 9))
    view.trackImage = .plain(.plainBlue, 3, 9)
    view.progressImage = .plain(.plainRed, 3, 9)
    view.progress = 0.5
    let picture = shown(fixture.window)
    #expect(picture[20, 4] == .plainRed && picture[80, 4] == .plainBlue)
    #expect(view.intrinsicContentSize.height == 9)
  }

  @Test("System button types have their glyphs, and the close button is a disc of 30 points")
  func kinds() {
    let fixture = TouchFixture()
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      let button = UIButton(type: type)
      #expect(button.currentImage != nil && (18...26).contains(button.bounds.width))
    }
    let button = fixture.add(UIButton(type: .close), rect(10, 10, 30, 30))
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    let picture = shown(fixture.window)
    #expect(picture[11, 11] != picture[25, 13] && picture[25, 25] != picture[25, 13])
    #expect(UIButton.ButtonType(rawValue: 7) == .close)
  }

  @Test("A button's touch glow appears and disappears with the touch")
  func glow() {
    let fixture = TouchFixture()
    let button = fixture.add(UIButton(type: .custom), rect(100, 100, 40, 40))
    button.showsTouchWhenHighlighted = true
    fixture.down(120, 120)
    fixture.wait(0.1)
    #expect(button.subviews.contains { $0.bounds.width == 80 })
    fixture.up()
    fixture.wait(0.1)
    #expect(!button.subviews.contains { $0.bounds.width == 80 })
  }
}

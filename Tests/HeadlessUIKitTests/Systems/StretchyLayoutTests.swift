import Foundation
import HeadlessUIKit
import Testing

/// System B's constraint sets at all steps (systems.md §2.2) against their closed forms.
@MainActor
struct StretchyLayoutTests {
  enum Step: CaseIterable {
    case one, two, three, compress, four
  }

  @MainActor
  struct Screen {
    let scene = Scene.phoneX()
    let scrollView: UIScrollView
    let container: UIView
    let image: UIView
    let text: UIView
    let backing: UIView
    var imageTop: NSLayoutConstraint?
    var aspect: NSLayoutConstraint

    init(_ step: Step) {
      let view = scene.root
      scrollView = add(UIScrollView(), "scrollView", to: view)
      scrollView.contentInsetAdjustmentBehavior = .never
      container = box("container", in: scrollView)
      image = add(SizedView(1950, 1300), "image", to: scrollView)
      text = box("text", in: scrollView)
      backing = box("backing", in: scrollView)
      let info = add(SizedView(347, 1096), "info", to: text)
      info.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      scrollView.pin(to: view)
      let picture = step == .one ? image : container
      aspect = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.7)
        .named("aspect")
      activate(
        picture.topAnchor.constraint(equalTo: scrollView.topAnchor).named("pictureTop"),
        picture.leftAnchor.constraint(equalTo: view.leftAnchor),
        picture.rightAnchor.constraint(equalTo: view.rightAnchor), aspect)
      if step != .one { attachImage(step, view) }
      activate(
        text.topAnchor.constraint(equalTo: picture.bottomAnchor),
        text.leftAnchor.constraint(equalTo: view.leftAnchor),
        text.rightAnchor.constraint(equalTo: view.rightAnchor),
        text.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor))
      activate(
        info.leftAnchor.constraint(equalTo: text.leftAnchor, constant: 14),
        info.topAnchor.constraint(equalTo: text.topAnchor, constant: 14),
        info.rightAnchor.constraint(equalTo: text.rightAnchor, constant: -14),
        info.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: -14))
      if step == .four {
        activate(
          backing.leftAnchor.constraint(equalTo: view.leftAnchor),
          backing.rightAnchor.constraint(equalTo: view.rightAnchor),
          backing.topAnchor.constraint(equalTo: text.topAnchor),
          backing.bottomAnchor.constraint(equalTo: view.bottomAnchor))
      }
      scene.layout()
    }

    private mutating func attachImage(_ step: Step, _ view: UIView) {
      let top = image.topAnchor.constraint(equalTo: view.topAnchor).at(step == .two ? 1000 : 750)
      imageTop = top
      activate(
        image.leftAnchor.constraint(equalTo: container.leftAnchor),
        image.rightAnchor.constraint(equalTo: container.rightAnchor), top)
      if step == .three || step == .four {
        activate(image.heightAnchor.constraint(greaterThanOrEqualTo: container.heightAnchor))
      }
      activate(image.bottomAnchor.constraint(equalTo: container.bottomAnchor))
    }

    func scroll(to offset: CGFloat) {
      scrollView.contentOffset.y = offset
      scene.layout()
    }
  }

  private let offsets = Array(stride(from: CGFloat(-300), through: 668, by: 12.1)) + [262.5, 0]

  /// Where the image is in the window, and where the text begins.
  private func closedForm(_ step: Step, _ offset: CGFloat) -> (image: CGRect, text: CGFloat) {
    let rest: CGFloat = 262.5
    switch step {
    case .one: return (rect(0, -offset, 375, rest), rest - offset)
    case .two:
      let height = max(0, rest - offset)
      return (rect(0, 0, 375, height), height)
    case .three, .four:
      return offset <= 0
        ? (rect(0, 0, 375, rest - offset), rest - offset)
        : (rect(0, -offset, 375, rest), rest - offset)
    case .compress:
      return offset <= rest
        ? (rect(0, 0, 375, rest - offset), rest - offset)
        : (rect(0, rest - offset, 375, 0), rest - offset)
    }
  }

  @Test(arguments: Step.allCases)
  func followsTheClosedForm(step: Step) {
    let screen = Screen(step)
    for offset in offsets {
      screen.scroll(to: offset)
      let expected = closedForm(step, offset)
      #expect(near(screen.image.exactFrameInWindow, expected.image), "offset \(offset)")
      #expect(near(screen.text.exactFrameInWindow.minY, expected.text), "offset \(offset)")
      #expect(near(screen.text.exactFrameInWindow.height, 1124), "offset \(offset)")
    }
  }

  @Test(arguments: Step.allCases)
  func determinesTheContentHeightOnlyAndKeepsItWhileJammed(step: Step) {
    let screen = Screen(step)
    for offset in offsets {
      screen.scroll(to: offset)
      #expect(near(screen.scrollView.contentSize.height, 1386.5), "offset \(offset)")
      #expect(screen.scrollView.contentSize.width == 0)
    }
  }

  @Test func stepTwoJamsAtHeightZeroAndComesBackByItself() {
    let screen = Screen(.two)
    screen.scroll(to: 300)
    #expect(screen.aspect.isBroken)
    #expect(screen.imageTop?.isBroken == false)
    #expect(screen.scene.log.conflicts.count == 1)
    screen.scroll(to: 500)
    #expect(screen.scene.log.conflicts.count == 1)
    screen.scroll(to: 262.5)
    #expect(!screen.aspect.isBroken)
    screen.scroll(to: 100)
    #expect(near(screen.image.exactFrameInWindow, rect(0, 0, 375, 162.5)))
  }

  @Test func aTieOfTopAndCompressionResistanceGoesToTheTop() {
    let screen = Screen(.three)
    screen.scroll(to: -1500)
    #expect(near(screen.image.exactFrameInWindow, rect(0, 0, 375, 1762.5)))
    screen.scroll(to: 0)
    #expect(near(screen.image.exactFrameInWindow, rect(0, 0, 375, 262.5)))
  }

  @Test func theTopConstraintCountsAsBrokenWhileScrolledUp() {
    let screen = Screen(.three)
    screen.scroll(to: -12.5)
    #expect(screen.imageTop?.isBroken == false)
    screen.scroll(to: 12.5)
    #expect(screen.imageTop?.isBroken == true)
    #expect(screen.scene.log.entries.isEmpty)
  }

  @Test func theBackingReachesTheScreensBottom() {
    let screen = Screen(.four)
    for offset in offsets {
      screen.scroll(to: offset)
      let expected = rect(0, 262.5 - offset, 375, 812 - 262.5 + offset)
      #expect(near(screen.backing.exactFrameInWindow, expected), "offset \(offset)")
    }
  }
}

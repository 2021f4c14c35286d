import Foundation
import HeadlessUIKit
import Testing

/// System A's constraint set (systems.md §1.2) against its closed form.
@MainActor
struct ParallaxAndScaleTests {
  @MainActor
  struct Screen {
    let scene: Scene
    let scrollView: UIScrollView
    let header: UIView
    let image: UIView
    let label: UIView
    let top: NSLayoutConstraint
    let height: NSLayoutConstraint

    init() {
      scene = .phone8()
      let view = scene.root
      scrollView = add(UIScrollView(), "scrollView", to: view)
      scrollView.alwaysBounceVertical = true
      header = box("header", in: scrollView)
      image = add(SizedView(666.667, 441.667), "image", to: header)
      label = add(SizedView(200, 34), "label", to: scrollView)
      scrollView.pin(to: view)
      top = header.topAnchor.constraint(equalTo: view.topAnchor)
      height = header.heightAnchor.constraint(equalToConstant: 210).named("height")
      activate(
        top, header.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1), height,
        label.topAnchor.constraint(equalTo: header.bottomAnchor),
        label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1),
        label.heightAnchor.constraint(equalToConstant: 800))
      image.pin(to: header)
      scene.layout()
    }

    func scroll(to offset: CGFloat) {
      scrollView.contentOffset.y = offset
      height.constant = 210 - offset
      scene.layout()
    }
  }

  @Test func followsTheClosedForm() {
    let screen = Screen()
    for step in stride(from: CGFloat(-300), through: 209, by: 3.7) {
      screen.scroll(to: step)
      #expect(near(screen.header.exactFrameInWindow, rect(0, 0, 375, 210 - step)), "offset \(step)")
      #expect(near(screen.image.exactFrameInWindow, rect(0, 0, 375, 210 - step)), "offset \(step)")
      #expect(
        near(screen.label.exactFrameInWindow, rect(0, 210 - step, 375, 800)), "offset \(step)")
    }
    #expect(screen.scene.log.entries.isEmpty)
  }

  @Test func aHeaderPinnedToTheScreenLiesExactlyAtItsTopForEveryOffset() {
    let screen = Screen()
    for step in stride(from: CGFloat(-200), through: 200, by: 0.13) {
      screen.scroll(to: step)
      let drawn = (step * 2).rounded(.toNearestOrAwayFromZero) / 2
      #expect(screen.header.frame.minY == drawn, "offset \(step)")
      #expect(screen.image.frame.size == screen.header.frame.size, "offset \(step)")
      #expect(screen.label.frame.minY == 210, "offset \(step)")
    }
  }

  @Test func neverDeterminesItsContentSize() {
    let screen = Screen()
    screen.scroll(to: -50)
    #expect(screen.scrollView.contentSize == .zero)
  }

  @Test func aNegativeHeightShowsZeroAndLogsOnce() {
    let screen = Screen()
    for offset in stride(from: CGFloat(211), through: 260, by: 7) {
      screen.scroll(to: offset)
      #expect(near(screen.header.exactFrameInWindow, rect(0, 0, 375, 0)), "offset \(offset)")
      #expect(near(screen.label.exactFrameInWindow, rect(0, 0, 375, 800)), "offset \(offset)")
      #expect(screen.height.isBroken)
      #expect(!screen.top.isBroken)
    }
    #expect(screen.scene.log.conflicts.count == 1)
    #expect(screen.scene.log.conflicts.first?.contains("UIView:header.height == -1") == true)
    screen.scroll(to: 100)
    #expect(!screen.height.isBroken)
    #expect(near(screen.header.exactFrameInWindow, rect(0, 0, 375, 110)))
    screen.scroll(to: 230)
    #expect(screen.height.isBroken)
    #expect(screen.scene.log.conflicts.count == 1)
  }
}

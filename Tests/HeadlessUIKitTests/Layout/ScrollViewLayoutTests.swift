import Foundation
import HeadlessUIKit
import Testing

/// The meaning of constraints to a scroll view.
@MainActor
struct ScrollViewLayoutTests {
  private func scrollView(in scene: Scene) -> UIScrollView {
    let scrollView = add(UIScrollView(), "scroll", to: scene.root)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.place(x: 20, y: 30, width: 300, height: 200)
    return scrollView
  }

  @Test func edgesSeenFromOutsideAreTheFrame() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let below = box(in: scene.root)
    activate(
      below.topAnchor.constraint(equalTo: scroll.bottomAnchor),
      below.leftAnchor.constraint(equalTo: scroll.leftAnchor))
    scroll.contentOffset = CGPoint(x: 11, y: 12)
    scene.layout()
    #expect(below.frame.origin == CGPoint(x: 20, y: 230))
  }

  @Test func edgesSeenFromASubviewAreTheContentAndDetermineItsSize() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    content.pin(to: scroll)
    activate(
      content.widthAnchor.constraint(equalToConstant: 900),
      content.heightAnchor.constraint(equalToConstant: 700.5))
    scroll.contentOffset.y = 50
    scene.layout()
    #expect(content.frame == rect(0, 0, 900, 700.5))
    #expect(scroll.contentSize == CGSize(width: 900, height: 700.5))
  }

  @Test func widthAndHeightAreAlwaysTheFrames() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let view = box(in: scroll)
    activate(
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2))
    scene.layout()
    #expect(view.frame.size == CGSize(width: 300, height: 400))
    #expect(scroll.contentSize == .zero)
  }

  @Test func centersAreTheFramesHalfAndScroll() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let view = box(in: scroll)
    activate(
      view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: scroll.centerYAnchor))
    scroll.contentOffset.y = 40
    scene.layout()
    #expect(view.frame.origin == CGPoint(x: 150, y: 100))
  }

  @Test func aTieToTheOutsideFloats() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let sticky = box(in: scroll)
    activate(
      sticky.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100),
      sticky.heightAnchor.constraint(equalToConstant: 10))
    for offset: CGFloat in [0, 33, -7.5] {
      scroll.contentOffset.y = offset
      scene.layout()
      #expect(near(sticky.exactFrameInWindow.minY, 100), "offset \(offset)")
      #expect(sticky.frame.minY == 70 + offset)
    }
  }

  @Test func theContentGuideIsTheContentWhoeverAsks() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    let outside = box(in: scene.root)
    let guide = scroll.contentLayoutGuide
    activate(
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      guide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      guide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 3),
      outside.topAnchor.constraint(equalTo: guide.bottomAnchor),
      outside.heightAnchor.constraint(equalToConstant: 5))
    scroll.contentOffset.y = 120
    scene.layout()
    #expect(scroll.contentSize == CGSize(width: 900, height: 500))
    #expect(near(outside.exactFrameInWindow.minY, 30 - 120 + 500))
    #expect(guide.layoutFrame == rect(0, 0, 900, 500))
  }

  @Test func theFrameGuideIsTheViewport() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let bar = box(in: scroll)
    let guide = scroll.frameLayoutGuide
    activate(
      bar.topAnchor.constraint(equalTo: guide.topAnchor),
      bar.leftAnchor.constraint(equalTo: guide.leftAnchor),
      bar.rightAnchor.constraint(equalTo: guide.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    scroll.contentOffset = CGPoint(x: 13, y: 77)
    scene.layout()
    #expect(near(bar.exactFrameInWindow, rect(20, 30, 300, 200)))
    #expect(bar.frame == rect(13, 77, 300, 200))
    #expect(scroll.contentSize == .zero)
  }

  @Test func contentSizeOfTheAppStaysOnUndeterminedAxes() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    scroll.contentSize = CGSize(width: 5000, height: 1)
    let content = box(in: scroll)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 640))
    scene.layout()
    #expect(scroll.contentSize == CGSize(width: 5000, height: 640))
  }

  @Test func contentSizeGoesBackToTheAppWithTheLastMention() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    let bottom = content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor), bottom,
      content.heightAnchor.constraint(equalToConstant: 640))
    scene.layout()
    bottom.isActive = false
    scroll.contentSize.height = 10
    scene.layout()
    #expect(scroll.contentSize.height == 10)
  }

  @Test func theContentSizeFollowsTheSolutionWhateverElseConflicts() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    content.pin(to: scroll)
    let height = content.heightAnchor.constraint(equalToConstant: 500)
    let sticky = box(in: scroll)
    activate(
      height, sticky.topAnchor.constraint(equalTo: scene.root.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.widthAnchor.constraint(equalToConstant: 310))
    scene.layout()
    #expect(scroll.contentSize.height == 500 && scene.log.conflicts.count == 1)
    height.constant = 1500
    scroll.contentOffset.y = 40
    scene.layout()
    #expect(scroll.contentSize.height == 1500)
  }

  @Test func contentThatFollowsTheOffsetGrowsWithItWhateverElseConflicts() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: scene.root.topAnchor, constant: 900),
      content.widthAnchor.constraint(equalToConstant: 300),
      content.widthAnchor.constraint(equalToConstant: 310))
    scene.layout()
    let before = scroll.contentSize.height
    scroll.contentOffset.y = 40
    scene.layout()
    #expect(scroll.contentSize.height == before + 40)
  }

  @Test func insetsStayOutOfTheEquations() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let content = box(in: scroll)
    content.pin(to: scroll)
    activate(content.heightAnchor.constraint(equalToConstant: 640))
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 60, right: 0)
    scene.layout()
    #expect(content.frame.minY == 0)
    #expect(scroll.contentSize.height == 640)
  }

  @Test func aSideMarginOfTheScrollViewIsTheContents() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = box(in: scroll)
    activate(
      content.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.layoutMarginsGuide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 500))
    scene.layout()
    #expect(content.frame.minY == 1)
    #expect(scroll.contentSize.height == 504)
  }

  @Test func nestedScrollViewsSubtractBothOffsets() {
    let scene = Scene()
    let outer = scrollView(in: scene)
    let inner = add(UIScrollView(), to: outer)
    inner.place(x: 0, y: 100, width: 300, height: 150)
    let view = box(in: inner)
    activate(view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 200))
    outer.contentOffset.y = 25
    inner.contentOffset.y = 40
    scene.layout()
    #expect(near(view.exactFrameInWindow.minY, 200))
    // 200 = 30 − 25 + 100 − 40 + y.
    #expect(view.frame.minY == 135)
  }

  @Test func aNegativeContentHeightConflictsWithNothingElse() {
    let scene = Scene()
    let scroll = scrollView(in: scene)
    let height = scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: -32)
    activate(height)
    scene.layout()
    #expect(height.isBroken)
    #expect(scroll.contentSize.height == 0)
    let lines = scene.log.conflicts.first?.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(lines?.count == 1)
  }
}

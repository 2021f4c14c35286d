import Foundation
import HeadlessUIKit
import Testing

/// Rounding to pixels, and ambiguous positions.
@MainActor
struct PixelGridTests {
  @Test(arguments: [(CGFloat(950.25), CGFloat(950.5)), (950.2, 950)])
  func positionsGoToTheNearestPixelHalfUp(y: CGFloat, expected: CGFloat) {
    let scene = Scene(scale: 2)
    let view = box(in: scene.root)
    view.place(x: 0, y: y, width: 10, height: 20)
    scene.layout()
    #expect(view.frame == rect(0, expected, 10, 20))
    #expect(near(view.exactFrameInWindow.minY, y))
  }

  @Test func neighboursThatShareAnEdgeNeverGap() {
    let scene = Scene(width: 320, scale: 2)
    var previous: NSLayoutXAxisAnchor = scene.root.leftAnchor
    var views: [UIView] = []
    for _ in 0..<3 {
      let view = box(in: scene.root)
      activate(
        view.leftAnchor.constraint(equalTo: previous),
        view.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3))
      previous = view.rightAnchor
      views.append(view)
    }
    scene.layout()
    #expect(views.map(\.frame.width) == [106.5, 107, 106.5])
    #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
  }

  @Test func anEdgeSharedWithTheSuperviewStaysShared() {
    for offset in stride(from: CGFloat(0), to: 1, by: 0.05) {
      let scene = Scene(scale: 3)
      let outer = box(in: scene.root)
      let inner = box(in: outer)
      outer.place(x: offset, y: offset, width: 99.9 + offset, height: 50.2 - offset)
      inner.pin(to: outer)
      scene.layout()
      #expect(inner.bounds.size == outer.bounds.size, "offset \(offset)")
    }
  }

  @Test func contentStaysOnItsPixelsAtEveryOffset() {
    let scene = Scene(scale: 2)
    let scroll = add(UIScrollView(), to: scene.root)
    scroll.pin(to: scene.root)
    let view = box(in: scroll)
    view.place(x: 0, y: 33.3, width: 10, height: 10.1)
    for offset in stride(from: CGFloat(0), to: 3, by: 0.07) {
      scroll.contentOffset.y = offset
      scene.layout()
      #expect(view.frame == rect(0, 33.5, 10, 10), "offset \(offset)")
    }
  }

  @Test func anUndeterminedPositionIsZeroInTheSuperview() {
    let scene = Scene()
    let outer = box(in: scene.root)
    outer.place(x: 70, y: 80, width: 100, height: 100)
    let view = box(in: outer)
    activate(
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10))
    scene.layout()
    #expect(view.frame == rect(0, 0, 10, 10))
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguousAxes == [.horizontal, .vertical])
    #expect(!outer.hasAmbiguousLayout)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func onlyTheOpenAxisIsAmbiguous() {
    let scene = Scene()
    let view = box(in: scene.root)
    activate(
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 5))
    scene.layout()
    #expect(view.ambiguousAxes == [.horizontal])
  }

  @Test func constraintsAreListedInTheOrderOfActivation() {
    let scene = Scene()
    let view = box(in: scene.root)
    let names = ["c", "a", "b"]
    for name in names {
      activate(view.widthAnchor.constraint(equalToConstant: 5).named(name))
    }
    #expect(view.treeConstraints.compactMap(\.identifier) == names)
  }
}

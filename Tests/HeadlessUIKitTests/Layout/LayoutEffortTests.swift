import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A layout pass visits only what changed, independently of the size of the screen, and misses
/// nothing.
@MainActor
struct LayoutEffortTests {
  private func screen(of rows: Int) -> (Scene, UIScrollView, [SizedView]) {
    let scene = Scene()
    let scroll = add(UIScrollView(), to: scene.root)
    scroll.pin(to: scene.root)
    let header = box(in: scroll)
    activate(
      header.topAnchor.constraint(equalTo: scene.root.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 44))
    let labels = (0..<rows).map { index in
      let label = add(SizedView(120, 20), to: scroll)
      activate(
        label.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        label.topAnchor.constraint(equalTo: scroll.topAnchor, constant: CGFloat(index) * 30))
      return label
    }
    activate(labels[rows - 1].bottomAnchor.constraint(equalTo: scroll.bottomAnchor))
    scene.layout()
    return (scene, scroll, labels)
  }

  private func visits(_ scene: Scene, _ change: () -> Void) -> Int {
    let before = scene.root.layoutEffort.visits
    change()
    scene.layout()
    return scene.root.layoutEffort.visits - before
  }

  @Test func scrollingAsksNoMoreOfALargerScreen() {
    let counts = [60, 200, 1000].map { rows in
      let (scene, scroll, _) = screen(of: rows)
      return visits(scene) { scroll.contentOffset.y = 10 }
    }
    #expect(counts[0] > 0 && counts[0] == counts[1] && counts[1] == counts[2], "\(counts)")
  }

  @Test func aTextOfAnotherSizeAsksNoMoreOfALargerScreen() {
    let counts = [60, 200, 1000].map { rows in
      let (scene, _, labels) = screen(of: rows)
      let count = visits(scene) { labels[rows / 2].size.width = 200 }
      #expect(labels[rows / 2].frame.width == 200)
      return count
    }
    #expect(counts[0] > 0 && counts[0] == counts[1] && counts[1] == counts[2], "\(counts)")
  }

  /// Only moved values are read from a solution, for any number of views.
  @Test func aTextOfAnotherSizeReadsNoMoreOfALargerScreen() {
    let counts = [60, 200, 1000].map { rows in
      let (scene, _, labels) = screen(of: rows)
      let before = scene.root.layoutEffort.reads
      labels[rows / 2].size.width = 200
      scene.layout()
      #expect(labels[rows / 2].frame.width == 200)
      return scene.root.layoutEffort.reads - before
    }
    #expect(
      counts[0] > 0 && counts[0] < 5 && counts[0] == counts[1] && counts[1] == counts[2],
      "\(counts)")
  }

  /// Siblings depend only on their parent, so the effort per view is constant.
  @Test func tenThousandSiblingsTakeTenTimesAThousand() {
    let efforts = [1000, 10_000].map { count in
      let scene = Scene()
      for index in 0..<count {
        let view = box(in: scene.root)
        activate(
          view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
          view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: CGFloat(index)),
          view.widthAnchor.constraint(equalTo: scene.root.widthAnchor),
          view.heightAnchor.constraint(equalToConstant: 1))
      }
      scene.layout()
      return scene.root.layoutEffort
    }
    let (small, large) = (efforts[0], efforts[1])
    #expect(small.rows >= 4000 && large.rows <= 10 * small.rows, "\(efforts)")
    #expect(large.pivots <= 10 * small.pivots, "\(efforts)")
    #expect(large.visits <= 10 * small.visits, "\(efforts)")
    #expect(large.cells <= 10 * small.cells, "\(efforts)")
  }

  /// Views without constraints do not involve the solver, for any number of views, and each is laid
  /// out once.
  @Test func siblingsWithFramesAreLaidOutOnceEach() {
    let scene = Scene()
    let views = (0..<10_000).map { index in
      let view = Counting()
      view.frame = CGRect(x: 0, y: CGFloat(index), width: 10, height: 1)
      scene.root.addSubview(view)
      return view
    }
    scene.layout()
    #expect(views.allSatisfy { $0.layouts == 1 })
    let effort = scene.root.layoutEffort
    #expect(effort.rows == 0 && effort.pivots == 0 && effort.cells == 0)
    #expect(effort.visits <= views.count + 10, "\(effort)")
  }

  /// For nested views the rows, pivots and visits grow linearly. A changed constant costs the least
  /// possible at every depth.
  @Test func nestedViewsTakeSoMuchEach() {
    let efforts = [50, 100].map { count in
      let scene = Scene()
      var parent: UIView = scene.root
      var lefts: [NSLayoutConstraint] = []
      for _ in 0..<count {
        let view = box(in: parent)
        lefts.append(view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1))
        activate(
          lefts[lefts.count - 1],
          view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
          view.rightAnchor.constraint(equalTo: parent.rightAnchor),
          view.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
        parent = view
      }
      scene.layout()
      let first = scene.root.layoutEffort
      lefts[0].constant = 11
      scene.layout()
      let second = scene.root.layoutEffort
      #expect(parent.frame.width == scene.root.frame.width - CGFloat(count + 10))
      #expect(second.rows == first.rows)
      return (first, visits: second.visits - first.visits, pivots: second.pivots - first.pivots)
    }
    let (small, large) = (efforts[0], efforts[1])
    #expect(large.0.rows <= 2 * small.0.rows && large.0.pivots <= 2 * small.0.pivots, "\(efforts)")
    #expect(large.0.visits <= 2 * small.0.visits, "\(efforts)")
    #expect(large.visits <= 2 * small.visits && large.pivots <= 2 * small.pivots, "\(efforts)")
    // Each width depends on both edges of all ancestors. Only the number of cells grows with the
    // square.
    #expect(large.0.cells < 8 * 100 * 100, "\(efforts)")
  }

  private final class Counting: UIView {
    var layouts = 0
    var updates = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  /// Layout marks are found for random marking and random moves of views.
  @Test(arguments: 1...20)
  func noMarkIsMissed(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = Scene()
    let views = (0..<20).map { _ in Counting() }
    for view in views { scene.root.addSubview(view) }
    scene.layout()
    for step in 0..<60 {
      var marked: Set<Int> = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<views.count, using: &random)
        let target = views.randomElement(using: &random)!
        switch Int.random(in: 0..<5, using: &random) {
        case 0: views[index].removeFromSuperview()
        case 1 where !target.isDescendant(of: views[index]): target.addSubview(views[index])
        case 2: scene.root.addSubview(views[index])
        case 3:
          views[index].setNeedsLayout()
          marked.insert(index)
        default: views[index].setNeedsUpdateConstraints()
        }
      }
      let layouts = views.map(\.layouts)
      // Half of the time a random branch is laid out separately first.
      if Bool.random(using: &random) { views.randomElement(using: &random)!.layoutIfNeeded() }
      scene.layout()
      for (index, view) in views.enumerated() where view.window != nil {
        let place = "seed \(seed), step \(step), view \(index)"
        #expect(!view.needsUpdateConstraints(), Comment(rawValue: place))
        if marked.contains(index) {
          #expect(view.layouts > layouts[index], Comment(rawValue: place))
        }
      }
      let settled = views.map(\.layouts)
      scene.layout()
      #expect(views.map(\.layouts) == settled, "seed \(seed), step \(step): without a mark")
    }
  }

  @Test func aMarkInABranchOutsideTheWindowIsFoundWhenItComes() {
    let scene = Scene()
    let (outer, inner) = (Counting(), Counting())
    outer.addSubview(inner)
    scene.root.addSubview(outer)
    scene.layout()
    outer.removeFromSuperview()
    outer.layoutIfNeeded()
    let (layouts, updates) = (inner.layouts, inner.updates)
    inner.setNeedsLayout()
    inner.setNeedsUpdateConstraints()
    scene.root.addSubview(outer)
    scene.layout()
    #expect((inner.layouts, inner.updates) == (layouts + 1, updates + 1))
  }
}

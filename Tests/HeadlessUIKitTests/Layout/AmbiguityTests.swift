import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Ambiguous layouts, and the resulting frames.
@MainActor
struct AmbiguityTests {
  /// Returns five labels below each other, the first of which has no vertical constraint.
  private func column(in root: UIView) -> [SizedView] {
    let labels = (0..<5).map { add(SizedView(40, 20), "label\($0)", to: root) }
    for label in labels { activate(label.leftAnchor.constraint(equalTo: root.leftAnchor)) }
    for (above, below) in zip(labels, labels.dropFirst()) {
      activate(below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8))
    }
    return labels
  }

  @Test func aColumnThatHangsNowhereBeginsAtZero() {
    let scene = Scene()
    let labels = column(in: scene.root)
    scene.layout()
    #expect(labels.map(\.frame.minY) == [0, 28, 56, 84, 112])
    #expect(labels.allSatisfy { $0.ambiguousAxes == [.vertical] })
  }

  @Test func aLinkThatIsChangedLeavesTheColumnWhereItIs() {
    let scene = Scene()
    let labels = column(in: scene.root)
    scene.layout()
    for link in scene.root.constraints where link.firstAttribute == .top {
      link.priority = UILayoutPriority(999)
      scene.layout()
      #expect(labels.map(\.frame.minY) == [0, 28, 56, 84, 112])
    }
  }

  @Test func whatIsHungUpIsNoLongerAmbiguous() {
    let scene = Scene()
    let labels = column(in: scene.root)
    scene.layout()
    activate(labels[4].bottomAnchor.constraint(equalTo: scene.root.bottomAnchor))
    scene.layout()
    #expect(labels.map(\.frame.maxY) == [488, 516, 544, 572, 600])
    #expect(labels.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func theConstraintsThatAffectAViewAreThoseItFollows() {
    let scene = Scene()
    let (a, b) = (box(in: scene.root), box(in: scene.root))
    let top = a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 5)
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    let below = b.topAnchor.constraint(equalTo: a.bottomAnchor)
    let idle = b.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    let size = b.heightAnchor.constraint(equalToConstant: 30)
    let left = b.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    activate(top, height, below, idle, size, left)
    scene.layout()
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top, height, below, size])
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(a.constraintsAffectingLayout(for: .vertical) == [top, height])
  }

  @Test func aGuideOfTheAppCanBeAmbiguousToo() {
    let scene = Scene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let top = guide.topAnchor.constraint(equalTo: scene.root.topAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 5)
    activate(top, height)
    scene.layout()
    #expect(guide.hasAmbiguousLayout)
    #expect(!scene.root.safeAreaLayoutGuide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [top, height])
    activate(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 5))
    scene.layout()
    #expect(!guide.hasAmbiguousLayout)
  }

  /// Each width is a multiple of another one, by factors of 1e-5 to 1e5, which exceed sixteen
  /// digits.
  @Test func accuracyThatRoundingCostsIsReportedOnce() {
    var lostCount = 0
    for seed in 0..<12 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let scene = Scene()
      let boxes = (0..<12).map { _ in box(in: scene.root) }
      for _ in 0..<60 {
        let (a, b) = (boxes[random.below(12)], boxes[random.below(12)])
        if a === b { continue }
        var factor: CGFloat = 0.5 + CGFloat(random.below(1000)) / 1000
        for _ in 0..<random.below(6) { factor *= 10 }
        if random.below(2) == 0 { factor = 1 / factor }
        let constant = CGFloat(random.below(100))
        let constraint =
          random.below(3) == 0
          ? a.widthAnchor.constraint(
            greaterThanOrEqualTo: b.widthAnchor, multiplier: factor, constant: -constant)
          : a.widthAnchor.constraint(
            equalTo: b.widthAnchor, multiplier: factor, constant: constant)
        activate(constraint.at(Float(1 + random.below(3))))
        scene.layout()
      }
      let reports = scene.log.errors.filter { error in
        if case .accuracyLost = error { true } else { error == .optimumNotFound }
      }
      #expect(reports.count <= 1, "seed \(seed)")
      #expect(reports.allSatisfy { !$0.isException })
      lostCount += reports.count
    }
    #expect(lostCount > 0)
  }

  @Test func exercisingMovesWhatIsOpenAndBack() {
    let scene = Scene(scale: 1)
    let view = box(in: scene.root)
    activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(greaterThanOrEqualTo: scene.root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20))
    scene.layout()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == before.offsetBy(dx: 0, dy: 40))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == before)
    let fixed = view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 7)
    fixed.isActive = true
    scene.layout()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == rect(10, 7, 30, 20))
  }
}

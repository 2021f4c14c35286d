import Foundation
import HeadlessUIKit
import Testing

/// Coordinates, priorities, and changes of the view tree.
@MainActor
struct EngineModelTests {
  @Test func positionsAreInTheSuperviewsCoordinates() {
    let scene = Scene()
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    outer.place(x: 30, y: 40, width: 200, height: 100)
    inner.place(x: 5, y: 6, width: 20, height: 10)
    scene.layout()
    #expect(outer.frame == rect(30, 40, 200, 100))
    #expect(inner.frame == rect(5, 6, 20, 10))
  }

  @Test func aViewMayBeTiedToAnyViewOfTheTree() {
    let scene = Scene()
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    let cousin = box(in: scene.root)
    outer.place(x: 30, y: 40, width: 200, height: 100)
    inner.place(x: 5, y: 6, width: 20, height: 10)
    activate(
      cousin.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      cousin.topAnchor.constraint(equalTo: inner.bottomAnchor),
      cousin.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      cousin.heightAnchor.constraint(equalTo: inner.heightAnchor, constant: 3))
    scene.layout()
    #expect(cousin.frame == rect(56, 56, 40, 13))
  }

  @Test func anOrdinaryViewsBoundsOriginDoesNotMatter() {
    let scene = Scene()
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    outer.bounds.origin = CGPoint(x: 50, y: 60)
    outer.place(x: 0, y: 0, width: 200, height: 100)
    inner.place(x: 5, y: 6, width: 20, height: 10)
    scene.layout()
    #expect(inner.frame == rect(5, 6, 20, 10))
    #expect(outer.bounds.origin == CGPoint(x: 50, y: 60))
  }

  @Test func multipliersActOnPositionsInTheContainersCoordinates() {
    let scene = Scene()
    let a = box(in: scene.root)
    a.place(x: 0, y: 0, width: 10, height: 10)
    let b = box(in: scene.root)
    activate(
      NSLayoutConstraint(
        item: b, attribute: .centerX, relatedBy: .equal, toItem: scene.root, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      b.widthAnchor.constraint(equalToConstant: 20))
    scene.layout()
    #expect(b.frame.midX == 100)
  }

  @Test func sizesAreNeverNegativeEvenAgainstRequiredConstraints() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let width = view.widthAnchor.constraint(equalToConstant: -10)
    activate(width)
    scene.layout()
    #expect(view.frame.width == 0)
    #expect(width.isBroken)
    #expect(scene.log.conflicts.count == 1)
  }

  @Test func anOptionalConstraintPullsAsCloseAsItCan() {
    let scene = Scene()
    let view = box(in: scene.root)
    let wish = view.widthAnchor.constraint(equalToConstant: 300).at(1)
    activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 120), wish)
    scene.layout()
    #expect(view.frame.width == 120)
    #expect(wish.isBroken)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func everyPriorityIsALevelOfItsOwn() {
    let scene = Scene()
    let view = box(in: scene.root)
    activate(
      view.widthAnchor.constraint(equalToConstant: 100).at(749.5),
      view.widthAnchor.constraint(equalToConstant: 200).at(750))
    scene.layout()
    #expect(view.frame.width == 200)
  }

  @Test func noNumberOfWeakerConstraintsOutvotesAStrongerOne() {
    let scene = Scene()
    let view = box(in: scene.root)
    activate(view.widthAnchor.constraint(equalToConstant: 50).at(401))
    for _ in 0..<20 { activate(view.widthAnchor.constraint(equalToConstant: 90).at(400)) }
    scene.layout()
    #expect(view.frame.width == 50)
  }

  @Test func violationsOfOneLevelAddUp() {
    let scene = Scene()
    let view = box(in: scene.root)
    activate(view.widthAnchor.constraint(equalToConstant: 50).at(400))
    for _ in 0..<3 { activate(view.widthAnchor.constraint(equalToConstant: 90).at(400)) }
    scene.layout()
    #expect(view.frame.width == 90)
  }

  @Test func explicitConstraintsWinTiesWithContentSizes() {
    for explicitFirst in [true, false] {
      let scene = Scene()
      let view = add(SizedView(300, 300), to: nil)
      scene.root.addSubview(view)
      if !explicitFirst { scene.layout() }
      activate(view.widthAnchor.constraint(equalToConstant: 80).at(750))
      activate(view.heightAnchor.constraint(equalToConstant: 400).at(250))
      scene.layout()
      #expect(view.frame.size == CGSize(width: 80, height: 400))
    }
  }

  @Test func aChangedPriorityCountsAtOnce() {
    let scene = Scene()
    let view = box(in: scene.root)
    let a = view.widthAnchor.constraint(equalToConstant: 100).at(300)
    activate(a, view.widthAnchor.constraint(equalToConstant: 200).at(400))
    scene.layout()
    #expect(view.frame.width == 200)
    a.priority = .required
    scene.layout()
    #expect(view.frame.width == 100)
    a.priority = UILayoutPriority(1)
    scene.layout()
    #expect(view.frame.width == 200)
  }

  @Test func aSubtreeTakesItsConstraintsAlong() {
    let scene = Scene()
    let outer = box()
    let inner = box(in: outer)
    inner.place(x: 1, y: 2, width: 3, height: 4)
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(1, 2, 3, 4))
    scene.root.addSubview(outer)
    outer.place(x: 10, y: 10, width: 50, height: 50)
    scene.layout()
    #expect(inner.frame == rect(1, 2, 3, 4))
    outer.removeFromSuperview()
    let width = inner.constraints.first { $0.firstAttribute == .width }
    width?.constant = 30
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(1, 2, 30, 4))
  }

  @Test func aDeactivatedConstraintLetsGo() {
    let scene = Scene()
    let view = add(SizedView(40, 20), to: nil)
    scene.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    activate(width)
    scene.layout()
    #expect(view.frame.width == 200)
    width.isActive = false
    scene.layout()
    #expect(view.frame.width == 40)
  }
}

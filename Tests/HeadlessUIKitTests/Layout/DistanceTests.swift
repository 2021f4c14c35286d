import Foundation
import HeadlessUIKit
import Testing

/// Distances between anchors, used as dimensions
/// (https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor/anchorwithoffset(to:)).
@MainActor
struct DistanceTests {
  private func row(_ scene: Scene) -> [UIView] {
    (0..<3).map { _ in
      let view = box(in: scene.root)
      activate(
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor))
      return view
    }
  }

  @Test func aDistanceCanBeAConstant() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    activate(
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 5),
      views[0].leadingAnchor.anchorWithOffset(to: views[1].centerXAnchor)
        .constraint(equalToConstant: 100))
    scene.layout()
    #expect(views[1].frame.minX == 95)
  }

  @Test func aDistanceCanBeAMultipleOfAnother() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
    let related = second.constraint(equalTo: first, multiplier: 2, constant: 4)
    activate(
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor), related)
    scene.layout()
    // 400 − 60 = 3 × 112 + 4.
    #expect(views[1].frame.minX == 132 && views[2].frame.minX == 380)
    #expect(related.firstItem === views[2] && related.firstAttribute == .leading)
    #expect(related.secondAnchor is NSLayoutDimension)
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(views[1].frame.maxX == 268 && views[2].frame.maxX == 20)
    related.constant = 1
    scene.layout()
    #expect(views[1].frame.maxX == 267)
  }

  @Test func aDistanceCanBeASizeAndASizeADistance() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    let bar = box(in: scene.root)
    activate(
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        .constraint(equalTo: views[0].widthAnchor, multiplier: 4),
      bar.widthAnchor.constraint(
        equalTo: views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)),
      bar.heightAnchor.constraint(
        greaterThanOrEqualTo: views[0].topAnchor.anchorWithOffset(to: views[0].bottomAnchor),
        multiplier: 1, constant: 3),
      bar.heightAnchor.constraint(equalToConstant: 0).at(500),
      bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      bar.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    #expect(views[1].frame.minX == 90)
    #expect(bar.frame.size == CGSize(width: 80, height: 23))
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(views[1].frame.maxX == 310 && bar.frame == rect(320, 0, 80, 23))
  }

  @Test func itsConstraintsGoWithAnyOfItsViews() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    let related = views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
      .constraint(equalTo: views[1].leadingAnchor.anchorWithOffset(to: views[2].leadingAnchor))
    related.isActive = true
    #expect(related.isActive && scene.root.constraints.contains(related))
    scene.layout()
    views[0].removeFromSuperview()
    #expect(!related.isActive)
    scene.layout()
    #expect(scene.log.errors.isEmpty)
  }

  @Test func allItsViewsNeedACommonAncestor() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    let stranger = box()
    let related = stranger.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
      .constraint(equalToConstant: 3)
    related.isActive = true
    #expect(!related.isActive && scene.log.errors.count == 1)
  }

  @Test func aDistanceIsNoPlace() {
    let scene = Scene(scale: 1)
    let views = row(scene)
    let down = views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor)
    let constraint = down.constraint(equalToConstant: 12)
    #expect(
      constraint.description
        == "<NSLayoutConstraint (UIView:0.1.top - UIView:0.0.top) == 12   (inactive)>")
  }
}

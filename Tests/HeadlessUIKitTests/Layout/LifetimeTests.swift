import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What layout makes for views is gone with them.
@MainActor
struct LifetimeTests {
  private func live() -> Int { LayoutEngine.liveItemCount }

  /// A row of two labels between the edges of its superview.
  private func row(in superview: UIView?) -> UIView {
    let row = box(in: superview)
    let (a, b) = (add(SizedView(40, 20), to: row), add(SizedView(60, 20), to: row))
    activate(
      a.leftAnchor.constraint(equalTo: row.layoutMarginsGuide.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8),
      b.rightAnchor.constraint(equalTo: row.rightAnchor),
      a.topAnchor.constraint(equalTo: row.topAnchor),
      a.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor))
    return row
  }

  @Test func fittingASizeLeavesNothingBehind() {
    let scene = Scene()
    let row = row(in: scene.root)
    scene.layout()
    let isGone = leavesAsItWas(live) {
      #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 116)
    }
    #expect(isGone)
  }

  @Test func aSubtreeThatLeavesTakesItsItemsAlong() {
    let scene = Scene()
    activate(row(in: scene.root).topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    let isGone = leavesAsItWas(live) {
      let leaving = row(in: scene.root)
      activate(leaving.topAnchor.constraint(equalTo: scene.root.topAnchor))
      scene.layout()
      #expect(leaving.frame.height > 0)
      leaving.removeFromSuperview()
      scene.layout()
    }
    #expect(isGone)
  }

  @Test func aScreenThatGoesLeavesNothingBehind() {
    weak var view: UIView?
    let isGone = leavesAsItWas(live) {
      let scene = Scene()
      view = row(in: scene.root)
      scene.layout()
      #expect(view?.frame.height ?? 0 > 0)
    }
    #expect(isGone)
    #expect(view == nil)
  }
}

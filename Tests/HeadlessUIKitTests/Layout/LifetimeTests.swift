import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Layout items of views are freed together with the views.
@MainActor
struct LifetimeTests {
  private func live() -> Int { LayoutEngine.liveItemCount }

  /// Returns a row of two labels between the edges of its superview.
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

  /// Foundation never frees the attributes of an attributed string (Swift 6.3.1 on Linux). The
  /// colours of bar texts must be freed nevertheless.
  @Test func theTextsOfBarsKeepNothing() {
    weak var color: UIColor?
    weak var badge: UIColor?
    func show() {
      let scene = Scene()
      let (own, other) = (UIColor(white: 0.3, alpha: 1), UIColor(white: 0.4, alpha: 1))
      (color, badge) = (own, other)
      let look = UINavigationBarAppearance()
      look.titleTextAttributes = [.foregroundColor: own]
      look.largeTitleTextAttributes = [.foregroundColor: own]
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: own]
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 96))
      bar.standardAppearance = look
      bar.scrollEdgeAppearance = look
      bar.prefersLargeTitles = true
      let (first, second) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
      second.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      bar.items = [first, second]
      let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
      let item = UITabBarItem(title: "Tab", image: nil, tag: 0)
      item.badgeValue = "1"
      item.setBadgeTextAttributes([.foregroundColor: other], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: other], for: .normal)
      tabs.items = [item]
      scene.root.addSubview(bar)
      scene.root.addSubview(tabs)
      scene.layout()
    }
    show()
    #expect(color == nil && badge == nil)
  }
}

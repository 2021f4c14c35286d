import Foundation
import HeadlessUIKit
import Testing

/// System C's constraint set (systems.md §3.2) against its closed form.
@MainActor
struct HideOnScrollTests {
  @Test(arguments: [false, true])
  func barAndScrollViewFollowTheConstant(hasNotch: Bool) {
    let scene =
      hasNotch
      ? Scene.phoneX()
      : Scene(width: 320, height: 568, scale: 2, safeArea: UIEdgeInsets(top: 20))
    let (view, safe) = (scene.root, scene.root.safeAreaLayoutGuide)
    let bar = box("bar", in: view)
    let scrollView = add(UIScrollView(), "scrollView", to: view)
    let top = bar.topAnchor.constraint(equalTo: safe.topAnchor)
    activate(
      top, bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 64),
      scrollView.topAnchor.constraint(equalTo: bar.bottomAnchor),
      safe.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      scrollView.centerXAnchor.constraint(equalTo: view.centerXAnchor))
    let (safeTop, safeBottom): (CGFloat, CGFloat) = hasNotch ? (44, 34) : (20, 0)
    let size = scene.window.bounds.size
    for c in stride(from: CGFloat(0), through: -64, by: -2.3) {
      top.constant = c
      scene.layout()
      #expect(near(bar.exactFrameInWindow, rect(0, safeTop + c, size.width, 64)), "c \(c)")
      let y = safeTop + 64 + c
      let expected = rect(0, y, size.width, size.height - safeBottom - y)
      #expect(near(scrollView.exactFrameInWindow, expected), "c \(c)")
      #expect(scrollView.adjustedContentInset == .zero)
    }
    #expect(scene.log.entries.isEmpty)
  }
}

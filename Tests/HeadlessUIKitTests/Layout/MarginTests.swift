import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing
import Typography

/// Margins inherited from superviews and safe areas, and the guides that follow them.
@MainActor
struct MarginTests {
  @Test func aViewPreservesWhatReachesIntoItOfTheSuperviewsMargins() {
    let scene = Scene(scale: 1)
    let outer = box(in: scene.root)
    outer.place(x: 0, y: 0, width: 200, height: 200)
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
    let inner = box(in: outer)
    inner.place(x: 25, y: 0, width: 100, height: 190)
    scene.layout()
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 15, bottom: 40, right: 8))
  }

  @Test func constraintsFollowMarginsThatCascade() {
    final class Listener: UIView {
      var calls = 0
      override func layoutMarginsDidChange() { calls += 1 }
    }
    let scene = Scene(scale: 1)
    let outer = box(in: scene.root)
    let inner = add(Listener(), to: outer)
    let leaf = box(in: inner)
    outer.place(x: 0, y: 0, width: 200, height: 200)
    inner.place(x: 10, y: 0, width: 100, height: 100)
    inner.preservesSuperviewLayoutMargins = true
    activate(leaf.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor))
    scene.layout()
    #expect(leaf.frame.minX == 8)
    inner.calls = 0
    outer.layoutMargins.left = 50
    scene.layout()
    #expect(leaf.frame.minX == 40 && inner.calls == 1)
  }

  @Test func aControllersViewKeepsTheSystemsMinimum() {
    let scene = Scene(width: 375, height: 700)
    let controller = scene.controller
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 3, bottom: 0, trailing: 40)
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 40))
  }

  @Test func theSafeAreaIsBesideTheMinimum() {
    let scene = Scene(
      width: 800, height: 375, safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 0, left: 60, bottom: 21, right: 60))
    scene.root.insetsLayoutMarginsFromSafeArea = false
    #expect(scene.root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test(arguments: [(CGFloat(375), CGFloat(16), CGFloat(343)), (1024, 176, 672)])
  func theReadableGuideIsNoWiderThanLinesShouldBe(
    width: CGFloat, left: CGFloat, readable: CGFloat
  ) {
    let scene = Scene(
      width: width, height: 800, scale: 1,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let view = box(in: scene.root)
    view.pin(to: scene.root.readableContentGuide)
    scene.layout()
    #expect(view.frame == rect(left, 20, readable, 770))
    #expect(scene.root.readableContentGuide.layoutFrame == view.frame)
    #expect(scene.root.readableContentGuide === scene.root.readableContentGuide)
    #expect(scene.root.layoutGuides.isEmpty)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func largerTextMayBeReadInLongerLines() {
    func width(_ category: ContentSizeCategory) -> CGFloat {
      onScreen(width: 1366, height: 1024, category: category)
      let view = UIView(frame: rect(0, 0, 1366, 1024))
      return view.readableContentGuide.layoutFrame.width
    }
    #expect(width(.extraSmall) < width(.large) && width(.large) == 672)
    #expect(width(.extraExtraExtraLarge) > 672)
  }

  @Test func withoutAKeyboardItsGuideIsTheStripBelowTheSafeArea() {
    let scene = Scene.phoneX()
    let guide = scene.root.keyboardLayoutGuide
    let field = box(in: scene.root)
    activate(
      field.bottomAnchor.constraint(equalTo: guide.topAnchor),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.widthAnchor.constraint(equalTo: guide.widthAnchor),
      field.heightAnchor.constraint(equalToConstant: 40))
    scene.layout()
    #expect(field.frame == rect(0, 738, 375, 40))
    #expect(guide.layoutFrame == rect(0, 778, 375, 34))
    guide.usesBottomSafeArea = false
    scene.layout()
    #expect(field.frame.maxY == 812 && guide.layoutFrame.height == 0)
    // The bottom guide of the controller does not depend on this setting.
    #expect(scene.controller.bottomLayoutGuide.length == 34)
  }
}

extension UIView {
  fileprivate func pin(to guide: UILayoutGuide) {
    activate(
      leftAnchor.constraint(equalTo: guide.leftAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Layout direction, margins and layout guides.
@MainActor
struct GuideTests {
  @Test func leadingIsRightWhereReadingBeginsAtTheRight() {
    let scene = Scene()
    let view = box(in: scene.root)
    scene.root.semanticContentAttribute = .forceRightToLeft
    activate(
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100))
    scene.layout()
    #expect(view.frame.maxX == 384)
    scene.root.semanticContentAttribute = .forceLeftToRight
    scene.layout()
    #expect(view.frame.minX == 16)
  }

  @Test func inequalitiesTurnAroundWithTheReadingDirection() {
    let scene = Scene()
    let view = box(in: scene.root)
    scene.root.semanticContentAttribute = .forceRightToLeft
    activate(
      view.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 30),
      view.rightAnchor.constraint(equalTo: scene.root.rightAnchor).at(500),
      view.widthAnchor.constraint(equalToConstant: 100))
    scene.layout()
    #expect(view.frame.maxX == 370)
  }

  @Test func theMarginsOfAGuideAreItsEdges() {
    let scene = Scene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let view = box(in: scene.root)
    activate(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 40),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: guide, attribute: .leftMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: guide,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0))
    scene.layout()
    #expect(view.frame == CGRect(x: 40, y: 40, width: 10, height: 10))
  }

  @Test func leftNeverFlips() {
    let scene = Scene()
    let view = box(in: scene.root)
    scene.root.semanticContentAttribute = .forceRightToLeft
    activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100))
    scene.layout()
    #expect(view.frame.minX == 16)
  }

  @Test func aConstantThatIsSetLaterFlipsToo() {
    let scene = Scene()
    let view = box(in: scene.root)
    scene.root.semanticContentAttribute = .forceRightToLeft
    let leading = view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
    activate(leading, view.widthAnchor.constraint(equalToConstant: 100))
    scene.layout()
    leading.constant = 20
    scene.layout()
    #expect(view.frame.maxX == 380)
  }

  @Test func theViewThatArrangesTurnsLeadingAroundNotTheItems() {
    let scene = Scene()
    let row = box(in: scene.root)
    row.place(x: 0, y: 0, width: 200, height: 20)
    let (a, b) = (box(in: row), box(in: row))
    a.semanticContentAttribute = .forceRightToLeft
    activate(
      a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 30),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 40))
    scene.layout()
    #expect(a.frame.minX == 10 && b.frame.minX == 45)
    row.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(a.frame.maxX == 190 && b.frame.maxX == 155)
    // The row's own position depends on its superview's direction.
    #expect(row.frame.minX == 0)
    row.semanticContentAttribute = .unspecified
    scene.layout()
    #expect(a.frame.minX == 10 && b.frame.minX == 45)
  }

  @Test func directionalMarginsChangeSidesWithTheReadingDirection() {
    let scene = Scene()
    let row = box(in: scene.root)
    row.place(x: 0, y: 0, width: 200, height: 50)
    let view = box(in: row)
    let guide = row.layoutMarginsGuide
    activate(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor))
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 2, trailing: 5)
    scene.layout()
    #expect(view.frame.minX == 20 && view.frame.maxX == 195)
    row.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(view.frame.minX == 5 && view.frame.maxX == 180)
    #expect(row.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 20))
    #expect(row.directionalLayoutMargins.leading == 20)
    // Margins set as left and right do not swap.
    row.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    row.semanticContentAttribute = .forceLeftToRight
    scene.layout()
    #expect(view.frame.minX == 7 && view.frame.maxX == 191)
  }

  @Test func theSafeAreaGuideFollowsTheInsets() {
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 3, bottom: 34, right: 5))
    let view = box(in: scene.root)
    let guide = scene.root.safeAreaLayoutGuide
    activate(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    scene.layout()
    #expect(view.frame == rect(3, 44, 392, 522))
    #expect(guide.layoutFrame == view.frame)
    scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    scene.layout()
    #expect(view.frame == rect(3, 54, 392, 512))
  }

  @Test func aSubviewsSafeAreaIsWhatRemainsAfterItsDistance() {
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    outer.place(x: 0, y: 20, width: 400, height: 300)
    activate(
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor))
    scene.layout()
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    #expect(inner.frame.minY == 24 && inner.frame.maxY == 300)
  }

  @Test func aViewThatHangsOverAnEdgeHasNoInsetWhereNothingIsCovered() {
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    outer.place(x: 0, y: 100, width: 100, height: 100)
    inner.place(x: -20, y: -10, width: 300, height: 400)
    scene.layout()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func viewsAndControllersHearOfTheirSafeArea() {
    final class Listener: UIView {
      var calls = 0
      override func safeAreaInsetsDidChange() { calls += 1 }
    }
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let view = add(Listener(), to: scene.root)
    view.place(x: 0, y: 0, width: 10, height: 100)
    scene.layout()
    #expect(view.calls == 1)
    scene.layout()
    #expect(view.calls == 1)
  }

  @Test func aSafeAreaThatChangesWhileSubviewsArePlacedIsTheOneTheNextHas() {
    final class Widening: UIView {
      var controller: UIViewController?
      override func safeAreaInsetsDidChange() { controller?.additionalSafeAreaInsets.top = 10 }
    }
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let views = [box(in: scene.root), add(Widening(), to: scene.root), box(in: scene.root)]
    (views[1] as? Widening)?.controller = scene.controller
    for view in views {
      activate(
        view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 4),
        view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 90))
    }
    scene.layout()
    #expect(views.map(\.safeAreaInsets.top) == [50, 50, 50])
    // The change is visible immediately, without a layout pass, even where no view moves.
    scene.controller.additionalSafeAreaInsets.top = 0
    #expect(views.map(\.safeAreaInsets.top) == [40, 40, 40])
  }

  @Test func marginsAreEightAroundPlainViews() {
    let scene = Scene()
    let outer = box(in: scene.root)
    let inner = box(in: outer)
    outer.place(x: 50, y: 50, width: 100, height: 80)
    activate(
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor))
    activate(
      NSLayoutConstraint(
        item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .topMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: inner, attribute: .centerY, relatedBy: .equal, toItem: outer,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0))
    scene.layout()
    #expect(inner.frame == rect(8, 8, 84, 64))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 1, bottom: 0, right: 2)
    scene.layout()
    #expect(inner.frame == rect(1, 20, 97, 60))
  }

  @Test(arguments: [(CGFloat(375), CGFloat(16)), (414, 20)])
  func marginsOfAControllersViewDependOnTheScreen(width: CGFloat, margin: CGFloat) {
    let scene = Scene(
      width: width, height: 700, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(
      scene.root.layoutMargins == UIEdgeInsets(top: 20, left: margin, bottom: 0, right: margin))
    scene.root.insetsLayoutMarginsFromSafeArea = false
    #expect(scene.root.layoutMargins.top == 0)
  }

  @Test func topLayoutGuidesBottomIsTheSafeAreasTop() {
    let scene = Scene(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let view = box(in: scene.root)
    activate(
      view.topAnchor.constraint(equalTo: scene.controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: scene.controller.bottomLayoutGuide.topAnchor))
    scene.layout()
    #expect(view.frame.minY == 44 && view.frame.maxY == 566)
    #expect(scene.controller.topLayoutGuide.length == 44)
  }

  @Test func theAppsGuidesAreRectanglesWithoutAView() {
    let scene = Scene()
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    let view = box(in: scene.root)
    activate(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    scene.layout()
    #expect(guide.layoutFrame == rect(40, 5, 60, 60))
    #expect(view.frame.origin == CGPoint(x: 100, y: 35))
    scene.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(scene.root.constraints.isEmpty)
    scene.layout()
  }

  @Test func withoutTextBaselinesAreTopAndBottom() {
    let scene = Scene()
    let (a, b) = (box(in: scene.root), box(in: scene.root))
    a.place(x: 0, y: 50, width: 10, height: 30)
    activate(
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
      b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor))
    scene.layout()
    #expect(b.frame.minY == 50 && b.frame.height == 30)
  }

  @Test func baselinesFollowTheHeightOfTheText() {
    final class Text: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
      override func firstBaselineOffset(in size: CGSize) -> CGFloat { (size.height - 20) / 2 + 15 }
      override func lastBaselineOffset(in size: CGSize) -> CGFloat { (size.height - 20) / 2 + 5 }
    }
    let scene = Scene()
    let text = add(Text(), to: scene.root)
    let line = box(in: scene.root)
    let height = text.heightAnchor.constraint(equalToConstant: 20)
    activate(
      text.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 100), height,
      line.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      line.bottomAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 1))
    scene.layout()
    #expect(line.frame.minY == 115 && line.frame.height == 1)
    height.constant = 40
    scene.layout()
    #expect(line.frame.minY == 125 && line.frame.height == 1)
  }

  @Test func systemSpacingIsEight() {
    let scene = Scene()
    let (a, b) = (box(in: scene.root), box(in: scene.root))
    a.place(x: 0, y: 0, width: 10, height: 10)
    activate(
      b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1))
    scene.layout()
    #expect(b.frame.origin == CGPoint(x: 26, y: 18))
  }
}

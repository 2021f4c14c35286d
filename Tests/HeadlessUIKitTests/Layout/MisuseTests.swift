import Foundation
import HeadlessUIKit
import Testing

/// Misuse that raises an exception in UIKit is a typed error here, and nothing traps.
@MainActor
struct MisuseTests {
  private func attach(
    _ first: UIView, _ a: NSLayoutConstraint.Attribute, _ second: UIView?,
    _ b: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: a, relatedBy: .equal, toItem: second, attribute: b,
      multiplier: multiplier, constant: constant)
    constraint.isActive = true
    return constraint
  }

  @Test func itemsNeedACommonAncestor() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    let stranger = box("b")
    let constraint = view.topAnchor.constraint(equalTo: stranger.bottomAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      scene.log.errors.map(\.description) == [
        """
        Unable to activate constraint with anchors <NSLayoutYAxisAnchor "UIView:a.top"> and \
        <NSLayoutYAxisAnchor "UIView:b.bottom"> because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
      ])
  }

  @Test func itemsWithoutACommonAncestorAreToldApart() {
    let scene = Scene()
    let inner = box()
    let outer = box()
    outer.addSubview(inner)
    let pairs = [(box(), box()), (box(in: scene.root), inner), (inner, box(in: scene.root))]
    for (a, b) in pairs { a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true }
    let names = scene.log.errors.map { error in
      guard case .noCommonAncestor(let first, let second) = error else { return "\(error)" }
      return "\(first) \(second)".replacing("NSLayoutYAxisAnchor", with: "Y")
    }
    #expect(
      names == [
        #"<Y "UIView:detached1.top"> <Y "UIView:detached2.top">"#,
        #"<Y "UIView:0.0.top"> <Y "UIView:detached.0.top">"#,
        #"<Y "UIView:detached.0.top"> <Y "UIView:0.1.top">"#,
      ])
    #expect(scene.log.errors.allSatisfy { $0.isException })
  }

  @Test func aLocationNeedsASecondItem() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    #expect(!attach(view, .left, nil, .notAnAttribute, constant: 4).isActive)
    #expect(!attach(view, .left, scene.root, .left, multiplier: 0).isActive)
    for error in scene.log.errors {
      guard case .constantLocation = error else {
        Issue.record("\(error)")
        continue
      }
    }
    #expect(scene.log.errors.count == 2)
  }

  @Test func leadingDoesNotGoWithLeft() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    #expect(!attach(view, .leading, scene.root, .left).isActive)
    #expect(!attach(view, .rightMargin, scene.root, .trailing).isActive)
    #expect(scene.log.errors.count == 2)
  }

  @Test func aLocationDoesNotGoWithASize() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    #expect(!attach(view, .top, scene.root, .height).isActive)
    #expect(!attach(view, .width, scene.root, .centerX).isActive)
    #expect(scene.log.errors.count == 2)
  }

  @Test func leftMayGoWithTop() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    view.place(x: 0, y: 30, width: 10, height: 10)
    let other = box("b", in: scene.root)
    #expect(attach(other, .left, view, .top).isActive)
    scene.layout()
    #expect(other.frame.minX == 30)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func numbersMustBeFinite() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    #expect(!attach(view, .width, nil, .notAnAttribute, constant: .nan).isActive)
    #expect(!attach(view, .width, scene.root, .width, multiplier: .infinity).isActive)
    let width = attach(view, .width, nil, .notAnAttribute, constant: 5)
    width.constant = .infinity
    #expect(width.constant == 5)
    scene.layout()
    #expect(view.frame.width == 5)
    #expect(scene.log.errors.count == 3)
  }

  @Test func aConstantBeyondAllLimitsTakesNothingWithIt() {
    let scene = Scene()
    let (view, other) = (box("a", in: scene.root), box("b", in: scene.root))
    let width = attach(view, .width, nil, .notAnAttribute, constant: 5)
    let limit = other.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    activate(limit, other.widthAnchor.constraint(equalToConstant: 300).at(500))
    scene.layout()
    #expect(view.frame.width == 5 && other.frame.width == 80)
    width.constant = 7
    limit.constant = .greatestFiniteMagnitude
    scene.layout()
    #expect(view.frame.width == 7 && other.frame.width == 300)
    #expect(limit.constant == .greatestFiniteMagnitude && limit.isActive && !limit.isBroken)
    limit.constant = 90
    scene.layout()
    #expect(other.frame.width == 90)
    let texts = scene.log.errors.map(\.description)
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains("UIView:b.width <= 1.79769e+308") == true
        && texts.first?.contains("exceeds internal limits") == true)
  }

  @Test func aNewConstraintBeyondAllLimitsIsInForce() {
    for bound in [1e9, CGFloat.greatestFiniteMagnitude] {
      let scene = Scene()
      let view = box("a", in: scene.root)
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: bound)
      activate(limit, view.widthAnchor.constraint(equalToConstant: 300).at(500))
      scene.layout()
      #expect(view.frame.width == 300 && limit.isActive)
      limit.constant = 40
      scene.layout()
      #expect(view.frame.width == 40)
      #expect(scene.log.errors.count == 1)
    }
  }

  @Test func aContentSizeBeyondAllLimitsIsCut() {
    let scene = Scene()
    let view = add(SizedView(.greatestFiniteMagnitude, 20), to: scene.root)
    activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
    scene.layout()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func prioritiesLieBetween0And1000() {
    let scene = Scene()
    let view = box("a", in: scene.root)
    let width = attach(view, .width, nil, .notAnAttribute, constant: 5)
    for bad: Float in [-1, 1001, .nan, .nan] { width.priority = UILayoutPriority(bad) }
    view.setContentHuggingPriority(UILayoutPriority(2000), for: .vertical)
    #expect(width.priority == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(scene.log.errors.count == 4)
  }

  @Test func somethingElseThanAViewIsRefused() {
    let scene = Scene()
    let constraint = NSLayoutConstraint(
      item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(scene.log.errors.count == 1)
  }

  @Test func optionalItemsAreUnwrapped() {
    let scene = Scene()
    let view: UIView? = box("a", in: scene.root)
    let constraint = NSLayoutConstraint(
      item: view as Any, attribute: .width, relatedBy: .equal, toItem: scene.root as UIView?,
      attribute: .width, multiplier: 0.5, constant: 0)
    constraint.isActive = true
    scene.layout()
    #expect(view?.frame.width == 200)
  }

  @Test func constraintsGoToTheNearestCommonAncestor() {
    let root = box()
    let (a, b) = (box(in: root), box(in: root))
    let inner = box(in: a)
    activate(
      a.leftAnchor.constraint(equalTo: b.rightAnchor),
      inner.topAnchor.constraint(equalTo: b.topAnchor),
      inner.widthAnchor.constraint(equalTo: a.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 3),
      inner.widthAnchor.constraint(equalTo: inner.heightAnchor))
    #expect(root.constraints.count == 2)
    #expect(a.constraints.count == 1)
    #expect(inner.constraints.count == 2)
    #expect(b.constraints.isEmpty)
  }

  @Test func activatingTwiceIsOnce() {
    let view = box()
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    width.isActive = true
    #expect(view.constraints.count == 1)
    width.isActive = false
    width.isActive = false
    #expect(view.constraints.isEmpty)
  }

  @Test func aViewThatLeavesLosesTheConstraintsAcrossItsBorder() {
    let scene = Scene()
    let outer = box("outer", in: scene.root)
    let inner = box("inner", in: outer)
    let across = inner.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    activate(across, inside)
    scene.layout()
    outer.removeFromSuperview()
    #expect(!across.isActive)
    #expect(inside.isActive)
    #expect(scene.root.constraints.isEmpty)
    scene.layout()
    outer.layoutIfNeeded()
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Frames set by code, and autoresizing masks.
@MainActor
struct AutoresizingTests {
  @Test func aFrameSetByHandHoldsOthersInPlace() {
    let scene = Scene()
    let fixed = UIView(frame: rect(10, 20, 30, 40))
    scene.root.addSubview(fixed)
    let view = box(in: scene.root)
    activate(
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor))
    scene.layout()
    #expect(view.frame.origin == CGPoint(x: 40, y: 60))
    fixed.frame.origin.x = 100
    scene.layout()
    #expect(view.frame.origin == CGPoint(x: 130, y: 60))
    #expect(fixed.constraints.isEmpty && scene.root.constraints.count == 2)
  }

  @Test func springsShareInProportionToTheirLengths() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
    outer.addSubview(view)
    outer.frame.size = CGSize(width: 180, height: 130)
    // The left margin of 10 and the width of 30 share 80 points 1:3; the height takes 30.
    #expect(view.frame == rect(30, 20, 90, 70))
  }

  @Test func springsOfLengthZeroShareEqually() {
    let outer = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    outer.addSubview(view)
    outer.frame.size.width = 90
    #expect(view.frame == rect(30, 0, 30, 0))
  }

  @Test func springsShareEquallyInASuperviewNarrowerThanTheFrame() {
    let narrow = UIView(frame: rect(0, 0, 90, 50))
    let view = UIView(frame: rect(20, 0, 100, 50))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    narrow.addSubview(view)
    narrow.frame.size.width = 190
    #expect(view.frame == rect(70, 0, 100, 50))
    // A common case: subviews are created in `init`, before the view has a size.
    let empty = UIView(frame: .zero)
    let centred = UIView(frame: rect(-50, -25, 100, 50))
    let corner = UIView(frame: rect(0, 0, 100, 50))
    for sub in [centred, corner] {
      sub.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      empty.addSubview(sub)
    }
    empty.frame.size = CGSize(width: 300, height: 200)
    #expect(centred.frame == rect(100, 75, 100, 50))
    #expect(corner.frame == rect(150, 100, 100, 50))
  }

  @Test func springsWorkThroughConstraints() {
    let scene = Scene()
    let outer = box(in: scene.root)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    activate(width, outer.heightAnchor.constraint(equalToConstant: 50))
    scene.layout()
    let sprung = UIView(frame: rect(10, 0, 80, 50))
    sprung.autoresizingMask = .flexibleWidth
    outer.addSubview(sprung)
    let follower = box(in: outer)
    activate(follower.widthAnchor.constraint(equalTo: sprung.widthAnchor))
    scene.layout()
    #expect(follower.frame.width == 80)
    width.constant = 160
    scene.layout()
    #expect(sprung.frame == rect(10, 0, 140, 50))
    #expect(follower.frame.width == 140)
    #expect(scene.log.entries.isEmpty)
  }

  @Test func aRootControllersViewIsAsLargeAsTheWindow() {
    let scene = Scene()
    scene.root.translatesAutoresizingMaskIntoConstraints = false
    let view = box(in: scene.root)
    view.pin(to: scene.root)
    let width = scene.root.widthAnchor.constraint(equalToConstant: 100)
    activate(width)
    scene.layout()
    #expect(scene.root.frame == scene.window.bounds)
    #expect(view.frame == scene.window.bounds)
    #expect(width.isBroken)
    #expect(
      scene.log.conflicts.first?.contains(
        "'UIView-Encapsulated-Layout-Width' UIView:0.width == 400") == true)
  }

  @Test func theFlagLeftOnConflictsWithConstraints() {
    let scene = Scene()
    let view = UIView()
    scene.root.addSubview(view)
    view.pin(to: scene.root)
    scene.layout()
    #expect(view.frame == .zero)
    #expect(!scene.log.conflicts.isEmpty)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.layout()
    #expect(view.frame == scene.root.bounds)
  }

  @Test func theFlagOffAndNoConstraintsLeavesTheFrame() {
    let scene = Scene()
    let view = UIView(frame: rect(10, 20, 30, 40))
    scene.root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.layout()
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test func rawValuesAreUIKits() {
    #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Attribute.firstBaseline.rawValue == 12)
  }
}

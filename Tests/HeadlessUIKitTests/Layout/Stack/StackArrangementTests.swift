import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Arranged views that are added, removed and hidden.
@MainActor
struct StackArrangementTests {
  @Test func arrangedViewsAreSubviewsThatConstraintsPlace() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(stack.subviews == [view] && stack.arrangedSubviews == [view])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
  }

  @Test func aSubviewThatIsArrangedKeepsItsPlaceAmongSubviews() {
    let stack = UIStackView()
    let (a, b) = (UIView(), UIView())
    stack.addSubview(a)
    stack.addSubview(b)
    stack.addArrangedSubview(b)
    stack.addArrangedSubview(a)
    #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [b, a])
  }

  @Test func insertingMovesAViewThatIsArranged() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(stack.arrangedSubviews == views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
  }

  @Test(arguments: [-1, 2])
  func aPlaceBeyondTheEndIsAMistakeOfTheScreen(index: Int) {
    let environment = onScreen()
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.insertArrangedSubview(UIView(), at: index)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(
      environment.problems.errors.map(\.kind) == [.arrangedIndexOutOfBounds(index: index, count: 1)]
    )
    #expect(
      environment.problems.takeRaised()?.kind.description
        == "index out of bounds for arranged subview: index = \(index) expected to be less than or "
        + "equal to 1")
  }

  @Test func aViewThatIsRemovedStaysASubview() {
    let scene = StackScene.three()
    let view = scene.views[1]
    scene.stack.removeArrangedSubview(view)
    #expect(view.superview === scene.stack)
    #expect(scene.frames.map(\.minX) == [0, 160])
    scene.stack.addArrangedSubview(view)
    #expect(scene.frames.map(\.minX) == [0, 160, 200])
  }

  @Test func aViewThatLeavesItsSuperviewLeavesTheArrangement() {
    let scene = StackScene.three()
    let view = scene.views[1]
    scene.scene.layout()
    view.removeFromSuperview()
    #expect(scene.views.count == 2)
    #expect(scene.frames.map(\.minX) == [0, 160])
    let other = UIStackView(arrangedSubviews: [scene.views[0]])
    #expect(scene.views.count == 1 && other.arrangedSubviews.count == 1)
    #expect(scene.frames.map(\.minX) == [0])
    #expect(scene.scene.log.entries.isEmpty)
  }

  @Test func aViewThatLeavesAndReturnsBeforeTheNextLayoutIsArranged() {
    let scene = StackScene.three()
    scene.scene.layout()
    let view = scene.views[1]
    view.removeFromSuperview()
    scene.stack.insertArrangedSubview(view, at: 1)
    #expect(scene.frames.map(\.minX) == [0, 160, 240])
  }

  // MARK: Hidden views

  @Test func hiddenViewsLeaveNoGap() {
    let scene = StackScene.three()
    scene.stack.spacing = 10
    scene.stack.setCustomSpacing(50, after: scene.views[1])
    scene.views[1].isHidden = true
    #expect(scene.frames[2].minX == 170)
    #expect(scene.size.width == 210)
    #expect(scene.frames[1].width == 0)
    scene.views[2].isHidden = true
    #expect(scene.size.width == 160)
    scene.views[1].isHidden = false
    scene.views[2].isHidden = false
    #expect(scene.frames.map(\.minX) == [0, 170, 300])
    scene.views[0].isHidden = true
    #expect(scene.frames[1].minX == 0 && scene.size == CGSize(width: 170, height: 100))
  }

  @Test func aStackOfHiddenViewsHasNoSize() {
    let scene = StackScene.three()
    for view in scene.views { view.isHidden = true }
    #expect(scene.size == .zero)
    #expect(scene.scene.log.entries.isEmpty)
  }

  @Test(arguments: [
    UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func hiddenViewsCountInNoDistribution(distribution: UIStackView.Distribution) {
    let scene = StackScene([SizedView(40, 10), SizedView(90, 10), SizedView(40, 10)])
      .size(width: 200)
    scene.stack.distribution = distribution
    scene.views[1].isHidden = true
    let frames = scene.frames
    #expect(frames[0].minX == 0 && frames[2].maxX == 200)
    let fills = distribution == .fillEqually || distribution == .fillProportionally
    #expect(frames[0].width == (fills ? 100 : 40) && frames[2].width == (fills ? 100 : 40))
  }

  @Test func hidingBreaksWhatInsideAViewSaysOtherwise() {
    let scene = StackScene.three()
    let fixed = scene.views[1].widthAnchor.constraint(equalToConstant: 90)
    fixed.isActive = true
    #expect(scene.size.width == 290)
    scene.views[1].isHidden = true
    #expect(scene.size.width == 200)
    #expect(fixed.isBroken)
    #expect(scene.scene.log.conflicts.first?.contains("'UISV-hiding'") == true)
    scene.views[1].isHidden = false
    #expect(scene.size.width == 290 && !fixed.isBroken)
  }

  /// Returns the layers of the arranged views at a time of an animation of one second.
  private func seen(_ scene: StackScene, at time: TimeInterval) -> [Layer] {
    scene.scene.window.layerTree(at: scene.scene.window.ownEnvironment.clock.time + time).layers[0]
      .sublayers[0].sublayers[0].sublayers
  }

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: change)
  }

  @Test func aViewThatHidesInAnAnimationShrinksAway() {
    let scene = StackScene.three()
    scene.scene.layout()
    animate { scene.views[1].isHidden = true }
    #expect(scene.views[1].isHidden)
    // The stack lays out inside the animation block without `layoutIfNeeded`.
    #expect(scene.views[1].frame == rect(160, 0, 0, 200))
    let halfway = seen(scene, at: 0.5)
    #expect(halfway.count == 3)
    #expect(near(halfway[1].bounds.width, 40) && !halfway[1].isHidden)
    #expect(near(halfway[2].position.x, 220))
    #expect(seen(scene, at: 1).count == 2)
  }

  @Test func aViewThatShowsInAnAnimationGrows() {
    let scene = StackScene.three()
    scene.views[1].isHidden = true
    scene.scene.layout()
    animate { scene.views[1].isHidden = false }
    let halfway = seen(scene, at: 0.5)
    #expect(halfway.count == 3 && near(halfway[1].bounds.width, 40))
    #expect(near(seen(scene, at: 1)[1].bounds.width, 80))
  }

  @Test func showingAgainHalfwayTurnsAround() {
    let scene = StackScene.three()
    scene.scene.layout()
    animate { scene.views[1].isHidden = true }
    scene.views[1].isHidden = false
    #expect(seen(scene, at: 0).count == 3)
    scene.views[1].isHidden = true
    #expect(seen(scene, at: 0).count == 2)
  }

  @Test func otherChangesInAnAnimationMoveToo() {
    let scene = StackScene.three()
    scene.scene.layout()
    animate { scene.stack.spacing = 100 }
    #expect(near(seen(scene, at: 0.5)[1].position.x, 250))
    animate { scene.stack.axis = .vertical }
    #expect(scene.views[1].frame.minY == 300)
  }

  @Test func nestedStacksMoveFromTheOutermost() {
    let inner = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(60, 10)])
    let scene = StackScene([inner, SizedView(20, 10)])
    scene.scene.layout()
    animate { inner.arrangedSubviews[0].isHidden = true }
    #expect(scene.views.map(\.frame.minX) == [0, 60])
    #expect(near(seen(scene, at: 0.5)[1].position.x, 90))
  }

  @Test func hiddenViewsElsewhereKeepTheirPlace() {
    let scene = Scene()
    let view = box(in: scene.root)
    view.place(x: 10, y: 10, width: 20, height: 20)
    view.isHidden = true
    scene.layout()
    #expect(view.frame == rect(10, 10, 20, 20))
    animate { view.isHidden = false }
    view.isHidden = true
    #expect(scene.window.layerTree(at: 0).layers[0].sublayers[0].sublayers.isEmpty)
  }

  @Test func aSubclassOfAStackCompilesAsOnIOS() {
    final class Card: UIStackView {
      var updates = 0

      init() {
        super.init(frame: .zero)
        axis = .vertical
      }

      required init(coder: NSCoder) { super.init(coder: coder) }

      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let scene = Scene()
    let card = add(Card(), to: scene.root)
    card.addArrangedSubview(SizedView(10, 20))
    scene.layout()
    #expect(card.updates == 1 && card.bounds.size == CGSize(width: 10, height: 20))
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Spacing and margins of stacks, and their cost.
@MainActor
struct StackSpacingTests {
  @Test func customSpacingFollowsItsView() {
    let scene = StackScene.three()
    scene.stack.spacing = 10
    scene.stack.setCustomSpacing(30, after: scene.views[0])
    #expect(scene.frames.map(\.minX) == [0, 190, 280])
    #expect(scene.stack.customSpacing(after: scene.views[0]) == 30)
    #expect(scene.stack.customSpacing(after: scene.views[1]) == UIStackView.spacingUseDefault)
    scene.stack.insertArrangedSubview(scene.views[0], at: 1)
    #expect(scene.frames.map(\.minX) == [0, 90, 280])
    scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: scene.views[0])
    #expect(scene.frames.map(\.minX) == [0, 88, 278])
    scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[1])
    #expect(scene.frames.map(\.minX) == [0, 88, 258])
    scene.stack.setCustomSpacing(40, after: UIView())
    #expect(scene.frames.map(\.minX) == [0, 88, 258])
  }

  @Test func aViewThatLeavesTakesItsSpacingAlong() {
    let scene = StackScene.three()
    let view = scene.views[0]
    scene.stack.setCustomSpacing(30, after: view)
    scene.stack.removeArrangedSubview(view)
    scene.stack.insertArrangedSubview(view, at: 0)
    #expect(scene.frames.map(\.minX) == [0, 160, 240])
  }

  @Test func equalGapsAreAtLeastTheCustomSpacing() {
    let scene = StackScene.three()
    scene.stack.distribution = .equalSpacing
    scene.stack.setCustomSpacing(30, after: scene.views[1])
    #expect(scene.frames.map(\.minX) == [0, 190, 300])
  }

  @Test func negativeSpacingOverlaps() {
    let scene = StackScene.three()
    scene.stack.spacing = -15
    #expect(scene.frames.map(\.minX) == [0, 145, 210])
  }

  @Test func spacingThatIsNoNumberIsRefused() {
    let scene = StackScene.three()
    scene.stack.spacing = 5
    scene.stack.spacing = .nan
    scene.stack.setCustomSpacing(.infinity, after: scene.views[0])
    #expect(scene.stack.spacing == 5)
    #expect(scene.frames.map(\.minX) == [0, 165, 250])
    #expect(scene.scene.window.ownEnvironment.problems.errors.count == 2)
  }

  @Test func spacingFromBaselineToBaseline() {
    let scene = StackScene([
      LineView(20, 30, ascent: 24), LineView(20, 20, ascent: 10), LineView(20, 60, ascent: 15),
    ])
    scene.stack.axis = .vertical
    scene.stack.spacing = 20
    scene.stack.isBaselineRelativeArrangement = true
    #expect(scene.frames.map(\.minY) == [0, 34, 49])
    // Baseline-relative spacing applies only to vertical stacks.
    scene.stack.axis = .horizontal
    #expect(scene.frames.map(\.minX) == [0, 40, 80])
  }

  @Test func viewsLieWithinTheMargins() {
    let scene = StackScene.three()
    scene.stack.isLayoutMarginsRelativeArrangement = true
    #expect(scene.size == CGSize(width: 296, height: 216))
    scene.stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 5)
    #expect(scene.size == CGSize(width: 305, height: 204))
    #expect(scene.frames[0] == rect(20, 1, 160, 200))
    scene.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 2)
    scene.stack.semanticContentAttribute = .forceRightToLeft
    #expect(scene.frames[0].minX == 122)
    scene.stack.isLayoutMarginsRelativeArrangement = false
    #expect(scene.size == CGSize(width: 280, height: 200))
  }

  // MARK: Cost

  /// Returns the number of solver rows added by a change.
  private func rows(_ scene: StackScene, _ change: () -> Void) -> Int {
    scene.scene.layout()
    let before = scene.scene.root.layoutEffort.rows
    change()
    scene.scene.layout()
    return scene.scene.root.layoutEffort.rows - before
  }

  @Test func otherSpacingsChangeConstantsAlone() {
    let scene = StackScene((0..<20).map { _ in SizedView(10, 10) })
    #expect(rows(scene) { scene.stack.spacing = 4 } == 0)
    #expect(rows(scene) { scene.stack.setCustomSpacing(9, after: scene.views[3]) } == 0)
    #expect(scene.frames[19].minX == 271)
  }

  /// A view itself needs 6 rows: 2 against negative sizes and 4 for its content size. The stack
  /// adds its link in the chain, and both edges across the axis.
  @Test func aViewMoreCostsThreeRowsOfTheStack() {
    let few = StackScene((0..<10).map { _ in UIView() })
    let many = StackScene((0..<30).map { _ in UIView() })
    let cost = [few, many].map { scene in
      scene.scene.layout()
      return scene.scene.root.layoutEffort.rows
    }
    #expect(cost[1] - cost[0] == 20 * (3 + 2))
  }

  @Test func aViewThatComesLeavesTheOthersRowsAlone() {
    let scene = StackScene((0..<30).map { _ in SizedView(10, 10) })
    // The rows are its chain link and two edges, the stack's new end, and the view's own six.
    #expect(rows(scene) { scene.stack.addArrangedSubview(SizedView(10, 10)) } == 3 + 1 + 6)
    #expect(scene.size.width == 310)
    #expect(rows(scene) { scene.stack.setNeedsUpdateConstraints() } == 0)
  }
}

import AutoLayout
import Foundation
import TestSupport
import Testing

/// The layout engine without views: boxes, constraints, solved frames and reported problems.
@MainActor
struct LayoutEngineTests {
  private let root = Box.root(100, 200)
  private let engine: LayoutEngine

  init() { engine = LayoutEngine(root: root) }

  /// Adds `first.attribute == second.attribute + constant`, or `first.attribute == constant`, to
  /// the root.
  @discardableResult
  private func equal(
    _ first: Box, _ attribute: LayoutAttribute,
    _ second: (element: any LayoutElement, attribute: LayoutAttribute)?, _ constant: Double
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      first, attribute, .equal, to: second, constant: constant)
    engine.add(constraint, in: root)
    return constraint
  }

  private func frame(_ box: Box) -> CGRect? { engine.solvedFrame(of: box) }

  @Test func constraintsPlaceABoxInItsParent() {
    let box = Box(in: root, content: CGSize(width: 30, height: 20))
    equal(box, .right, (root, .right), -10)
    equal(box, .centerY, (root, .centerY), 0)
    #expect(frame(box) == nil)
    engine.settle()
    #expect(frame(box) == CGRect(x: 60, y: 90, width: 30, height: 20))
    #expect(root.marks > 0)
  }

  /// A chain of boxes, each below the previous one, exceeds the cell limit. The engine reports one
  /// constraint and still lays out the boxes before it. Heights are solved after the whole chain.
  @Test func aChainThatIsTooLongIsCutWithAMessage() {
    let engine = LayoutEngine(root: root, cellLimit: 20_000)
    let boxes = (0..<400).map { _ in Box(in: root, content: CGSize(width: 30, height: 20)) }
    for (index, box) in boxes.enumerated() {
      let above: (element: any LayoutElement, attribute: LayoutAttribute) =
        index == 0 ? (root, .top) : (boxes[index - 1], .bottom)
      engine.add(LayoutConstraint(box, .top, .equal, to: above, constant: 1), in: root)
    }
    let named = engine.settle().compactMap {
      if case .tooLarge(let statement) = $0 { statement } else { nil }
    }
    #expect(named.count == 1)
    #expect(engine.solvedFrame(of: boxes[50])?.minY == 51)
    #expect(engine.effort.cells < 22_000)
  }

  @Test func leadingIsTheRightEdgeWhereTextIsReadFromTheRight() {
    root.readsRightToLeft = true
    let box = Box(in: root, content: CGSize(width: 30, height: 20))
    equal(box, .leading, (root, .leading), 10)
    engine.settle()
    #expect(frame(box)?.minX == 60)
  }

  @Test func aNewConstantMovesTheBox() {
    let box = Box(in: root, content: CGSize(width: 30, height: 20))
    let left = equal(box, .left, (root, .left), 10)
    engine.settle()
    let rows = engine.effort.rows
    left.constant = 25
    engine.constantChanged(of: left)
    engine.settle()
    #expect(frame(box)?.minX == 25)
    #expect(engine.effort.rows == rows)
  }

  @Test func aConflictIsHandedBackOnceWithTheOneThatGivesWay() {
    let box = Box(in: root)
    let first = equal(box, .width, nil, 10)
    let second = equal(box, .width, nil, 20)
    let problems = engine.settle()
    guard case .conflict(let statements, broken: .constraint(let broken))? = problems.first else {
      Issue.record("no conflict in \(problems)")
      return
    }
    #expect(problems.count == 1)
    let named = statements.compactMap { statement -> LayoutConstraint? in
      if case .constraint(let constraint) = statement { constraint } else { nil }
    }
    #expect(named.count == 2 && named[0] === first && named[1] === second)
    #expect(broken === first)
    #expect(engine.isBroken(first) && !engine.isBroken(second))
    #expect(engine.settle().isEmpty)
  }

  @Test func whatLeavesTheTreeLeavesNothingBehind() {
    equal(Box(in: root), .left, (root, .left), 10)
    engine.settle()
    let isGone = leavesAsItWas({ LayoutEngine.liveItemCount }) {
      let leaving = Box(in: root)
      let constraints = [
        equal(leaving, .height, nil, 5), equal(leaving, .left, (root, .left), 3),
      ]
      engine.settle()
      #expect(frame(leaving)?.minX == 3)
      let released = engine.release(constraints.reversed(), [leaving])
      #expect(released.count == 2 && released[0] === constraints[0])
      #expect(frame(leaving) == nil)
    }
    #expect(isGone)
  }

  @Test func contentThatScrollsMovesUnderItsOffset() {
    let scroll = Box(in: root)
    scroll.offset = CGPoint(x: 0, y: 40)
    for side in [LayoutAttribute.left, .right, .top, .bottom] {
      equal(scroll, side, (root, side), 0)
    }
    let still = Box(in: scroll, content: CGSize(width: 10, height: 10))
    equal(still, .top, (root, .top), 5)
    engine.settle()
    #expect(frame(still)?.minY == 45)
    scroll.offset = CGPoint(x: 0, y: 60)
    engine.settle()
    #expect(frame(still)?.minY == 65)
  }
}

import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Distribution of a stack's views along its axis
/// (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
@MainActor
struct StackDistributionTests {
  @Test func aFreeStackIsAsLargeAsItsViews() {
    let scene = StackScene.three()
    scene.stack.spacing = 10
    #expect(scene.frames == [rect(0, 0, 160, 200), rect(170, 0, 80, 200), rect(260, 0, 40, 200)])
    #expect(scene.size == CGSize(width: 300, height: 200))
    #expect(scene.scene.log.entries.isEmpty)
  }

  @Test func aColumnIsARowTurnedAround() {
    let scene = StackScene.three()
    scene.stack.axis = .vertical
    scene.stack.spacing = 5
    #expect(scene.frames == [rect(0, 0, 160, 200), rect(0, 205, 160, 100), rect(0, 310, 160, 50)])
    #expect(scene.size == CGSize(width: 160, height: 360))
  }

  @Test func fillStretchesTheViewThatHugsLeast() {
    let scene = StackScene.three().size(width: 400)
    scene.views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(scene.frames.map(\.width) == [160, 200, 40])
    scene.views[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    scene.views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(scene.frames.map(\.width) == [160, 80, 160])
  }

  @Test func fillShrinksTheViewThatResistsLeast() {
    let scene = StackScene.three().size(width: 200)
    scene.views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(scene.frames.map(\.width) == [80, 80, 40])
  }

  @Test func withoutADifferenceOneViewAloneGivesWay() {
    let scene = StackScene.three().size(width: 400)
    let widths = scene.frames.map(\.width)
    #expect(widths.reduce(0, +) == 400)
    #expect(zip(widths, [160, 80, 40]).filter { $0 != $1 }.count == 1)
  }

  @Test func fillEquallyMakesAllViewsOfOneLength() {
    let scene = StackScene.three().size(width: 320)
    scene.stack.distribution = .fillEqually
    scene.stack.spacing = 10
    #expect(scene.frames.map(\.width) == [100, 100, 100])
    #expect(scene.frames.map(\.minX) == [0, 110, 220])
  }

  @Test func fillEquallyWithoutASizeTakesTheLongestView() {
    let scene = StackScene.three()
    scene.stack.distribution = .fillEqually
    #expect(scene.frames.map(\.width) == [160, 160, 160])
  }

  @Test func fillProportionallyKeepsTheProportionsOfTheContents() {
    let scene = StackScene.three().size(width: 140)
    scene.stack.distribution = .fillProportionally
    #expect(scene.frames.map(\.width) == [80, 40, 20])
    let wide = StackScene.three().size(width: 420)
    wide.stack.distribution = .fillProportionally
    #expect(wide.frames.map(\.width) == [240, 120, 60])
  }

  @Test func proportionsAreOfTheStackWithItsSpacingsAndTheLastViewTakesTheRest() {
    let scene = StackScene.three().size(width: 600)
    scene.stack.distribution = .fillProportionally
    scene.stack.spacing = 10
    // The widths are 160/300 and 80/300 of 600, as by UIKit's multipliers.
    #expect(scene.frames.map(\.width) == [320, 160, 100])
  }

  @Test func proportionsFollowContentsThatChange() throws {
    let scene = StackScene.three().size(width: 280)
    scene.stack.distribution = .fillProportionally
    #expect(scene.frames.map(\.width) == [160, 80, 40])
    try #require(scene.views[1] as? SizedView).size.width = 360
    #expect(scene.frames.map(\.width) == [80, 180, 20])
  }

  @Test func proportionsCountAStackInsideByItsContents() {
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(60, 10)])
    let scene = StackScene([SizedView(10, 10), inner]).size(width: 200)
    scene.stack.distribution = .fillProportionally
    #expect(scene.frames.map(\.width) == [20, 180])
    inner.addArrangedSubview(SizedView(100, 10))
    #expect(scene.frames.map(\.width) == [10, 190])
  }

  @Test func equalSpacingSharesTheRoomAmongTheGaps() {
    let scene = StackScene.three().size(width: 380)
    scene.stack.distribution = .equalSpacing
    scene.stack.spacing = 10
    #expect(scene.frames.map(\.minX) == [0, 210, 340])
    #expect(scene.frames.map(\.width) == [160, 80, 40])
  }

  @Test func equalSpacingKeepsTheSpacingAndShrinksViews() {
    let scene = StackScene.three().size(width: 240)
    scene.stack.distribution = .equalSpacing
    scene.stack.spacing = 10
    scene.views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(scene.frames.map(\.width) == [100, 80, 40])
    #expect(scene.frames.map(\.minX) == [0, 110, 200])
  }

  @Test func elasticGapsAreTheSpacingInAFreeStack() {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let scene = StackScene([SizedView(30, 10), SizedView(30, 10), SizedView(30, 10)])
      scene.stack.distribution = distribution
      scene.stack.spacing = 7
      #expect(scene.size.width == 104)
      #expect(scene.frames.map(\.minX) == [0, 37, 74])
    }
  }

  @Test func equalCenteringPutsCentresAtEqualDistances() {
    let scene = StackScene.three().size(width: 400)
    scene.stack.distribution = .equalCentering
    let centres = scene.frames.map(\.midX)
    #expect(scene.frames.map(\.width) == [160, 80, 40])
    #expect(centres == [80, 230, 380])
  }

  @Test func equalCenteringGivesUpCentresForTheSpacing() {
    let scene = StackScene.three().size(width: 310)
    scene.stack.distribution = .equalCentering
    scene.stack.spacing = 10
    // The first two centres are 80 + 10 + 40 apart; the other two views can take at most 160.
    #expect(scene.frames.map(\.width) == [160, 80, 40])
    #expect(scene.frames[1].minX - scene.frames[0].maxX == 10)
    #expect(scene.frames[2].maxX == 310)
  }

  @Test func rowsBeginWhereReadingBegins() {
    for distribution in [
      UIStackView.Distribution.fill, .equalSpacing, .equalCentering, .fillProportionally,
    ] {
      let scene = StackScene.three().size(width: 380)
      scene.stack.distribution = distribution
      scene.stack.spacing = 10
      scene.views[0].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      let frames = scene.frames
      scene.stack.semanticContentAttribute = .forceRightToLeft
      let mirrored = scene.frames
      for (a, b) in zip(frames, mirrored) {
        #expect(near(b.minX, 380 - a.maxX) && near(a.width, b.width), "\(distribution)")
      }
    }
  }

  @Test func aViewWithoutSizeInARowOfOneTakesTheStack() {
    let scene = StackScene([UIView()]).size(width: 100, height: 50)
    #expect(scene.frames == [rect(0, 0, 100, 50)])
  }

  @Test func anEmptyStackHasNoSizeAndIsNotAmbiguous() {
    let scene = StackScene()
    #expect(scene.size == .zero)
    #expect(!scene.stack.hasAmbiguousLayout)
  }

  @Test func sizesFitFromInside() {
    let scene = StackScene.three()
    scene.stack.axis = .vertical
    scene.stack.spacing = 10
    #expect(
      scene.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 370))
    let alone = UIStackView(arrangedSubviews: [SizedView(20, 30), SizedView(50, 10)])
    #expect(
      alone.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 30))
    #expect(alone.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func aWidthFromOutsideGivesTheHeightOfWrappingText() {
    let text = WrappingView(area: 2000, lineHeight: 10)
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 5), text])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 50, height: 45))
  }

  @Test func stacksInStacks() {
    let row = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(30, 40)])
    row.spacing = 4
    let scene = StackScene([SizedView(100, 10), row, SizedView(20, 10)])
    scene.stack.axis = .vertical
    scene.stack.alignment = .leading
    scene.stack.spacing = 2
    #expect(scene.frames == [rect(0, 0, 100, 10), rect(0, 12, 64, 40), rect(0, 54, 20, 10)])
    #expect(row.arrangedSubviews.map(\.frame) == [rect(0, 0, 30, 40), rect(34, 0, 30, 40)])
    #expect(scene.size == CGSize(width: 100, height: 64))
  }
}

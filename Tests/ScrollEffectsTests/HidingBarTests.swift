import Foundation
import HeadlessUIKit
import ScrollEffects
import TestSupport
import Testing

struct HidingBarTests {
  /// The original screen on the tall device. Its scroll view is attached to the bottom of the bar.
  private struct Screen {
    var bar: HidingBar

    mutating func send(_ event: ScrollState.Event, _ offset: CGFloat) -> HidingBar.Geometry {
      var state = ScrollState(contentOffset: CGPoint(x: 0, y: offset), viewFrame: Device.px)
      state.event = event
      state.contentSize = CGSize(width: 375, height: 5000)
      state.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      state.boundsSize = CGSize(width: 375, height: 812 - 34 - (44 + 64 + bar.topConstant))
      return bar.update(state)
    }
  }

  @Test(arguments: 1...7) func theTablesHold(number: Int) throws {
    let table = try FixtureTable("hiding_S\(number)")
    for row in table.rows {
      let variant = try #require(HidingBar.Variant(rawValue: row[0]))
      let begin = CGFloat(try #require(Double(row[1])))
      var screen = Screen(bar: HidingBar(variant: variant, topConstant: begin))
      var offset = CGFloat(try #require(Double(table.columns[1].replacing("start ", with: ""))))
      for (event, cell) in zip(table.columns, row).dropFirst(2) {
        if let next = Double(event) { offset = next }
        let geometry = screen.send(event == "grab" ? .willBeginDragging : .didScroll, offset)
        expect(geometry.topConstant, prints: cell, decimals: 6, "S\(number) \(variant) at \(event)")
        #expect(geometry.bar == CGRect(x: 0, y: 44 + geometry.topConstant, width: 375, height: 64))
        #expect(geometry.scrollView.minY == geometry.bar.maxY)
        #expect(abs(geometry.scrollView.maxY - 778) < 1e-9)
      }
    }
  }

  /// Plays offsets after a drag began at the first one, and returns the constraint constants.
  private func play(_ variant: HidingBar.Variant, _ offsets: CGFloat...) -> [CGFloat] {
    var screen = Screen(bar: HidingBar(variant: variant))
    _ = screen.send(.willBeginDragging, offsets[0])
    return offsets.dropFirst().map { screen.send(.didScroll, $0).topConstant }
  }

  @Test func bouncingBackHidesTheBarUntilCorrected() {
    #expect(play(.clamp, 0, -50, 0).last == -50)
    #expect(play(.reactive, 0, -50, -25, 0).last == -50)
    #expect(play(.corrected, 0, -50, 0).last == 0)
  }

  @Test func theLastStepIntoAnEndIsLostUntilCorrected() {
    #expect(play(.guard, 0, 30, -8, 0).last == -30)
    #expect(play(.corrected, 0, 30, -8, 0).last == 0)
  }

  @Test func grabbingInOverscrollHidesTheBarUntilCorrected() {
    #expect(play(.guard, -40, -10, 2).last == -42)
    #expect(play(.corrected, -40, -10, 2).last == -2)
  }

  @Test func pairsDropTheFirstSample() {
    #expect(play(.reactive, 0, 10, 20) == [0, -10])
    #expect(play(.combine, 0, 10, 20) == [0, -10])
    #expect(play(.corrected, 0, 10, 20) == [-10, -20])
  }

  @Test func naiveLeavesTheScreen() {
    #expect(play(.naive, 0, 500) == [-500])
    #expect(play(.naive, 0, -50) == [50])
  }

  @Test func contentMovesTwiceAsFastWhileTheBarHides() {
    var screen = Screen(bar: HidingBar(variant: .guard))
    _ = screen.send(.willBeginDragging, 0)
    let first = screen.send(.didScroll, 10)
    let second = screen.send(.didScroll, 20)
    #expect(first.contentTop - second.contentTop == 20)
    let last = screen.send(.didScroll, 200)
    let hidden = screen.send(.didScroll, 210)
    #expect(last.contentTop - hidden.contentTop == 10)
  }

  @Test func aStripOfTheBarStaysBehindTheStatusBarUntilCorrected() {
    var faithful = Screen(bar: HidingBar(variant: .guard, topConstant: -64))
    let strip = faithful.send(.didScroll, 500)
    #expect(strip.bar.minY == -20 && strip.visibleBarHeight == 44)
    #expect(strip.statusBarBackdrop == nil)
    var corrected = Screen(bar: HidingBar(variant: .corrected, topConstant: -64))
    let clipped = corrected.send(.didScroll, 500)
    #expect(clipped.visibleBarHeight == 0)
    #expect(clipped.statusBarBackdrop == CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func oddBarHeightsDoNotTrap() {
    for height in [-64, 0, .nan] as [CGFloat] {
      var screen = Screen(bar: HidingBar(variant: .guard, barHeight: height))
      #expect(screen.send(.didScroll, 100).topConstant == 0)
    }
  }

  /// A limited bar stays between hidden and shown for all inputs.
  @Test(arguments: [HidingBar.Variant.clamp, .guard, .reactive, .combine, .corrected])
  func limitsHold(variant: HidingBar.Variant) {
    var random = SplitMix64(seed: 30)
    var screen = Screen(bar: HidingBar(variant: variant))
    for _ in 0..<2000 {
      let event = Int.random(in: 0..<5, using: &random) == 0
      let geometry = screen.send(
        event ? .willBeginDragging : .didScroll, .random(in: -200...4600, using: &random))
      #expect((-64...0).contains(geometry.topConstant), "seed 30")
    }
  }
}

import Foundation
import Graphics
import HeadlessUIKit
import Layers
import ScrollPhysics
import Testing

/// Scroll indicators as the view draws them. Their formula belongs to `ScrollPhysics`.
@MainActor
@Suite("Scroll indicators")
struct IndicatorTests {
  private func bars(_ fixture: ScrollFixture) -> [IndicatorState] {
    fixture.view.indicators(at: fixture.clock.time)
  }

  private func alpha(_ fixture: ScrollFixture) -> Double? { bars(fixture).first?.alpha }

  @Test("An indicator is 3 points wide, 3 from the edge, and proportional to the visible part")
  func geometry() {
    let fixture = ScrollFixture()
    #expect(bars(fixture).map(\.axis) == [.vertical])
    let length = CGFloat(794.0 * 800 / 3000)
    #expect(near(bars(fixture)[0].frame, rect(394, 3, 3, length), within: 1e-9))
    fixture.view.contentOffset.y = 2200
    #expect(near(bars(fixture)[0].frame.maxY, 797, within: 1e-9))
  }

  @Test("Indicator insets apply, with the safe area by default")
  func insets() {
    let fixture = ScrollFixture(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)) {
      $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 7)
    }
    fixture.view.contentOffset.y = -44
    #expect(bars(fixture)[0].frame.minY == 57 && bars(fixture)[0].frame.maxX == 390)
    fixture.view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bars(fixture)[0].frame.minY == 13)
  }

  @Test("The content inset does not affect indicators")
  func contentInset() {
    let fixture = ScrollFixture { $0.contentInset.top = 100 }
    #expect(fixture.offset.y == -100 && bars(fixture)[0].frame.minY == 3)
  }

  @Test("Two indicators leave the corner empty")
  func corner() {
    let fixture = ScrollFixture(content: CGSize(width: 1000, height: 3000))
    fixture.view.contentOffset = CGPoint(x: 600, y: 2200)
    let bars = bars(fixture)
    #expect(bars.map(\.axis) == [.vertical, .horizontal])
    #expect(near(bars[0].frame.maxY, 791, within: 1e-9))
    #expect(near(bars[1].frame.maxX, 391, within: 1e-9) && bars[1].frame.maxY == 797)
    fixture.view.showsHorizontalScrollIndicator = false
    #expect(near(self.bars(fixture)[0].frame.maxY, 797, within: 1e-9))
  }

  @Test("Indicators are absent if nothing scrolls or they are disabled")
  func none() {
    #expect(bars(ScrollFixture(content: CGSize(width: 400, height: 800))).isEmpty)
    #expect(bars(ScrollFixture { $0.showsVerticalScrollIndicator = false }).isEmpty)
  }

  @Test("Indicators appear with a drag and fade out 1.2 s after it")
  func fading() {
    let fixture = ScrollFixture()
    #expect(alpha(fixture) == 0)
    fixture.down()
    fixture.move(by: 0, -9, over: 0.1)
    #expect(alpha(fixture) == 0)
    fixture.move(by: 0, -20, over: 0.1)
    #expect(alpha(fixture) == 1)
    fixture.wait(5)
    #expect(alpha(fixture) == 1)
    fixture.lift()
    fixture.wait(1.2)
    #expect(alpha(fixture) == 1)
    fixture.wait(0.125)
    #expect(abs((alpha(fixture) ?? 0) - 0.5) < 1e-6)
    fixture.wait(0.125)
    #expect(alpha(fixture) == 0)
  }

  @Test("A touch keeps visible indicators and does not show hidden ones")
  func keptByATouch() {
    let fixture = ScrollFixture()
    fixture.view.flashScrollIndicators()
    fixture.wait(1)
    fixture.down()
    fixture.wait(3)
    #expect(alpha(fixture) == 1)
    fixture.lift()
    fixture.wait(1)
    #expect(alpha(fixture) == 1)
    fixture.wait(1)
    #expect(alpha(fixture) == 0)
    fixture.down()
    #expect(alpha(fixture) == 0)
  }

  @Test("An animated scroll flashes indicators, an assigned offset does not")
  func scrollingByCode() {
    let fixture = ScrollFixture()
    fixture.view.contentOffset.y = 100
    #expect(alpha(fixture) == 0)
    fixture.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.wait(0.1)
    #expect(alpha(fixture) == 1)
  }

  private func drawn(_ fixture: ScrollFixture) -> Layer? {
    fixture.window.layerTree(at: fixture.clock.time).layers[0].sublayers[0].sublayers.last
  }

  @Test("Indicators are drawn above the content in the visible part")
  func drawing() throws {
    let fixture = ScrollFixture()
    fixture.view.addSubview(UIView(frame: rect(0, 0, 400, 3000)))
    fixture.view.contentOffset.y = 1000
    fixture.view.flashScrollIndicators()
    let bar = try #require(drawn(fixture))
    #expect(near(bar.position.y, 1000 + bars(fixture)[0].frame.midY, within: 1e-9))
    #expect(bar.cornerRadius == 1.5 && bar.zPosition == .greatestFiniteMagnitude)
  }

  @Test("Indicators are black at 35 % or white at 50 %")
  func colours() throws {
    for style in [UIScrollView.IndicatorStyle.default, .black, .white] {
      let fixture = ScrollFixture { $0.indicatorStyle = style }
      fixture.view.flashScrollIndicators()
      let colour =
        style == .white ? Color(white: 1, alpha: 0.5) : Color(white: 0, alpha: 0.35)
      #expect(try #require(drawn(fixture)).backgroundColor == colour)
    }
  }
}

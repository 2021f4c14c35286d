import Foundation
import Overscroll
import Testing

/// The positions of axis ticks, read from the texts of plots.
@MainActor
struct PlotScaleTests {
  /// Returns the numbers at the vertical axis of a plot whose offset changes from 0 to `way`.
  private func words(_ way: CGFloat) throws -> [String] {
    let recorder = Recorder(jobs: 1) {
      try FigureStages.named([.setOffset(y: 0), .hold(0.1), .setOffset(y: way), .hold(0.1)])
    }
    let svg = String(
      decoding: try recorder.plotSVG(TracePlot(["page.contentOffset.y"])), as: UTF8.self)
    return svg.matches(of: /font-size="10"[^>]*>([^<]*)</).map { String($0.1) }
  }

  @Test func ticksAreRoundNumbersThatHoldTheCurve() throws {
    let hundred = try words(100).prefix { !$0.contains(".") }
    #expect(Array(hundred) == ["0", "20", "40", "60", "80", "100"])
    let small = try words(0.5)
    #expect(small.prefix(6) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    let below = try words(-350).prefix { !$0.contains(".") }
    #expect(below == ["−350", "−300", "−250", "−200", "−150", "−100", "−50", "0"])
  }

  @Test func aConstantHasAnAxisToo() throws {
    #expect(try words(0).contains("0.0"))
  }
}

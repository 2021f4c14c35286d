import Foundation
import HeadlessUIKit
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// The screen `parallax-and-scale`, from the text of a scene to trace rows.
@MainActor
struct ParallaxAndScaleScreenTests {
  private static let image = CGSize(width: 2000.0 / 3, height: 1325.0 / 3)

  private func play(_ behavior: EffectBehavior, on device: String = "iphone-8") -> ScreenPlay {
    ScreenPlay(device: device, screen: "name: parallax-and-scale, behavior: \(behavior)")
  }

  private func picture(_ row: TraceRow) throws -> AspectFill {
    let view = try #require(row.view("headerImageView"))
    return try #require(
      AspectFill(imageSize: Self.image, frame: view.frame, contentsRect: view.contentsRect))
  }

  @Test(arguments: EffectBehavior.allCases) func theTablesHold(behavior: EffectBehavior) throws {
    let table = try FixtureTable("parallax_\(behavior)")
    let rows = try play(behavior).rows(offsets: table.numbers("offset"))
    for (record, row) in zip(table.records, rows) {
      let offset = try #require(record["offset"])
      expect(row.offset(), prints: offset, "offset")
      let exact: [String: CGFloat?] = [
        "header_height_const": row.constraint("headerHeightConstraint")?.constant,
        "header_y": row.frame("headerContainerView")?.minY,
        "header_h": row.frame("headerContainerView")?.height,
        "label_y": row.frame("label")?.minY, "label_text_center_y": row.frame("label")?.midY,
      ]
      for (column, value) in exact where record[column] != nil {
        expect(value, prints: record[column], "\(offset) \(column)")
      }
      let picture = try picture(row)
      let rounded: [String: CGFloat?] = [
        "contentsRect_y": row.view("headerImageView")?.contentsRect.minY,
        "draw_x": picture.drawn.minX, "draw_y": picture.drawn.minY,
        "draw_w": picture.drawn.width, "draw_h": picture.drawn.height,
        "src_v0": picture.source.minY, "src_v1": picture.source.maxY,
      ]
      for (column, value) in rounded where record[column] != nil {
        expect(value, prints: record[column], roundedTo: 4, "\(offset) \(column)")
      }
      #expect(broken(row) == record["broken"], "\(offset)")
    }
  }

  private func broken(_ row: TraceRow) -> String {
    let names = ["headerHeightConstraint": "header.height", "headerTopConstraint": "header.top"]
    return row.constraints.filter(\.isBroken).compactMap { names[$0.name] }.joined(separator: " ")
  }

  @Test(arguments: ScreenPlay.devices, EffectBehavior.allCases)
  func screenAndModelAgree(device: String, behavior: EffectBehavior) throws {
    let offsets = (0..<1000).map { Double($0 * 7 - 3000) / 10 }.withJumps(seed: 1)
    let frame = CGRect(origin: .zero, size: try #require(Device.preset(device)).size)
    var model = ParallaxScaleHeader(behavior: behavior)
    for (offset, row) in zip(offsets, try play(behavior, on: device).rows(offsets: offsets)) {
      let geometry = model.update(
        ScrollState(contentOffset: CGPoint(x: 0, y: offset), viewFrame: frame))
      #expect(row.offset() == offset)
      #expect(agrees(row.frame("headerContainerView"), geometry.header), "\(offset)")
      #expect(agrees(row.frame("headerImageView"), geometry.header), "\(offset)")
      #expect(agrees(row.frame("label"), geometry.label), "\(offset)")
      #expect(
        agrees(row.view("headerImageView")?.contentsRect, geometry.contentsRect), "\(offset)")
      #expect(broken(row) == geometry.broken?.rawValue ?? "", "\(offset)")
      if behavior == .faithful {
        let constant = try #require(row.constraint("headerHeightConstraint")).constant
        #expect(abs(constant - geometry.heightConstant) <= 1e-6, "\(offset)")
      }
    }
  }

  @Test(arguments: [("iphone-8", 230.0), ("iphone-x", 254), ("iphone-se", 230)])
  func theFaithfulRestIsPulledByTheSafeArea(device: String, height: Double) throws {
    let rest = try #require(try play(.faithful, on: device).rows(ScreenScript()).first)
    #expect(rest.offset() == 210 - height)
    #expect(rest.frame("headerContainerView")?.height == CGFloat(height))
    let corrected = try #require(try play(.corrected, on: device).rows(ScreenScript()).first)
    #expect(corrected.offset() == 0)
    #expect(corrected.frame("headerContainerView")?.height == 210)
  }

  /// The content is too short to scroll: a drag, after its hysteresis, moves it only by the rubber
  /// band.
  @Test(arguments: [
    ("iphone-8", -638.0, 210.0), ("iphone-x", -672, 210), ("iphone-8", -415, 150),
    ("iphone-8", 266, -140),
  ])
  func theEffectLivesInTheRubberBand(device: String, travel: Double, offset: Double) throws {
    var script = ScreenScript()
    script.touch(at: 330, deltas: [travel])
    script.hold(ticks: 1)
    script.release()
    script.hold(ticks: 60)
    let rows = try play(.faithful, on: device).rows(script)
    // The distances are printed in whole points.
    #expect(rows.contains { abs($0.offset() - offset) < 0.3 }, "\(rows.map { $0.offset() })")
    for row in rows where row.offset() <= 210 {
      let bottom = row.frame("headerContainerView")?.maxY ?? .nan
      #expect(abs(bottom - (210 - row.offset())) <= 1e-6)
    }
    #expect(rows.last?.offset() == rows.first?.offset())
  }

  /// The faithful content cannot be scrolled at all; the corrected one scrolls by 343 and 198
  /// points.
  @Test(arguments: [("iphone-8", 343.0), ("iphone-x", 198)])
  func theCorrectedContentScrolls(device: String, most: Double) throws {
    for (behavior, height) in [(EffectBehavior.faithful, 0.0), (.corrected, 1010)] {
      let stage = try play(behavior, on: device).stage(ScreenScript())
      let view = try #require(stage.scrollViews.first)
      #expect(abs(view.contentSize.height - height) <= 1e-6)
      let maximum = view.contentSize.height - view.bounds.height
      #expect(behavior == .faithful || abs(maximum - most) <= 1e-6)
    }
  }

  /// A bounce back from 100 in one frame leaves the picture's first row smeared over the top.
  @Test func aJumpSmearsTheEdgeUntilCorrected() throws {
    let smeared = try picture(play(.faithful, on: "iphone-x").rows(offsets: [100, -44])[1])
    #expect(abs(smeared.smearedTop - 8.0 / 210 * 254) <= 1e-6)
    #expect(abs(smeared.source.minY + 8.0 / 210) <= 1e-6)
    let clean = try picture(play(.corrected, on: "iphone-x").rows(offsets: [100, -44])[1])
    #expect(clean.smearedTop <= 1e-6)
    let upwards = try picture(play(.faithful, on: "iphone-x").rows(offsets: [-44, 100])[1])
    #expect(upwards.smearedTop <= 1e-6)
  }

  @Test func beyondTheHeaderTheLabelSticksUntilCorrected() throws {
    let stuck = try play(.faithful).rows(offsets: [250, 300])
    #expect(stuck.map { $0.frame("label")?.minY } == [0, 0])
    let free = try play(.corrected).rows(offsets: [250, 300])
    #expect(free.map { $0.frame("label")?.minY } == [-40, -90])
  }
}

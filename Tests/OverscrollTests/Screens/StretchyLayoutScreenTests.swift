import Foundation
import HeadlessUIKit
import Layers
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// The screen `stretchy-layout`, from the text of a scene to trace rows.
@MainActor
struct StretchyLayoutScreenTests {
  private typealias Variant = StretchyHeader.Variant

  private func play(
    _ variant: StretchyHeader.Variant, _ behavior: EffectBehavior = .faithful,
    on device: String = "iphone-x"
  ) -> ScreenPlay {
    ScreenPlay(
      device: device,
      screen: "name: stretchy-layout, variant: \(variant.rawValue), behavior: \(behavior), "
        + "text-height: 1096")
  }

  @Test(arguments: ["step1", "step2", "step3", "step4", "step6", "compress"])
  func theTablesHold(name: String) throws {
    let variant = try #require(Variant(rawValue: name.replacing("step", with: "step-")))
    let table = try FixtureTable("stretchy_\(name)")
    let rows = try play(variant).rows(offsets: table.numbers("offset"))
    for (record, row) in zip(table.records, rows) {
      let what = "\(name) at \(record["offset"] ?? "")"
      expect(row.offset(), prints: record["offset"], what)
      let image = try #require(row.frame("imageView"))
      let text = try #require(row.frame("textContainer"))
      let covered = [text, row.frame("textBacking")].compactMap { $0?.maxY }.max() ?? 0
      let exact: [String: CGFloat?] = [
        "container_y": row.frame("imageContainer")?.minY, "image_y": image.minY,
        "image_h": image.height, "text_y": text.minY,
        "backing_h": row.frame("textBacking")?.height, "bare_top": max(0, image.minY),
        "bare_bottom": max(0, 812 - covered),
      ]
      for (column, value) in exact where record[column] != nil {
        expect(value, prints: record[column], "\(what): \(column)")
      }
      let picture = try #require(
        AspectFill(imageSize: CGSize(width: 1950, height: 1300), frame: image))
      let rounded = [
        "src_u0": picture.source.minX, "src_v0": picture.source.minY,
        "src_v1": picture.source.maxY,
      ]
      for (column, value) in rounded where record[column] != nil {
        expect(value, prints: record[column], roundedTo: 4, "\(what): \(column)")
      }
      #expect(
        (row.isStatusBarHidden ? "yes" : "no") == record["hides_status_bar"] ?? "no", "\(what)")
      // The other broken constraint, on the container of step 2, is visible only by its effect.
      let isTopBroken = record["broken"] == "imageView.top==view.top"
      #expect((row.constraint("imageView.top")?.isBroken ?? false) == isTopBroken, "\(what)")
    }
  }

  @Test(arguments: ScreenPlay.devices, StretchyHeader.Variant.allCases)
  func screenAndModelAgree(device: String, variant: StretchyHeader.Variant) throws {
    // Offsets are dense where the layout changes: at rest, with the text at the safe area, and at
    // the picture's end.
    let tenths =
      Array(stride(from: -3000, to: -500, by: 70)) + Array(stride(from: -500, to: 3200, by: 7))
      + Array(stride(from: 3200, to: 7000, by: 70))
    let offsets = tenths.map { Double($0) / 10 }.withJumps(seed: 2)
    for behavior in EffectBehavior.allCases {
      let phone = try #require(Device.preset(device))
      var model = StretchyHeader(variant: variant, behavior: behavior, textHeight: 1096)
      var isHidden = false
      for (offset, row) in zip(
        offsets, try play(variant, behavior, on: device).rows(offsets: offsets))
      {
        let geometry = model.update(state(offset, on: phone, isBarHidden: isHidden))
        isHidden = geometry.hidesStatusBar
        let what: Comment = "\(behavior) \(offset)"
        #expect(row.offset() == offset, what)
        #expect(agrees(row.frame("imageView"), geometry.image), what)
        #expect(agrees(row.frame("textContainer"), geometry.textContainer), what)
        #expect(agrees(row.frame("textBacking"), geometry.textBacking), what)
        #expect(row.isStatusBarHidden == geometry.hidesStatusBar, what)
        #expect(
          (row.constraint("imageView.top")?.isBroken ?? false) == (geometry.broken == .imageTop),
          what)
        if geometry.broken != .imageContainerTop {
          #expect(agrees(row.frame("imageContainer"), geometry.imageContainer), what)
        }
      }
    }
  }

  /// On a device without a notch the safe area disappears with the status bar, after the callback.
  private func state(_ offset: Double, on device: Device, isBarHidden: Bool) -> ScrollState {
    var state = ScrollState(
      contentOffset: CGPoint(x: 0, y: offset), viewFrame: CGRect(origin: .zero, size: device.size))
    state.safeAreaInsets = UIEdgeInsets(
      top: isBarHidden && !device.hasNotch ? 0 : device.safeArea.top, left: 0,
      bottom: device.safeArea.bottom, right: 0)
    return state
  }

  @Test(arguments: [
    ("iphone-x", StretchyHeader.Variant.step1, 574.5), ("iphone-x", .step2, 574.5),
    ("iphone-x", .step4, 574.5), ("iphone-x", .step5, 608.5), ("iphone-x", .step6, 608.5),
    ("iphone-8", .step4, 719.5), ("iphone-8", .step6, 719.5),
  ])
  func theRangeOfOffsetsFollowsTheSafeArea(
    device: String, variant: StretchyHeader.Variant, most: Double
  ) throws {
    let stage = try play(variant, on: device).stage(ScreenScript())
    let view = try #require(stage.scrollViews.first)
    #expect(abs(view.contentSize.height - 1386.5) <= 1e-6)
    #expect(view.contentSize.width == 0)
    let maximum = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    #expect(abs(maximum - most) <= 1e-6)
  }

  // MARK: - Step 2's jam

  @Test func stepTwoJamsAndStepThreeScrollsOn() throws {
    let offsets = [262.5, 263, 300, 400, 574.5]
    let jammed = try play(.step2).rows(offsets: offsets)
    #expect(jammed.map { $0.offset() } == offsets)
    for row in jammed {
      #expect(agrees(row.frame("imageView"), CGRect(x: 0, y: 0, width: 375, height: 0)))
      expect(row.frame("textContainer")?.minY, prints: "0", "text at \(row.offset())")
    }
    // The indicator continues to move, which is how the author noticed the fault.
    let bars = jammed.compactMap { $0.indicators.first?.frame.minY }
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0 < $1 })
    for row in try play(.step3).rows(offsets: offsets) {
      #expect(abs((row.frame("textContainer")?.minY ?? .nan) - (262.5 - row.offset())) <= 1e-6)
    }
  }

  @Test func theJamEndsWhereItBegan() throws {
    let rows = try play(.step2).rows(offsets: [100, 400, 200, -50])
    let tops = rows.map { $0.frame("textContainer")?.minY ?? .nan }
    for (top, expected) in zip(tops, [162.5, 0, 62.5, 312.5]) {
      #expect(abs(top - expected) <= 1e-6)
    }
  }

  // MARK: - Step 6's status bar

  private static let crossing = [0, 242.5, 243, 244, 250, 260, 262.5, 263, 264, 200]

  private func hidden(_ behavior: EffectBehavior, on device: String, _ offsets: [Double]) throws
    -> [Bool]
  {
    try play(.step6, behavior, on: device).rows(offsets: offsets).map(\.isStatusBarHidden)
  }

  @Test func withoutANotchTheStatusBarFlickersUntilCorrected() throws {
    #expect(
      try hidden(.faithful, on: "iphone-8", Self.crossing)
        == [false, false, true, false, true, false, true, true, true, false])
    #expect(
      try hidden(.corrected, on: "iphone-8", Self.crossing)
        == [false, false, true, true, true, true, true, true, true, false])
  }

  @Test(arguments: EffectBehavior.allCases)
  func withANotchTheStatusBarIsSteady(behavior: EffectBehavior) throws {
    let offsets = [0, 218.5, 219, 220, 230, 243, 250, 262.5, 300, 218.5]
    #expect(
      try hidden(behavior, on: "iphone-x", offsets) == offsets.map { $0 > 218.5 })
  }

  /// Hiding slides the status bar out within 0.2 seconds: its layer first moves and is then
  /// removed.
  @Test func theStatusBarSlidesOut() throws {
    var script = ScreenScript(offsets: [300])
    script.hold(ticks: 8)
    let stage = try play(.step6).stage(script)
    func barTop(at time: Double) throws -> CGFloat {
      try stage.advance(to: time)
      return try #require(stage.layerTree().layers.dropFirst().first).position.y
    }
    let before = try barTop(at: 0.04)
    let path = try stride(from: 0.05, through: 0.25, by: 0.025).map { try barTop(at: $0) }
    #expect(path.first == before)
    #expect(zip(path, path.dropFirst()).allSatisfy { $0 > $1 })
    #expect(abs(path[path.count - 1] - (before - 44)) <= 1e-6)
    #expect(try barTop(at: 0.4) == before - 44)
  }
}

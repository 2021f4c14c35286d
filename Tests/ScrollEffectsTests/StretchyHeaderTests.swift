import Foundation
import HeadlessUIKit
import ScrollEffects
import TestSupport
import Testing

struct StretchyHeaderTests {
  private let image = CGSize(width: 1950, height: 1300)
  private typealias Variant = StretchyHeader.Variant

  private func effect(
    _ variant: StretchyHeader.Variant, _ behavior: EffectBehavior = .faithful
  ) -> StretchyHeader {
    StretchyHeader(variant: variant, behavior: behavior, textHeight: 1096)
  }

  private func state(_ offset: CGFloat, safeTop: CGFloat = 44) -> ScrollState {
    var state = ScrollState(
      contentOffset: CGPoint(x: 0, y: offset), viewFrame: safeTop > 20 ? Device.px : Device.p8)
    state.safeAreaInsets = UIEdgeInsets(
      top: safeTop, left: 0, bottom: safeTop > 20 ? 34 : 0, right: 0)
    return state
  }

  @Test(arguments: ["step1", "step2", "step3", "step4", "step6", "compress"])
  func theTablesHold(name: String) throws {
    let raw = name.replacing("step", with: "step-")
    var effect = effect(try #require(Variant(rawValue: raw)))
    for row in try FixtureTable("stretchy_\(name)").records {
      let offset = CGFloat(try #require(Double(row["offset"]!)))
      let geometry = effect.update(state(offset))
      let picture = try #require(AspectFill(imageSize: image, frame: geometry.image))
      let values: [String: CGFloat?] = [
        "container_y": geometry.imageContainer?.minY, "image_y": geometry.image.minY,
        "image_h": geometry.image.height, "src_u0": picture.source.minX,
        "src_v0": picture.source.minY, "src_v1": picture.source.maxY,
        "text_y": geometry.textContainer.minY, "backing_h": geometry.textBacking?.height,
        "bare_top": geometry.bareTop, "bare_bottom": geometry.bareBottom,
      ]
      for (column, value) in values where row[column] != nil {
        expect(value, prints: row[column], "\(name) \(offset) \(column)")
      }
      #expect((geometry.hidesStatusBar ? "yes" : "no") == row["hides_status_bar"] ?? "no")
      #expect(geometry.broken?.rawValue ?? "" == row["broken"], "\(name) \(offset)")
    }
  }

  @Test func stepFivePlacesAsStepsFourAndSix() {
    var (four, five, six) = (effect(.step4), effect(.step5), effect(.step6))
    for offset in stride(from: -300 as CGFloat, through: 668.5, by: 12.5) {
      let (a, b, c) = (
        four.update(state(offset)), five.update(state(offset)), six.update(state(offset))
      )
      #expect(a.image == b.image && b.image == c.image)
      #expect(a.textBacking == b.textBacking && b.textBacking == c.textBacking)
      #expect(!a.hidesStatusBar && !b.hidesStatusBar)
      #expect(a.contentInset == .zero)
      #expect(b.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(b.indicatorInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }
  }

  /// The maximum offset is 574.5 without the safe area, 608.5 with it, and 719.5 on the short
  /// device.
  @Test func theRangeOfOffsetsFollowsTheInsets() {
    func maximum(_ variant: StretchyHeader.Variant, safeTop: CGFloat) -> CGFloat {
      var effect = effect(variant)
      var state = state(0, safeTop: safeTop)
      let geometry = effect.update(state)
      state.contentSize.height = geometry.contentHeight
      state.adjustedContentInset = geometry.contentInset
      return state.maximumOffsetY
    }
    #expect(abs(maximum(.step4, safeTop: 44) - 574.5) < 1e-9)
    #expect(abs(maximum(.step5, safeTop: 44) - 608.5) < 1e-9)
    #expect(abs(maximum(.step6, safeTop: 20) - 719.5) < 1e-9)
  }

  @Test func stepTwoSticksAndStepThreeScrollsOn() {
    var (two, three) = (effect(.step2), effect(.step3))
    // The text is placed correctly while a part of the picture is visible…
    #expect(two.update(state(262.5)).textContainer.minY == 0)
    #expect(two.update(state(100)).textContainer.minY == 162.5)
    // …and frozen afterwards.
    #expect(two.update(state(400)).textContainer.minY == 0)
    #expect(two.update(state(400)).image.height == 0)
    #expect(two.update(state(400)).imageContainer?.minY == -262.5)
    #expect(two.update(state(400)).contentHeight == 1386.5)
    #expect(three.update(state(400)).textContainer.minY == -137.5)
  }

  @Test func pulledTheFirstStepBaresTheBackground() {
    var (one, six) = (effect(.step1), effect(.step6))
    #expect(one.update(state(-84)).bareTop == 84)
    #expect(six.update(state(-84)).bareTop == 0)
    #expect(six.update(state(-84)).image.height == 346.5)
  }

  /// The changed inset of the bar reaches the view only after the callback that hid the bar.
  private func barStates(_ behavior: EffectBehavior, offsets: [CGFloat]) -> [Bool] {
    var effect = effect(.step6, behavior)
    var hidden = false
    return offsets.map { offset in
      hidden = effect.update(state(offset, safeTop: hidden ? 0 : 20)).hidesStatusBar
      return hidden
    }
  }

  @Test func theStatusBarFlickersUntilCorrected() {
    let offsets: [CGFloat] = [0, 242.5, 243, 244, 250, 260, 262.5, 263, 264, 200]
    #expect(
      barStates(.faithful, offsets: offsets)
        == [false, false, true, false, true, false, true, true, true, false])
    #expect(
      barStates(.corrected, offsets: offsets)
        == [false, false, true, true, true, true, true, true, true, false])
  }

  @Test func withANotchTheStatusBarIsSteady() {
    for behavior in EffectBehavior.allCases {
      var effect = effect(.step6, behavior)
      #expect(!effect.update(state(218.5)).hidesStatusBar)
      for offset in stride(from: 218.6 as CGFloat, to: 600, by: 1) {
        #expect(effect.update(state(offset)).hidesStatusBar)
      }
    }
  }
}

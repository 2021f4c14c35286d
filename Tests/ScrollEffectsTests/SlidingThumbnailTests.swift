import Foundation
import HeadlessUIKit
import ScrollEffects
import TestSupport
import Testing

struct SlidingThumbnailTests {
  private func effect(
    _ variant: SlidingThumbnail.Variant = .final, _ behavior: EffectBehavior = .faithful,
    nameWidth: CGFloat = 46
  ) -> SlidingThumbnail {
    SlidingThumbnail(
      variant: variant, behavior: behavior, nameSize: CGSize(width: nameWidth, height: 20.5),
      citySize: CGSize(width: 62, height: 16))
  }

  /// Returns a state scrolled by `s` from rest. The 64 points of the bars are in the inset used by
  /// the iOS version: adjusted or plain.
  private func state(scrolled s: CGFloat, isAdjusted: Bool = false) -> ScrollState {
    var state = ScrollState(contentOffset: CGPoint(x: 0, y: s - 64), viewFrame: Device.p8)
    state.contentInset.top = isAdjusted ? 0 : 64
    state.adjustedContentInset.top = 64
    return state
  }

  @Test func theTablesHold() throws {
    for (name, width) in [("thumbnail", 46.0), ("thumbnail_long_name", 300)] {
      let effect = effect(nameWidth: width)
      for row in try FixtureTable(name).records {
        let scrolled = CGFloat(try #require(Double(row["scrolled"]!)))
        let state = state(scrolled: scrolled)
        let geometry = effect.update(state)
        let values: [String: CGFloat?] = [
          "offset": state.contentOffset.y, "constant": geometry.constant,
          "img_x": geometry.thumbnail?.minX, "img_visible_w": geometry.visibleThumbnailWidth,
          "name_x": geometry.name.minX, "name_w": geometry.name.width,
          "city_x": geometry.city.minX, "avatar_y": geometry.avatar.minY,
          "avatar_visible_pt": geometry.visibleAvatarHeight,
        ]
        for (column, value) in values where row[column] != nil {
          expect(value, prints: row[column], decimals: 6, "\(name) \(scrolled) \(column)")
        }
        #expect(geometry.broken?.rawValue ?? "" == row["broken"], "\(name) \(scrolled)")
      }
    }
  }

  @Test func verticalFramesAreConstant() {
    for s in [-64, 0, 30, 486] as [CGFloat] {
      let geometry = effect().update(state(scrolled: s))
      #expect(geometry.banner == CGRect(x: 0, y: 64, width: 375, height: 80))
      #expect(geometry.thumbnail?.minY == 74)
      #expect(geometry.name.minY == 83.5)
      #expect(geometry.city.minY == 104)
    }
  }

  @Test func earlierStagesStandStill() {
    for s in [-64, 0, 50, 200] as [CGFloat] {
      let labels = effect(.labels).update(state(scrolled: s))
      #expect(labels.name.minX == 30 && labels.thumbnail == nil && labels.broken == nil)
      let parked = effect(.static).update(state(scrolled: s))
      #expect(parked.name.minX == 30 && parked.thumbnail?.minX == -38 && parked.broken == nil)
    }
  }

  @Test func sinceTheElevenEverythingComesLateUntilCorrected() {
    for s in stride(from: -64 as CGFloat, through: 300, by: 0.5) {
      let early = effect().update(state(scrolled: s))
      let late = effect().update(state(scrolled: s + 64, isAdjusted: true))
      #expect(late.thumbnail == early.thumbnail && late.name == early.name)
      let corrected = effect(.final, .corrected).update(state(scrolled: s, isAdjusted: true))
      #expect(corrected == early)
    }
  }

  @Test func theClosedFormIsExact() {
    for s in stride(from: -100 as CGFloat, through: 486, by: 0.25) {
      let geometry = effect().update(state(scrolled: s))
      #expect(abs(geometry.thumbnail!.maxX - min(s, 70)) < 1e-9)
      #expect(abs(geometry.name.minX - max(30, min(s, 70) + 8)) < 1e-9)
      #expect(abs(geometry.avatar.minY - (152 - s)) < 1e-9)
    }
  }

  @Test func aNarrowScreenLeavesNoLabel() {
    var state = state(scrolled: 70)
    state.viewFrame.size.width = 80
    #expect(effect().update(state).name.width == 0)
  }
}

import Foundation
import ScrollEffects
import TestSupport
import Testing

struct ParallaxScaleHeaderTests {
  private let image = CGSize(width: 2000.0 / 3, height: 1325.0 / 3)

  private func state(_ offset: CGFloat, in frame: CGRect = Device.p8) -> ScrollState {
    ScrollState(contentOffset: CGPoint(x: 0, y: offset), viewFrame: frame)
  }

  private func picture(_ geometry: ParallaxScaleHeader.Geometry) throws -> AspectFill {
    try #require(
      AspectFill(
        imageSize: image, frame: geometry.header, contentsRect: geometry.contentsRect))
  }

  @Test(arguments: EffectBehavior.allCases) func theTablesHold(behavior: EffectBehavior) throws {
    var effect = ParallaxScaleHeader(behavior: behavior)
    for row in try FixtureTable("parallax_\(behavior)").records {
      let offset = CGFloat(try #require(Double(row["offset"]!)))
      let geometry = effect.update(state(offset))
      let picture = try picture(geometry)
      let values: [String: CGFloat] = [
        "header_height_const": geometry.heightConstant, "header_y": geometry.header.minY,
        "header_h": geometry.header.height, "label_y": geometry.label.minY,
        "label_text_center_y": geometry.label.midY, "contentsRect_y": geometry.contentsRect.minY,
        "draw_x": picture.drawn.minX, "draw_y": picture.drawn.minY,
        "draw_w": picture.drawn.width, "draw_h": picture.drawn.height,
        "src_v0": picture.source.minY, "src_v1": picture.source.maxY,
      ]
      for (column, value) in values where row[column] != nil {
        expect(value, prints: row[column], "\(behavior) \(offset) \(column)")
      }
      #expect(geometry.broken?.rawValue ?? "" == row["broken"])
    }
  }

  @Test func theClosedFormIsExact() throws {
    var effect = ParallaxScaleHeader(behavior: .faithful)
    for offset in stride(from: -150 as CGFloat, through: 210, by: 0.5) {
      let geometry = effect.update(state(offset))
      #expect(abs(geometry.header.maxY - (210 - offset)) < 1e-9)
      #expect(abs(geometry.label.midY - (610 - offset)) < 1e-9)
      let shift = offset < 0 ? 0 : -min(0.25 * offset, 8) / 210
      #expect(abs(geometry.contentsRect.minY - shift) < 1e-12)
      // The picture has no smeared edge pixels while the offset grows from rest.
      #expect(try offset < 0 || picture(geometry).smearedTop < 1e-9)
    }
    // The picture moves at 0.204 of the scroll speed while the shift works against it, and at 0.5
    // afterwards.
    let at = try [0, 32, 64].map { try picture(effect.update(state($0))).drawn.minY }
    #expect(abs((at[0] - at[1]) / 32 - (0.5 - 0.25 * 248.4375 / 210)) < 1e-9)
    #expect(abs((at[1] - at[2]) / 32 - 0.5) < 1e-9)
  }

  @Test func onTheTallDeviceRestIsAlreadyMagnified() throws {
    var effect = ParallaxScaleHeader(behavior: .faithful)
    let rest = effect.update(state(-44, in: Device.px))
    #expect(rest.header.height == 254)
    #expect(abs(try picture(rest).drawn.height - 254) < 1e-9)
    #expect(abs(try picture(rest).drawn.width - 254 * 2000 / 1325) < 1e-9)
  }

  @Test func aStaleShiftSmearsThePictureUntilCorrected() throws {
    var faithful = ParallaxScaleHeader(behavior: .faithful)
    var corrected = ParallaxScaleHeader(behavior: .corrected)
    _ = faithful.update(state(100, in: Device.px))
    _ = corrected.update(state(100, in: Device.px))
    let smeared = try picture(faithful.update(state(-44, in: Device.px)))
    #expect(abs(smeared.smearedTop - 8.0 / 210 * 254) < 1e-9)
    #expect(abs(smeared.smearedTop - 9.68) < 5e-3)
    #expect(abs(smeared.source.minY + 8.0 / 210) < 1e-12)
    #expect(try picture(corrected.update(state(-44, in: Device.px))).smearedTop < 1e-9)
  }

  @Test func beyondTheHeaderTheLabelSticksUntilCorrected() {
    var faithful = ParallaxScaleHeader(behavior: .faithful)
    #expect(faithful.update(state(300)).heightConstant == -90)
    #expect(faithful.update(state(300)).header.height == 0)
    #expect(faithful.update(state(300)).label.minY == 0)
    var corrected = ParallaxScaleHeader(behavior: .corrected)
    #expect(corrected.update(state(300)).label.minY == -90)
  }

  @Test func anInCallBarPushesTheHeaderUntilCorrected() {
    let frame = CGRect(x: 0, y: 20, width: 375, height: 647)
    var faithful = ParallaxScaleHeader(behavior: .faithful)
    #expect(faithful.update(state(-10, in: frame)).header.minY == 0)
    #expect(faithful.update(state(10, in: frame)).header.minY == 20)
    #expect(faithful.update(state(-10, in: frame)).header.minY == 20)
    var corrected = ParallaxScaleHeader(behavior: .corrected)
    #expect(corrected.update(state(10, in: frame)).header.minY == 0)
  }
}

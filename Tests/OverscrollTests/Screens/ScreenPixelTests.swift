import Foundation
import Graphics
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// Pixel probes in rendered frames, with the real pictures, at the device's scale.
@MainActor
struct ScreenPixelTests {
  /// A rendered frame and its scale.
  private struct Frame {
    let bitmap: Bitmap
    let scale: CGFloat

    /// Returns the pixel right below and right of a point.
    func callAsFunction(_ x: CGFloat, _ y: CGFloat) -> Pixel {
      bitmap[Int(x * scale), Int(y * scale)]
    }
  }

  private func frame(
    _ screen: String, on device: String, _ offsets: [(String, Double)]
  ) throws -> Frame {
    var script = ScreenScript()
    for (target, offset) in offsets { script.set(offset, of: target) }
    let play = ScreenPlay(device: device, screen: screen, images: try Pictures.real())
    let scale = try #require(Device.preset(device)).scale
    let bitmap = try Recorder(jobs: 1) { try play.stage(script) }.still(at: nil, scale: scale)
    return Frame(bitmap: bitmap, scale: scale)
  }

  private func frame(_ screen: String, on device: String, at offset: Double?) throws -> Frame {
    try frame(screen, on: device, offset.map { [("scrollView", $0)] } ?? [])
  }

  private static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Pixel {
    Pixel(red: red, green: green, blue: blue, alpha: 255)
  }

  private static let white = opaque(255, 255, 255)
  private static let black = opaque(0, 0, 0)
  private static let grey = opaque(128, 128, 128)
  private static let red = opaque(190, 32, 69)
  private static let green = opaque(52, 199, 89)

  // MARK: - A

  @Test(arguments: [(-20.0, 230.0), (100, 110)])
  func theHeaderEndsWhereTheLabelBegins(offset: Double, edge: CGFloat) throws {
    let frame = try frame("name: parallax-and-scale", on: "iphone-8", at: offset)
    #expect(![Self.white, Self.black].contains(frame(187, edge - 1)))
    #expect(frame(187, edge + 1) == Self.white)
  }

  @Test(arguments: [-20.0, 100]) func theTextIsCentredInTheLabel(offset: Double) throws {
    let frame = try frame("name: parallax-and-scale", on: "iphone-8", at: offset)
    let inked = stride(from: 240 as CGFloat, to: 667, by: 0.5).filter { y in
      stride(from: 20 as CGFloat, to: 355, by: 0.5).contains { frame($0, y) != Self.white }
    }
    let centre = (try #require(inked.first) + #require(inked.last)) / 2
    #expect(abs(centre - (610 - offset)) < 6)
  }

  /// The cell of the test card under a pixel shows which part of the picture is drawn there.
  @Test(arguments: [-120.0, -64, -20, 0, 16, 64, 100])
  func thePartOfThePictureIsTheTables(offset: Double) throws {
    let frame = try frame(
      "name: parallax-and-scale, image: TestCard", on: "iphone-8", at: offset)
    var model = ParallaxScaleHeader(behavior: .faithful)
    let geometry = model.update(
      ScrollState(
        contentOffset: CGPoint(x: 0, y: offset),
        viewFrame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    let picture = try #require(
      AspectFill(
        imageSize: CGSize(width: 2000.0 / 3, height: 1325.0 / 3), frame: geometry.header,
        contentsRect: geometry.contentsRect))
    var probes = 0
    // Probes are below the status bar and avoid the card's white lines.
    for y in stride(from: 22 as CGFloat, to: geometry.header.height - 1, by: 3) {
      let v = (y + 0.25 - picture.drawn.minY) / picture.drawn.height * 10
      let u = (100.25 - picture.drawn.minX) / picture.drawn.width * 10
      guard abs(v - v.rounded()) > 0.1, abs(u - u.rounded()) > 0.02 else { continue }
      let cell = Self.opaque(UInt8(25.5 * floor(u)), UInt8(25.5 * floor(v)), 40)
      #expect(frame(100, y) == cell, "\(offset), \(y)")
      probes += 1
    }
    #expect(probes > 10)
  }

  /// Smearing means that the area above the picture's first row repeats that row.
  @Test func aJumpShowsSmearedRowsUntilCorrected() throws {
    func rows(_ behavior: EffectBehavior) throws -> Int {
      let frame = try frame(
        "name: parallax-and-scale, behavior: \(behavior), image: TestCard", on: "iphone-x",
        [("scrollView", 100), ("scrollView", -44)])
      // The columns are right of the notch and the clock; the count is the number of rows equal to
      // the first.
      return (0..<60).prefix { row in
        (600..<640).allSatisfy { frame.bitmap[$0, row] == frame.bitmap[$0, 0] }
      }.count
    }
    #expect(try rows(.faithful) >= 29)
    #expect(try rows(.corrected) < 10)
  }

  // MARK: - B

  @Test func pulledTheFirstStepShowsGrey() throws {
    func probe(_ step: String) throws -> Pixel {
      try frame(
        "name: stretchy-layout, variant: \(step), text-height: 1096", on: "iphone-x", at: -100)(
          187, 50)
    }
    #expect(try probe("step-1") == Self.grey)
    for step in ["step-2", "step-3", "step-4", "step-6"] {
      let pixel = try probe(step)
      #expect(![Self.grey, Self.opaque(85, 85, 85), Self.red].contains(pixel), "\(step)")
    }
  }

  @Test func theBackingFillsTheBottom() throws {
    func probe(_ step: String) throws -> Pixel {
      try frame(
        "name: stretchy-layout, variant: \(step), text-height: 1096", on: "iphone-x", at: 634.5)(
          187, 780)
    }
    #expect(try probe("step-3") == Self.grey)
    #expect(try probe("step-4") == Self.red)
  }

  @Test func theTextTakesTheStatusBarsPlace() throws {
    func frame(_ step: String, at offset: Double) throws -> Frame {
      var script = ScreenScript(offsets: [offset])
      script.hold(ticks: 6)
      let play = ScreenPlay(
        device: "iphone-x",
        screen: "name: stretchy-layout, variant: \(step), text-height: 1096",
        images: try Pictures.real())
      let bitmap = try Recorder(jobs: 1) { try play.stage(script) }.still(at: nil, scale: 3)
      return Frame(bitmap: bitmap, scale: 3)
    }
    #expect(try frame("step-6", at: 300)(5, 100) == Self.red)
    // At an offset of 240 the text's own margin is behind the bar's symbols.
    func hasSymbols(_ step: String) throws -> Bool {
      let frame = try frame(step, at: 240)
      return (3 * 24..<3 * 32).contains { y in
        (3 * 290..<3 * 365).contains { frame.bitmap[$0, y] != Self.red }
      }
    }
    #expect(try hasSymbols("step-5"))
    #expect(try !hasSymbols("step-6"))
  }

  // MARK: - C

  @Test func theBarStaysBehindTheStatusBarUntilCorrected() throws {
    func hidden(_ variant: String) throws -> Frame {
      try frame(
        "name: hide-on-scroll, variant: \(variant)", on: "iphone-se",
        [("scrollView", 200), ("scrollView", 300)])
    }
    // The probe is next to the clock, which is in the middle.
    #expect(try hidden("guard")(120, 10) == Self.green)
    #expect(try hidden("guard")(160, 30) == Self.white)
    #expect(try hidden("corrected")(120, 10) == Self.white)
    #expect(try hidden("corrected")(160, 30) == Self.white)
  }

  @Test(arguments: ["guard", "corrected"]) func theBarIs64PointsHigh(variant: String) throws {
    let frame = try frame("name: hide-on-scroll, variant: \(variant)", on: "iphone-se", at: nil)
    #expect(frame(160, 30) == Self.green)
    #expect(frame(160, 83) == Self.green)
    #expect(frame(160, 85) == Self.white)
  }

  // MARK: - D

  @Test(arguments: ["repo", "corrected"]) func theMenuSticksUnderTheStatusBar(variant: String)
    throws
  {
    let menu = Self.opaque(18, 18, 18)
    let screen = "name: sticky-menu, variant: \(variant)"
    let stuck = try frame(screen, on: "iphone-8", [("parentScrollView", 225)])
    #expect(stuck(5, 24) == menu)
    #expect(stuck(5, 90) == menu)
    #expect(stuck(200, 97) == Self.white)
    let rest = try frame(screen, on: "iphone-8", [])
    #expect(rest(5, 250) == menu)
    #expect(![menu, Self.white, Self.black].contains(rest(5, 22)))
  }

  // MARK: - E

  @Test(arguments: ["ios10", "ios11"]) func theThumbnailSlidesOverTheBanner(insets: String) throws {
    let behavior = insets == "ios10" ? "faithful" : "corrected"
    let screen = "name: profile-banner, behavior: \(behavior), insets: \(insets)"
    let (thumbnail, banner) = (Self.opaque(134, 198, 31), Self.opaque(85, 85, 85))
    let docked = try frame(screen, on: "iphone-8", at: 70 - 64)
    #expect(docked(12, 104) == thumbnail)
    #expect(docked(68, 104) == thumbnail)
    #expect(docked(8, 104) == banner)
    #expect(try frame(screen, on: "iphone-8", at: -64)(5, 104) == banner)
    #expect(try frame(screen, on: "iphone-8", at: 35 - 64)(30, 104) == thumbnail)
  }
}

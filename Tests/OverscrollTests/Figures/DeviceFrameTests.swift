import Foundation
import Graphics
import Layers
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Device bodies around screens.
@MainActor
struct DeviceFrameTests {
  private func picture(
    on device: Device, scale: CGFloat = 1, _ change: (inout FigureStyle) -> Void = { _ in }
  ) throws -> Bitmap {
    var style = FigureStyle()
    change(&style)
    let stage = try FigureStages.blank(on: device)
    let tree = FigureComposer(style, panels: [FigurePanel(stage)]).tree(of: [stage])
    return Compositor(scale: scale).render(tree)
  }

  @Test func theScreenLiesOnTheDevicesPixels() throws {
    // The screen of an iPhone X begins 25 points from the body's left edge and 22 points from its
    // top.
    let bitmap = try picture(on: .iPhoneX) { $0.padding = FigureEdges() }
    #expect((bitmap.width, bitmap.height) == (375 + 2 * 25, 812 + 2 * 22))
    let middle = bitmap.height / 2
    #expect(bitmap[25, middle] == Color.white.premultiplied)
    #expect(bitmap[25 + 374, middle] == Color.white.premultiplied)
    #expect(bitmap[24, middle] != Color.white.premultiplied)
    #expect(bitmap[25 + 375, middle] != Color.white.premultiplied)
  }

  @Test func cornersAndHousingCoverTheScreen() throws {
    let bitmap = try picture(on: .iPhoneX) { $0.padding = FigureEdges() }
    // The screen is white except in the corners and under the notch.
    #expect(bitmap[25 + 3, 22 + 3].red < 40, "the screen's corner")
    #expect(bitmap[25 + 187, 22 + 10].red < 40, "the notch")
    #expect(bitmap[25 + 187, 22 + 40] == Color.white.premultiplied, "below the notch")
    #expect(bitmap[25 + 60, 22 + 6] == Color.white.premultiplied, "beside the notch")
    let island = try picture(on: .iPhone15) { $0.padding = FigureEdges() }
    #expect(island[19 + 196, 16 + 30].red < 60, "the island")
    #expect(island[19 + 196, 16 + 5] == Color.white.premultiplied, "above the island")
    #expect(bitmap[3, 0].alpha < 255, "outside the body's corner")
  }

  /// In landscape the upper end is at the left: the point (x, y) of the upright body is at (y,
  /// width − x).
  @Test func aBodyThatLiesIsTheUprightOneTurned() throws {
    let bitmap = try picture(on: Device.iPhoneX.landscape) { $0.padding = FigureEdges() }
    #expect((bitmap.width, bitmap.height) == (812 + 2 * 22, 375 + 2 * 25))
    #expect(bitmap[22 + 10, 25 + 187].red < 40, "the notch")
    #expect(bitmap[22 + 40, 25 + 187] == Color.white.premultiplied, "beside the notch")
    #expect(bitmap[22 + 400, 25 + 2] == Color.white.premultiplied, "the screen's upper edge")
    #expect(bitmap[22 + 400, 24] != Color.white.premultiplied, "the glass above it")
    // The Home button is at the right, where the lower end is.
    let button = try picture(on: Device.iPhone8.landscape) {
      $0.padding = FigureEdges()
      $0.body = .light
    }
    let upright = try picture(on: .iPhone8) {
      $0.padding = FigureEdges()
      $0.body = .light
    }
    #expect(button.width == upright.height && button.height == upright.width)
    for (x, y) in [(upright.width / 2, 730), (60, 400), (upright.width / 2, 50)] {
      let (a, b) = (upright[x, y], button[y, upright.width - 1 - x])
      #expect(abs(Int(a.red) - Int(b.red)) < 16, "\(x) \(y)")
    }
  }

  @Test func cornersAreAntiAliased() throws {
    let bitmap = try picture(on: .iPhoneX) {
      $0.padding = FigureEdges()
      $0.hasShadow = false
    }
    // The body's top left corner is smoothed: its coverage has many steps, not two.
    var alphas: Set<UInt8> = []
    for y in 0..<60 { for x in 3..<60 { alphas.insert(bitmap[x, y].alpha) } }
    #expect(alphas.count > 30)
    #expect(alphas.contains(0) && alphas.contains(255))
  }

  @Test func anExactSizeCutsTheDevice() throws {
    for alignment in FigureStyle.Alignment.allCases {
      let bitmap = try picture(on: .iPhoneX) {
        $0.size = CGSize(width: 640, height: 400)
        $0.background = .color(.white)
        $0.zoom = 0.9
        $0.alignment = alignment
      }
      #expect((bitmap.width, bitmap.height) == (640, 400))
      // On sides that are not cut, the round corners of the body are at the page's padding.
      let corner = (640 - 383) / 2 + 6
      func isBody(_ y: Int) -> Bool { bitmap[corner, y].red < 230 }
      #expect(isBody(200), "\(alignment)")
      #expect(isBody(26) == (alignment != .top), "\(alignment)")
      #expect(isBody(373) == (alignment != .bottom), "\(alignment)")
    }
  }

  @Test func fadesEndWithThePage() throws {
    let bitmap = try picture(on: .iPhoneX) {
      $0.size = CGSize(width: 500, height: 400)
      $0.padding = FigureEdges(top: 20)
      $0.fade = FigureEdges(bottom: 60)
    }
    let column = (300..<400).map { Int(bitmap[250, $0].alpha) }
    #expect(column.first == 255)
    #expect(try #require(column.last) < 8)
    #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 }, "falls all the way")
    #expect(zip(column, column.dropFirst()).allSatisfy { $0 - $1 <= 6 }, "in small steps")
  }

  @Test func backgroundsAreColoursGradientsOrNothing() throws {
    let device = try FigureStages.small()
    let red = try picture(on: device) { $0.background = .color(Color(red: 1, green: 0, blue: 0)) }
    #expect(red[0, 0] == Color(red: 1, green: 0, blue: 0).premultiplied)
    let clear = try picture(on: device)
    #expect(clear[0, 0].alpha == 0)
    let gradient = try picture(on: device) { $0.background = .gradient([.white, .black]) }
    #expect(gradient[0, 0].red > 250 && gradient[0, gradient.height - 1].red < 5)
  }

  @Test func onlyWhatMovesIsDrawnAgain() throws {
    var style = FigureStyle()
    style.size = CGSize(width: 200, height: 150)
    style.alignment = .center
    style.fade = FigureEdges(bottom: 30, right: 10)
    style.touches = TouchStyle(hasTrail: true)
    let stage = try FigureStages.striped(FigureStages.script)
    let composer = FigureComposer(style, panels: [FigurePanel(stage)])
    let compositor = Compositor(scale: 1.5)
    var old = composer.tree(of: [stage])
    var bitmap = compositor.render(old)
    var drawn = 0
    for tick in 1...40 {
      try stage.advance(to: stage.display.time(ofTick: tick))
      let new = composer.tree(of: [stage])
      let damage = new.damage(since: old, scale: 1.5)
      compositor.render(new, into: &bitmap, damage: damage)
      #expect(bitmap == compositor.render(new), "tick \(tick)")
      #expect(damage.area < bitmap.width * bitmap.height * 3 / 4, "tick \(tick): \(damage)")
      drawn += damage.area
      old = new
    }
    #expect(drawn > 0)
  }

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test(arguments: [
    ("home-button", "iphone-8"), ("notch", "iphone-x"), ("island", "iphone-15"),
    ("tablet", "tablet"),
  ])
  func bodiesLookAsTheyDid(kind: String, name: String) throws {
    let device =
      try Device.preset(name)
      ?? Device(
        size: CGSize(width: 820, height: 1180), scale: 2, safeArea: .init(top: 24, bottom: 20))
    for body in [FigureStyle.Body.dark, .light] {
      let bitmap = try picture(on: device) {
        $0.body = body
        $0.background = .color(Color(red: 0.95, green: 0.95, blue: 0.96))
        $0.zoom = 200 / device.size.height
      }
      assertSnapshot(
        of: bitmap, as: .frame(), named: "\(kind)-\(body.rawValue)", record: Self.mode,
        directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
    }
  }

  /// Models of today: their borders, buttons and finishes.
  @Test(arguments: [
    ("iphone-15-pro", FigureStyle.Body.naturalTitanium), ("iphone-16", .ultramarine),
    ("iphone-17-pro", .cosmicOrange), ("ipad-pro-13", .starlight),
  ])
  func modelsOfTodayLookAsTheyDid(name: String, body: FigureStyle.Body) throws {
    let device = try #require(Device.preset(name))
    let bitmap = try picture(on: device) {
      $0.body = body
      $0.background = .color(Color(red: 0.95, green: 0.95, blue: 0.96))
      $0.zoom = 260 / device.size.height
    }
    assertSnapshot(
      of: bitmap, as: .frame(), named: "\(name)-\(body.rawValue)", record: Self.mode,
      directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
  }

  @Test func buttonsAreThoseOfTheModel() throws {
    func body(_ name: String, _ style: FigureStyle.Body = .dark) throws -> DeviceBody {
      DeviceBody(try #require(Device.preset(name)), style)
    }
    // An action button has another place than a ring switch.
    let old = try body("iphone-15"), pro = try body("iphone-15-pro"), new = try body("iphone-16")
    #expect(abs(pro.buttons[0].minY - old.buttons[0].minY) > 20)
    #expect(abs(new.buttons[0].minY - pro.buttons[0].minY) < 5)
    // Borders get thinner, whatever the finish.
    let borders = try ["iphone-15", "iphone-15-pro", "iphone-16-pro"].map {
      try body($0).screenOrigin.x
    }
    #expect(borders == borders.sorted(by: >) && Set(borders).count == 3)
    #expect(try body("iphone-17", .sage).size == body("iphone-17", .light).size)
  }

  /// The camera control is at the right edge of the models that have one.
  @Test func finishesAndCameraControlsAreSeen() throws {
    func rightEdge(_ name: String, _ y: CGFloat) throws -> Pixel {
      let device = try #require(Device.preset(name))
      let bitmap = try picture(on: device) {
        ($0.padding, $0.hasShadow, $0.body) = (FigureEdges(), false, .cosmicOrange)
      }
      return bitmap[bitmap.width - 5, Int(CGFloat(bitmap.height) * y)]
    }
    for name in ["iphone-15-pro", "iphone-16", "iphone-17-pro"] {
      let metal = try rightEdge(name, 0.5), control = try rightEdge(name, 0.64)
      #expect(metal.red > metal.blue + 60, "\(name): \(metal)")
      #expect((metal == control) == (name == "iphone-15-pro"), "\(name): \(control)")
    }
  }
}

import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Layers
import Overscroll
import Testing

/// The keys of a scene for the conditions of its screen, besides style and text size.
@MainActor @Suite struct ConditionKeyTests {
  private func scene(_ keys: String, outputs: String = "[]") throws -> SceneDescription {
    try SceneFile.scene(
      "scene: 1\ndevice: iphone-8\n\(keys)screen: probe\noutputs: \(outputs)\n",
      fileName: "scene.yaml")
  }

  /// A screen with a label at the leading edge, and a view that is always at the left.
  private static let probe = ScreenDefinition("probe") { _ in
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (name, meaning) in [
      ("unspecified", UISemanticContentAttribute.unspecified), ("forced", .forceLeftToRight),
    ] {
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 20))
      row.semanticContentAttribute = meaning
      let mark = UIView()
      mark.accessibilityIdentifier = name
      mark.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(mark)
      controller.view.addSubview(row)
      NSLayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        mark.topAnchor.constraint(equalTo: row.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    return controller
  }

  private func stage(_ keys: String) throws -> Stage {
    try ScreenCatalogue([Self.probe]).stage(
      for: scene(keys), assets: MemoryAssets(), fonts: nil)
  }

  private func mark(_ name: String, in stage: Stage) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(stage.window))
  }

  @Test func themeIsStyleByItsOtherName() throws {
    #expect(try scene("theme: dark\n").style == .dark)
    #expect(throws: InvalidScene.self) { try scene("theme: dark\nstyle: dark\n") }
    do {
      _ = try scene("theme: drak\n")
      Issue.record("a theme of that name was taken")
    } catch let error as InvalidScene {
      #expect(error.description.contains("unknown theme 'drak'"))
      #expect(error.description.contains("did you mean 'dark'?"))
    }
  }

  @Test func readingFromTheRightTurnsWhatSaysNothingElse() throws {
    let left = try stage("")
    let right = try stage("direction: rtl\n")
    #expect(try mark("unspecified", in: left).frame.minX == 0)
    #expect(try mark("unspecified", in: right).frame.minX == 190)
    #expect(try mark("forced", in: right).frame.minX == 0)
    #expect(right.window.traitCollection.layoutDirection == .rightToLeft)
    #expect(left.window.traitCollection.layoutDirection == .leftToRight)
    #expect(right.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(
    "A locale's language sets the layout direction unless one is given",
    arguments: [
      ("", nil, .leftToRight), ("locale: de\n", "de", .leftToRight),
      ("locale: ar\n", "ar", .rightToLeft), ("locale: he_IL\n", "he_IL", .rightToLeft),
      ("locale: PT-br\n", "pt_BR", .leftToRight), ("locale: no\n", "no", .leftToRight),
      ("locale: zh-Hans-CN\n", "zh_Hans_CN", .leftToRight),
      ("locale: es-419\n", "es_419", .leftToRight), ("locale: ur\n", "ur", .rightToLeft),
      ("locale: ar\ndirection: ltr\n", "ar", .leftToRight),
      ("direction: rtl\nlocale: de\n", "de", .rightToLeft),
    ] as [(String, String?, UIUserInterfaceLayoutDirection)])
  func locales(
    _ keys: String, _ name: String?, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let stage = try stage(keys)
    #expect(stage.conditions.locale?.identifier == name)
    #expect(stage.window.effectiveUserInterfaceLayoutDirection == direction)
  }

  @Test(arguments: ["xx", "de-XX", "deutsch", "de-", "de-DE-AT", "german-DE", "de-Cyrl", "d", "''"])
  func otherLocalesAreRefused(_ name: String) throws {
    do {
      _ = try scene("locale: \(name)\n")
      Issue.record("a locale of that name was taken")
    } catch let error as InvalidScene {
      #expect(error.description.contains("scene.yaml:3:9: "))
      #expect(error.description.contains("locale"))
    }
  }

  @Test func anotherPanelsLocaleBringsItsDirection() throws {
    let scene = try scene("locale: ar\ncompare: [{theme: dark}, {locale: de}, {direction: ltr}]\n")
    #expect(
      scene.panels.map(\.scene.conditions.direction) == [
        .rightToLeft, .leftToRight, .leftToRight,
      ])
    #expect(scene.panels.map { $0.scene.conditions.locale?.identifier } == ["ar", "de", "ar"])
  }

  @Test func localesVaryAndNameFiles() throws {
    let scenes = try SceneFile.scenes(
      Array(
        """
        scene: 1
        screen: probe
        variants: {locale: [en, ar]}
        outputs: [{file: "a-{locale}.png", time: end}]
        """.utf8), fileName: "scene.yaml")
    #expect(scenes.map(\.conditions.direction) == [.leftToRight, .rightToLeft])
    #expect(scenes.flatMap { $0.outputs.map(\.file) } == ["a-en.png", "a-ar.png"])
  }

  @Test func aDeviceThatLiesShowsWidePictures() throws {
    let stage = try stage("orientation: landscape\n")
    #expect(stage.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(stage.layerTree().size == CGSize(width: 667, height: 375))
    #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    #expect(stage.window.safeAreaInsets.top == 0)
  }

  /// After rotation to portrait the upright screen is drawn sideways in pictures that are still
  /// landscape.
  @Test func picturesStayAsTheDeviceWasHeldAtFirst() throws {
    let text =
      "scene: 1\ndevice: iphone-8\norientation: landscape\nscreen: probe\n"
      + "timeline: [{rotate: portrait}, {hold: 1s}]\n"
    let stage = try ScreenCatalogue([Self.probe]).stage(
      for: SceneFile.scene(text, fileName: "a.yaml"), assets: MemoryAssets(), fonts: nil)
    try stage.advance(to: 0.9)
    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(stage.layerTree().size == CGSize(width: 667, height: 375))
  }

  @Test func aDeviceThatLiesHasABody() throws {
    let output = "[{file: a.png, time: end, frame: dark}]"
    let scene = try scene("orientation: landscape\n", outputs: output)
    let size = scene.size(of: scene.outputs[0])
    #expect(size.width > size.height && size.width > scene.conditions.size.width)
    let bare = "[{file: a.png, time: end, frame: {body: none, padding: 0}}]"
    let other = try self.scene("orientation: landscape\n", outputs: bare)
    #expect(other.size(of: other.outputs[0]) == other.conditions.size)
  }

  @Test func theClockShowsWhatItIsTold() throws {
    let compositor = Compositor(scale: 1)
    let usual = compositor.render(try stage("").layerTree())
    let same = compositor.render(try stage("status-bar: {time: \"9:41\"}\n").layerTree())
    let other = compositor.render(try stage("status-bar: {time: 10:09}\n").layerTree())
    #expect(usual == same)
    #expect(usual != other)
  }

  @Test(arguments: [
    "status-bar: {time: \"\"}\n", "status-bar: {time: \"123456789\"}\n", "status-bar: 9:41\n",
    "direction: up\n", "orientation: sideways\n",
  ])
  func otherValuesAreRefused(keys: String) {
    #expect(throws: InvalidScene.self) { try scene(keys) }
  }

  @Test func aPanelHasConditionsOfItsOwn() throws {
    let scene = try scene("theme: dark\ncompare: [{direction: rtl}, {theme: light}]\n")
    #expect(scene.panels.map(\.scene.style) == [.dark, .light])
    #expect(scene.panels.map(\.scene.conditions.direction) == [.rightToLeft, .leftToRight])
  }

  @Test func widthIsTheScaleThatMakesIt() throws {
    let output = try #require(
      try scene("", outputs: "[{file: a.png, time: end, width: 390}]")
        .outputs.first)
    let size = Compositor(scale: output.scale).pixelSize(of: try stage("").layerTree())
    #expect(size.width == 390 && size.height == 694)
    #expect(throws: InvalidScene.self) {
      try scene("", outputs: "[{file: a.png, time: end, width: 390, scale: 2}]")
    }
  }
}

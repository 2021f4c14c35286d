import Foundation
import Graphics
import Overscroll
import TestSupport
import Testing

/// Scenes for the App Store: `size: app-store`, and variants that include files.
struct StoreSceneTests {
  private static let folder = Repository.fixtures.appending(path: "Scenes/Store").path

  private func scenes(
    _ text: String, files: [String: String] = [:]
  ) throws(InvalidScene) -> [SceneDescription] {
    try SceneFile.scenes(Array(text.utf8), fileName: "store.yaml") {
      files[$0].map { Array($0.utf8) }
    }
  }

  private func complaints(_ text: String, files: [String: String] = [:]) -> [String] {
    do {
      _ = try scenes(text, files: files)
      return []
    } catch { return error.problems.map { "\($0.file):\($0.range.line): \($0.message)" } }
  }

  private func fixture() throws -> (text: String, scenes: [SceneDescription]) {
    let text = try String(contentsOfFile: "\(Self.folder)/store.yaml", encoding: .utf8)
    let scenes = try SceneFile.scenes(Array(text.utf8), fileName: "\(Self.folder)/store.yaml") {
      (try? Data(contentsOf: URL(filePath: $0))).map { [UInt8]($0) }
    }
    return (text, scenes)
  }

  @Test func tenLinesMakeAllPicturesOfTheStore() throws {
    let (text, scenes) = try fixture()
    #expect(text.split(separator: "\n").count == 10)
    #expect(scenes.count == 2 * 5 * 2 * 3)
    #expect(Set(scenes.flatMap(\.outputs).map(\.file)).count == 60)
    let sizes = [
      "iphone-16-pro-max": (1320, 2868), "iphone-xs-max": (1242, 2688),
      "ipad-pro-13": (2064, 2752),
    ]
    for scene in scenes {
      let output = try #require(scene.outputs.first), size = scene.size(of: output)
      let wanted = try #require(sizes[scene.device.identifier])
      #expect(Int((size.width * output.scale).rounded()) == wanted.0)
      #expect(Int((size.height * output.scale).rounded()) == wanted.1)
      #expect(output.figure?.caption?.text == scene.title && scene.title?.isEmpty == false)
    }
    #expect(scenes[0].outputs[0].file == "en-US/iphone-16-pro-max-light-discover.png")
    #expect(
      scenes[6].title == "Finde, was in deiner Nähe ist"
        && scenes[6].conditions.locale?.identifier == "de_DE")
    #expect(scenes[59].outputs[0].file == "ar-SA/ipad-pro-13-dark-carousel.png")
    #expect(scenes[59].screen.name == "carousel" && !scenes[59].timeline.steps.isEmpty)
  }

  /// The reference shows these files.
  @Test func theReferenceShowsThem() throws {
    let page = try String(
      contentsOf: Repository.fixtures.appending(path: "Scenes/README.md"), encoding: .utf8)
    for name in ["store.yaml", "discover.yaml"] {
      let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
      #expect(page.contains("```yaml\n\(text)```"), "\(name)")
    }
  }

  @Test func everyPresetHasAStoreSize() throws {
    for device in Device.presets {
      let pixels = try #require(device.storePixels, "\(device.identifier)")
      let shape = device.size.width / device.size.height
      #expect(abs(pixels.width / pixels.height / shape - 1) < 0.005, "\(device.identifier)")
      let turned = try #require(device.landscape.storePixels)
      #expect(turned == CGSize(width: pixels.height, height: pixels.width))
    }
    // Displays whose own pixels the store does not take.
    #expect(Device.iPhone11.storePixels == CGSize(width: 1242, height: 2688))
    #expect(Device.iPad9.storePixels == CGSize(width: 1668, height: 2224))
    #expect(Device.iPhone15ProMax.storePixels == CGSize(width: 1290, height: 2796))
    #expect(Device.iPhoneSE.storePixels == CGSize(width: 640, height: 1136))
    let square = try Device(
      size: CGSize(width: 300, height: 300), scale: 2, safeArea: .init(top: 20))
    #expect(square.storePixels == nil)
  }

  @Test func theStoresSizeHasFittingDefaults() throws {
    let head = "scene: 1\nscreen: scroll-view\ndevice: iphone-16-pro\noutputs:\n"
    func style(_ frame: String) throws -> FigureStyle {
      let scene = try scenes(
        head + "  - {file: a.png, time: end, frame: {size: app-store\(frame)}}")
      return try #require(scene[0].outputs[0].figure)
    }
    let usual = try style("")
    #expect(usual.background == .color(.white), "the store takes no transparent pictures")
    #expect(usual.padding == FigureEdges(top: 56, left: 28, right: 28))
    let body = DeviceBody(try #require(Device.preset("iphone-16-pro")), .dark)
    #expect(abs(body.size.width * usual.zoom - 384) < 0.001, "the device has the width of the page")
    #expect(try style(", caption: Below").padding.bottom == 56)
    let own = try style(", zoom: 0.5, padding: 10, background: black")
    #expect(own.zoom == 0.5 && own.padding == FigureEdges(10) && own.background == .color(.black))
  }

  @Test func whatDoesNotFitTheStoreIsAnError() {
    let head = "scene: 1\nscreen: scroll-view\n"
    #expect(
      complaints(
        head + """
          device: {size: [300, 300], scale: 2}
          outputs: [{file: a.png, time: end, frame: {size: app-store}}]
          """
      ) == ["store.yaml:4: the App Store has no pictures in the shape of the device 'custom'"])
    #expect(
      complaints(
        head + """
          outputs:
            - {file: a.png, time: end, scale: 2, frame: {size: app-store}}
            - {file: b.png, time: end, width: 200, frame: {size: app-store}}
            - {file: c.png, time: end, frame: {size: app-stor}}
          """
      ) == [
        "store.yaml:4: 'scale' cannot be combined with 'size: app-store'",
        "store.yaml:5: 'width' cannot be combined with 'size: app-store'",
        "store.yaml:6: unknown option 'app-stor'",
      ])
  }

  @Test func variantsIncludeOneFileEach() throws {
    let text = """
      scene: 1
      include: base.yaml
      variants: {include: [parts/a.yaml, parts/b.yaml], theme: [light, dark]}
      outputs: [{file: "{include}-{theme}.png", time: end}]
      """
    let files = [
      "base.yaml": "device: iphone-8\ntitle: Base\n",
      "parts/a.yaml": "screen: {name: scroll-view}\ntitle: A\n",
      "parts/b.yaml": "screen: controls\n",
    ]
    let scenes = try scenes(text, files: files)
    #expect(
      scenes.map { $0.outputs[0].file } == [
        "a-light.png", "a-dark.png", "b-light.png", "b-dark.png",
      ])
    #expect(scenes.map(\.title) == ["A", "A", "Base", "Base"])
    #expect(scenes.map(\.screen.name) == ["scroll-view", "scroll-view", "controls", "controls"])
    #expect(scenes.allSatisfy { $0.device == .iPhone8 })
    #expect(scenes[2].variantValues.map(\.value) == ["b", "light"])
    #expect(
      complaints(text.replacing("{theme}", with: "{them}"), files: files)
        == ["store.yaml:4: no variant has a value for '{them}'"])
    #expect(
      complaints(text.replacing("parts/b.yaml", with: "c.yaml"), files: files)
        .contains("store.yaml:3: the file 'c.yaml' cannot be read"))
    let wrong = complaints(text, files: files.merging(["parts/b.yaml": "screeen: a\n"]) { $1 })
    #expect(
      wrong.contains {
        $0.hasPrefix("parts/b.yaml:") && $0.hasSuffix(": unknown key 'screeen'")
      }, "\(wrong)")
  }

  /// The time grew with the square of these numbers, and memory with the product of the values.
  @Test func manyFilesValuesAndFaultsAreBounded() {
    func list(_ text: String, _ count: Int) -> String {
      "[" + [String](repeating: text, count: count).joined(separator: ",") + "]"
    }
    let base = ["b.yaml": "screen: scroll-view\n"]
    let files = "scene: 1\nvariants: {include: \(list("b.yaml", 20_000))}\n"
    #expect(
      complaints(files, files: base) == ["store.yaml:2: 20000 variants exceed the limit of 64"])
    let values = """
      scene: 1
      screen: scroll-view
      variants: {seed: \(list("1", 20_000)), display: \(list("60", 20_000))}
      """
    #expect(complaints(values) == ["store.yaml:3: 400000000 variants exceed the limit of 1000"])
    let faults = ["b.yaml": "screen: scroll-view\noutputs: \(list("{file: a.bmp}", 2000))\n"]
    let faulty = "scene: 1\nvariants: {include: \(list("b.yaml", 40))}\n"
    #expect(complaints(faulty, files: faults).count >= 2000)
  }
}

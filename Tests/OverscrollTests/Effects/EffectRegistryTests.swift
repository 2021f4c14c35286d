import Foundation
import Graphics
import ImageCodecs
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// Every effect has its folder, scene and picture, and none of these exists without an effect.
struct EffectRegistryTests {
  private static let names = EffectRegistry.effects.map { $0.name }

  private func files(_ folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root.path)/\(folder)")
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// Returns the source folder: "sticky-menu" is in `StickyMenu`.
  private func folder(of name: String) -> String {
    "Sources/ScrollEffects/"
      + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func page(of name: String) -> String {
    folder(of: name)
      .replacing("Sources/ScrollEffects/", with: "Sources/ScrollEffects/ScrollEffects.docc/")
      + "Effect.md"
  }

  @Test func everyFolderOfScrollEffectsIsARegisteredEffect() throws {
    let folders = try files("Sources/ScrollEffects", endingIn: "").filter { !$0.contains(".") }
    #expect(
      folders.map { "Sources/ScrollEffects/\($0)" } == Self.names.map(folder).sorted())
  }

  @Test(arguments: EffectRegistryTests.names)
  func anEffectIsAModelAScreenAndAPage(name: String) throws {
    let sources = try files(folder(of: name), endingIn: ".swift")
      .map { try text("\(folder(of: name))/\($0)") }
    #expect(sources.contains { $0.contains(": ScrollEffect, ") })
    #expect(sources.contains { $0.contains(": UIViewController, ") && $0.contains("import UIKit") })
    let page = try text(self.page(of: name))
    #expect(page.hasPrefix("# \(name)\n"))
    let effect = try #require(EffectRegistry.effects.first { $0.name == name })
    for variant in effect.variants {
      #expect(page.contains("`\(variant)`"), "the page does not tell of \(variant)")
    }
    #expect(page.contains("`Fixtures/Scenes/\(name).yaml`"))
  }

  @Test func everySceneIsAnEffectsAndEveryEffectHasOne() throws {
    let scenes = try files("Fixtures/Scenes", endingIn: ".yaml").map { $0.split(separator: ".") }
    let plain = scenes.filter { $0.count == 2 }.map { "\($0[0])" }
    #expect(plain.filter(Self.names.contains) == Self.names.sorted())
    // The other scenes show a built-in screen that is not an effect.
    for name in plain { #expect(ScreenCatalogue.builtIn.names.contains(name)) }
    // Other scenes are variants, with the variant's name between the effect's name and the
    // extension.
    for parts in scenes where parts.count != 2 {
      let effect = EffectRegistry.effects.first { $0.name == parts[0] }
      #expect(parts.count == 3 && effect?.variants.contains("\(parts[1])") == true, "\(parts)")
    }
    for name in Self.names {
      let scene = try SceneFile.scene(try text("Fixtures/Scenes/\(name).yaml"), fileName: name)
      #expect(scene.screen.name == name)
      #expect(scene.outputs.map(\.file).contains("\(name).gif"))
    }
  }

  @Test func everyGoldenIsAScenesAndEveryEffectHasSome() throws {
    let goldens = try files("Fixtures/Goldens", endingIn: "")
    let played = Self.names + ScreenGoldenTests.gallery.map(ScreenGoldenTests.golden)
    for golden in goldens where !golden.hasPrefix("figure.") {
      let name = String(golden.prefix { $0 != "." })
      #expect(played.contains(name), "\(golden) belongs to no scene")
    }
    for name in played {
      for golden in ["film.png", "trace.csv"] {
        #expect(goldens.contains("\(name).\(golden)"))
      }
    }
  }

  @Test(arguments: EffectRegistryTests.names)
  func theReadmeShowsTheEffect(name: String) throws {
    let effect = try #require(EffectRegistry.effects.first { $0.name == name })
    let readme = try text("README.md")
    let picture = """
      <a href="Fixtures/Scenes/\(name).yaml"><img src="Output/\(name).gif" width="160" alt="\(effect.summary)"></a>
      """
    #expect(readme.contains(picture))
    #expect(
      try text("Documentation/Screens.md").contains("| [`\(name)`](../\(page(of: name))) |"))
    #expect(try text(".gitignore").contains("!/Output/\(name).gif\n"))
    #expect(try files("Output", endingIn: ".gif").contains("\(name).gif"))
  }

  /// The README's pictures are 160 points wide at scale 2, and their last frame leads to their
  /// first. The test reads the files, which `OutputTests` compares with the scenes.
  @Test(arguments: EffectRegistryTests.names)
  func thePictureClosesItsLoop(name: String) throws {
    let file = Repository.root.appending(path: "Output/\(name).gif")
    var decoder = try GIFDecoder([UInt8](Data(contentsOf: file)))
    let first = try #require(try decoder.next()).bitmap
    var last = first
    while let frame = try decoder.next() { last = frame.bitmap }
    #expect(first.width == 320)
    // Dithering differs from pixel to pixel, but not in the average of a square. A scroll indicator
    // that is still visible darkens its squares by ten or more.
    let side = 16
    var worst = 0
    for (y, x) in stride(from: 0, to: first.height - side, by: side).flatMap({ y in
      stride(from: 0, to: first.width - side, by: side).map { (y, $0) }
    }) {
      func sums(_ picture: Bitmap) -> [Int] {
        var sums = [0, 0, 0]
        for row in y..<y + side {
          for column in x..<x + side {
            let pixel = picture[column, row]
            sums[0] += Int(pixel.red)
            sums[1] += Int(pixel.green)
            sums[2] += Int(pixel.blue)
          }
        }
        return sums
      }
      worst = max(worst, zip(sums(first), sums(last)).map { abs($0 - $1) }.max() ?? 0)
    }
    #expect(worst <= 6 * side * side, "\(worst / side / side)")
  }

  @Test func theMenuIsShownCorrectedAndItsDefectBesideIt() throws {
    func scene(_ name: String) throws -> SceneDescription {
      try SceneFile.scene(try text("Fixtures/Scenes/\(name).yaml"), fileName: name)
    }
    #expect(try scene("sticky-menu").screen.variant == "corrected")
    #expect(try scene("sticky-menu.repo").screen.variant == "repo")
    let page = try text(page(of: "sticky-menu"))
    #expect(page.contains("sticky-menu.gif") && page.contains("sticky-menu.repo.gif"))
  }
}

import HeadlessUIKit
import Overscroll
import Testing
import Typography

/// The keys of a scene that set the traits of its screen.
@Suite struct TraitKeyTests {
  private func scene(_ keys: String) throws -> SceneDescription {
    try SceneFile.scene("scene: 1\n\(keys)screen: large-title\n", fileName: "scene.yaml")
  }

  @Test func withoutThemAScreenIsLightAndItsTextLarge() throws {
    let scene = try scene("")
    #expect(scene.style == .light && scene.textSize == .large)
  }

  @Test func theySayStyleAndTextSize() throws {
    let scene = try scene("style: dark\ntext-size: accessibility-extra-large\n")
    #expect(scene.style == .dark && scene.textSize == .accessibilityExtraLarge)
  }

  @Test(arguments: ["style: grey\n", "text-size: 17\n", "text-size: huge\n"])
  func otherWordsAreRefused(keys: String) {
    #expect(throws: InvalidScene.self) { try scene(keys) }
  }

  @Test @MainActor func aStageShowsItsScreenUnderThem() throws {
    let made = try ScreenCatalogue.builtIn.stage(
      for: try scene("style: dark\ntext-size: extra-extra-large\n"), assets: MemoryAssets(),
      fonts: nil)
    let traits = made.window.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(made.window.rootViewController?.traitCollection == traits)
  }
}

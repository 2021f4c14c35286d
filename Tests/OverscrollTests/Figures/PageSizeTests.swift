import Foundation
import Overscroll
import OverscrollTesting
import Snapshots
import TestSupport
import Testing
import Typography

/// Pages that readers scroll are no larger than a photograph, and load nothing.
@MainActor
@Suite(.needs(.inter))
struct PageSizeTests {
  private static let limit = 1_500_000

  @Test(arguments: [
    "parallax-and-scale", "stretchy-layout", "hide-on-scroll", "sticky-menu", "profile-banner",
  ]) func aPageOfAPublishedScreenIsSmall(name: String) throws {
    let path = Repository.fixtures.appending(path: "Scenes/\(name).yaml").path
    let scene = try SceneFile.scene(String(contentsOfFile: path, encoding: .utf8), fileName: path)
    let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
    let assets = FolderAssets([Repository.fixtures.appending(path: "Images").path])
    let recorder = Recorder(jobs: 1) {
      try ScreenCatalogue.builtIn.stage(for: scene, assets: assets, fonts: fonts)
    }
    let page = try recorder.page(title: name, description: name, figure: FigureStyle())
    #expect(page.count <= Self.limit, "\(page.count) bytes")
    // The page is not empty.
    #expect(page.count > 50_000, "\(page.count) bytes")
  }
}

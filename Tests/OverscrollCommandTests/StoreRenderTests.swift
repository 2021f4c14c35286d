import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Pictures for the App Store, rendered from the example in `Fixtures/Scenes/Store`.
@Suite(.needs(.overscroll, .inter))
struct StoreRenderTests {
  @Test(arguments: [
    ("iphone-xs-max", "carousel", 1242, 2688), ("ipad-pro-13", "discover", 2064, 2752),
  ])
  func picturesHaveThePixelsOfTheStore(
    device: String, screen: String, width: Int, height: Int
  ) throws {
    let folder = try Folder()
    let scene = Repository.fixtures.appending(path: "Scenes/Store/store.yaml").path
    let outcome = try #require(Executable.overscroll).run(
      [
        "render", scene, "-o", "out", "--variant", "locale=de-DE", "--variant", "theme=dark",
        "--variant", "device=\(device)", "--variant", "include=\(screen)",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = "out/de-DE/\(device)-dark-\(screen).png"
    #expect(outcome.lines == [file])
    let bitmap = try Bitmap(decoding: folder.bytes(file))
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(bitmap.isOpaque, "the store takes no transparent pictures")
    // The headline is dark on the light background, above the device.
    let (top, bottom) = (height / 20, height / 8)
    let dark = (top..<bottom).filter { y in
      (0..<width).contains { bitmap[$0, y].red < 60 }
    }
    #expect(dark.count > 30, "rows with letters")
  }
}

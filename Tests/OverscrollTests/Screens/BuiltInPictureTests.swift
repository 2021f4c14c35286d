import Foundation
import Graphics
import HeadlessUIKit
import Overscroll
import Snapshots
import TestSupport
import Testing

/// Built-in pictures, which need no file.
@MainActor @Suite struct BuiltInPictureTests {
  @Test func aGradientGoesItsWay() throws {
    let down = try #require(BuiltInPicture(named: "gradient(#000, #fff)")).bitmap
    let (width, height) = BuiltInPicture.size
    #expect(down[0, 0].red == 0 && down[width - 1, height - 1].red == 255)
    #expect(down[0, 100] == down[width - 1, 100])
    let left = try #require(BuiltInPicture(named: "gradient(white,black,270deg)")).bitmap
    #expect(left[0, 0].red == 0 && left[width - 1, 0].red == 255 && left[9, 0] == left[9, 400])
    let corner = try #require(BuiltInPicture(named: "gradient(black, white, 135deg)")).bitmap
    #expect(corner[0, 0].red == 0 && corner[width - 1, height - 1].red == 255)
    #expect(abs(Int(corner[0, height - 1].red) - 127) < 3)
  }

  @Test(arguments: [
    "landscape(dawn)", "landscape(noon)", "landscape(mist)", "landscape(dusk)",
    "landscape(desert)", "landscape(night)", "street-map", "street-map(dark)",
  ])
  func aDrawnPictureFillsItsCanvas(name: String) throws {
    let picture = try #require(BuiltInPicture(named: name)).bitmap
    let (width, height) = BuiltInPicture.size
    #expect(picture.width == width && picture.height == height)
    var pixels: [Pixel] = []
    for y in stride(from: 0, to: height, by: 5) {
      for x in stride(from: 0, to: width, by: 5) { pixels.append(picture[x, y]) }
    }
    #expect(pixels.allSatisfy { $0.alpha == 255 })
    #expect(Set(pixels).count > 20, "more than a flat colour")
  }

  @Test func eachNameHasItsOwnPicture() throws {
    let pictures = try ["landscape(dawn)", "landscape(night)", "street-map", "street-map(dark)"]
      .map { try #require(BuiltInPicture(named: $0)).bitmap }
    for (index, picture) in pictures.enumerated() {
      #expect(!pictures.dropFirst(index + 1).contains(picture))
    }
  }

  @Test(arguments: [
    "landscape", "landscape()", "landscape(noone)", "street-map()", "street-map(light)",
    "gradient", "gradient()", "gradient(red)", "gradient(red, blau)", "gradient(red, blue, 10deg)",
    "test-cards", "Header",
  ])
  func otherNamesAreFiles(name: String) {
    #expect(BuiltInPicture(named: name) == nil)
  }

  @Test func theTestCardShowsWhatIsCropped() throws {
    let card = try #require(BuiltInPicture(named: "test-card")).bitmap
    #expect(card[0, 0] == card[749, 499])
    #expect(card[0, 0].red == 255)
    #expect(Set((0..<750).map { card[$0, 420] }).count > 12, "a bar of colours")
  }

  @Test func screensFindThemByName() throws {
    let assets = FolderAssets([try Folder().path])
    #expect(assets.image(named: "test-card")?.size == CGSize(width: 375, height: 250))
    #expect(assets.image(named: "gradient(indigo, teal)") != nil)
    #expect(assets.image(named: "Coffee") == nil)
  }
}

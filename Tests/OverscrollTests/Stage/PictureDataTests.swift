import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import TestSupport
import Testing

/// Code of a screen decodes images from data and encodes images to data.
@MainActor
@Suite("Picture data")
struct PictureDataTests {
  @Test("PNG data restores the image, JPEG data one of its size, and other bytes none")
  func data() throws {
    try inStage {
      var bitmap = Bitmap(
        width: 4, height: 3, filledWith: Pixel(red: 9, green: 99, blue: 199, alpha: 255))
      bitmap[1, 1] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      let image = UIImage(bitmap: bitmap, scale: 2)
      let png = try #require(image.pngData())
      #expect(UIImage(data: png)?.source.bitmap == bitmap && UIImage(data: png)?.scale == 1)
      #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 2, height: 1.5))
      let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
      #expect(UIImage(data: jpeg)?.size == CGSize(width: 4, height: 3) && jpeg != png)
      #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage().pngData() == nil)
    }
  }

  @Test("A file name gives the scale, and a missing file gives no image")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try inStage {
      let bitmap = Bitmap(
        width: 6, height: 6, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 255))
      let data = try #require(UIImage(bitmap: bitmap).pngData())
      for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.scale == CGFloat(scale))
      }
      #expect(UIImage(contentsOfFile: folder.appendingPathComponent("b.png").path) == nil)
    }
  }

  @Test("Reading files without a stage is reported as a problem")
  func outside() {
    let environment = ScreenEnvironment(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 1)
    environment.run { #expect(UIImage(data: Data([1])) == nil) }
    #expect(environment.problems.notes.count == 1)
  }
}

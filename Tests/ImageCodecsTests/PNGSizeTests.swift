import CPNG
import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Sizes of our PNG files compared with those of libpng, for every picture of the repository.
@Suite struct PNGSizeTests {
  /// Returns the bytes without every fourth one.
  private func packed(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count / 4 * 3) { target, count in
      while count < bytes.count / 4 * 3 {
        target[count] = bytes[count / 3 * 4 + count % 3]
        count += 1
      }
    }
  }

  /// Returns the size of what libpng writes by default: RGB if opaque, else RGBA. Pixels of goldens
  /// are either clear or opaque, so that premultiplied colours equal straight ones.
  private func libpngCount(_ bitmap: Bitmap) throws -> Int {
    let channels = bitmap.isOpaque ? 3 : 4
    let bytes = channels == 4 ? bitmap.bytes : packed(bitmap.bytes)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(bitmap.width), UInt32(bitmap.height))
    // The values are PNG_FORMAT_RGB and PNG_FORMAT_RGBA.
    image.format = channels == 3 ? 2 : 3
    var count = 0
    try #require(png_image_write_to_memory(&image, nil, &count, 0, bytes, 0, nil) != 0)
    return count
  }

  @Test func noPictureOfTheRepositoryIsLargerThanLibpngs() throws {
    var ours = 0, libpngs = 0
    let files = try ["Fixtures/Goldens", "Fixtures/Images", "Examples"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: Repository.root.appending(path: folder).path
      )
      .filter { $0.hasSuffix(".png") && !$0.contains(".build/") }
      .sorted().map { "\(folder)/\($0)" }
    }
    #expect(files.count >= 28)
    for file in files {
      let data = try Data(contentsOf: Repository.root.appending(path: file))
      let bitmap = try Bitmap(decoding: Array(data))
      let counts = try (ours: bitmap.encodedAsPNG(jobs: 2).count, libpng: libpngCount(bitmap))
      #expect(counts.ours * 100 <= counts.libpng * 102, "\(file): \(counts)")
      ours += counts.ours
      libpngs += counts.libpng
    }
    #expect(ours < libpngs)
    print("PNG bytes of \(files.count) pictures: \(ours), libpng \(libpngs)")
  }
}

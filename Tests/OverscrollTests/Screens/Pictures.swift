import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import ImageCodecs
import TestSupport

/// The images of the screens. Their sizes affect the layout.
@MainActor
enum Pictures {
  /// Blank images of the original sizes, for tests of numbers.
  static let blank = MemoryAssets([
    "Coffee": UIImage(bitmap: Bitmap(width: 2000, height: 1325), scale: 3),
    "Header": UIImage(bitmap: Bitmap(width: 1950, height: 1300)),
    "Group": UIImage(bitmap: Bitmap(width: 286, height: 283)),
    "Menu": UIImage(bitmap: Bitmap(width: 481, height: 88)),
  ])

  /// Returns the images of `Fixtures/Images`, for tests of pixels.
  static func real() throws -> MemoryAssets { try loaded.get() }

  private static let loaded = Result {
    MemoryAssets([
      "Coffee": try image("Coffee@3x.jpg", scale: 3),
      "TestCard": try image("TestCard@3x.png", scale: 3),
      "Header": try image("Header.jpg"), "Group": try image("Group.jpg"),
      "Menu": try image("Menu.png"),
    ])
  }

  private static func image(_ file: String, scale: CGFloat = 1) throws -> UIImage {
    UIImage(
      bitmap: try Bitmap(decoding: [UInt8](Repository.fixture("Images/\(file)"))), scale: scale)
  }
}

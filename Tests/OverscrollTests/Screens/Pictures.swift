import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import ImageCodecs
import TestSupport

/// The screens' pictures. Their sizes take part in the layout.
@MainActor
enum Pictures {
  /// Plain ones of the same sizes, for numbers.
  static let blank = MemoryAssets([
    "Coffee": UIImage(bitmap: Bitmap(width: 2000, height: 1325), scale: 3),
    "Header": UIImage(bitmap: Bitmap(width: 1950, height: 1300)),
    "Group": UIImage(bitmap: Bitmap(width: 286, height: 283)),
    "Menu": UIImage(bitmap: Bitmap(width: 481, height: 88)),
  ])

  /// Those of `Fixtures/Images`, for pixels.
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

import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Images with an orientation that is applied before drawing.
@MainActor
@Suite("Image orientation")
struct OrientationTests {
  nonisolated private static let orientations: [UIImage.Orientation] = [
    .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
  ]

  /// An image of six pixels, three wide, each with a different grey.
  private var numbered: CGImage {
    var bitmap = Bitmap(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 {
        let grey = UInt8(40 * (3 * y + x))
        bitmap[x, y] = Pixel(red: grey, green: grey, blue: grey, alpha: 255)
      }
    }
    return CGImage(ImageSource(bitmap))
  }

  private func pixels(_ image: UIImage) throws -> [[Int]] {
    rows(UIImage(cgImage: try #require(image.cgImage)))
  }

  private func rows(_ image: UIImage) -> [[Int]] {
    (0..<image.bitmap.height).map { y in
      (0..<image.bitmap.width).map { image.bitmap.components($0, y)[0] / 40 }
    }
  }

  @Test("An orientation changes the display, not the pixels, and is kept")
  func turned() throws {
    let right = UIImage(cgImage: numbered, scale: 1, orientation: .right)
    #expect(
      rows(right) == [[3, 0], [4, 1], [5, 2]] && right.size == CGSize(width: 2, height: 3))
    #expect(right.imageOrientation == .right)
    #expect(try pixels(right) == [[0, 1, 2], [3, 4, 5]])
    #expect(UIImage(cgImage: numbered).imageOrientation == .up)
  }

  @Test("A flipped image is the mirror image of the displayed one", arguments: orientations)
  func flipped(_ orientation: UIImage.Orientation) throws {
    let image = UIImage(cgImage: numbered, scale: 1, orientation: orientation)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(rows(mirrored) == rows(image).map { $0.reversed() })
    #expect(try pixels(mirrored) == [[0, 1, 2], [3, 4, 5]])
    #expect(mirrored.imageOrientation != orientation)
    #expect(rows(mirrored.withHorizontallyFlippedOrientation()) == rows(image))
  }
}

import Foundation
import Graphics
import Layers
import Testing

@Suite struct ContentModeTests {
  /// Frames of a picture of 40 × 20 points in a layer of 100 × 80 points at (10, 20).
  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 80)),
      (.scaleAspectFit, CGRect(x: 10, y: 35, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -20, y: 20, width: 160, height: 80)),
      (.redraw, CGRect(x: 10, y: 20, width: 100, height: 80)),
      (.center, CGRect(x: 40, y: 50, width: 40, height: 20)),
      (.top, CGRect(x: 40, y: 20, width: 40, height: 20)),
      (.bottom, CGRect(x: 40, y: 80, width: 40, height: 20)),
      (.left, CGRect(x: 10, y: 50, width: 40, height: 20)),
      (.right, CGRect(x: 70, y: 50, width: 40, height: 20)),
      (.topLeft, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (.topRight, CGRect(x: 70, y: 20, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 10, y: 80, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 70, y: 80, width: 40, height: 20)),
    ] as [(ContentMode, CGRect)])
  func aModePlacesContent(mode: ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 80)
    #expect(mode.rect(forContentOf: CGSize(width: 40, height: 20), in: bounds) == expected)
  }

  @Test(arguments: ContentMode.allCases)
  func emptyContentHasNoSize(mode: ContentMode) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    for size in [CGSize.zero, CGSize(width: 0, height: 9), CGSize(width: 9, height: -1)] {
      let rect = mode.rect(forContentOf: size, in: bounds)
      #expect(rect.width == 0 && rect.height == 0)
    }
  }

  @Test func theShownPartIsWhatTheModePlaces() {
    let image = ImageSource(Bitmap(width: 80, height: 40))
    let contents = ImageContents(
      image: image, scale: 2, mode: .bottomRight,
      contentsRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(contents.rect(in: bounds) == CGRect(x: 80, y: 40, width: 20, height: 20))
    var fitted = contents
    fitted.mode = .scaleAspectFit
    #expect(fitted.rect(in: bounds) == CGRect(x: 20, y: 0, width: 60, height: 60))
  }

  // MARK: Contents rectangle

  /// A picture of 4 × 2 texels.
  private let digits = ["1234", "5678"]

  private func art(_ contentsRect: CGRect, width: Int, height: Int) -> String {
    let texels = digits.joined().utf8.map { Color(white: Double($0 - 48) / 10) }
    let image = ImageSource(Bitmap(width: 4, height: 2, pixels: texels.map(\.premultiplied)))
    let size = CGSize(width: width, height: height)
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.contents = .image(ImageContents(image: image, contentsRect: contentsRect))
    let picture = Compositor(scale: 1).render(LayerTree(size: size, layers: [layer]))
    return (0..<height).map { y in
      (0..<width).map { x in
        String(Int((Double(picture[x, y].red) / 25.5).rounded()))
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func aContentsRectInsideShowsThatPart() {
    #expect(
      art(CGRect(x: 0.25, y: 0, width: 0.5, height: 1), width: 2, height: 2) == """
        23
        67
        """)
  }

  @Test func aContentsRectOutsideExtendsTheEdgePixels() {
    #expect(
      art(CGRect(x: -0.5, y: -1, width: 2, height: 3), width: 8, height: 6) == """
        11123444
        11123444
        11123444
        55567888
        55567888
        55567888
        """)
    #expect(
      art(CGRect(x: 2, y: 0, width: 1, height: 1), width: 4, height: 2) == """
        4444
        8888
        """)
  }

  @Test func anEmptyContentsRectShowsNothing() {
    #expect(art(CGRect(x: 0.5, y: 0, width: 0, height: 1), width: 3, height: 1) == "000")
    #expect(art(CGRect(x: 0, y: 0.5, width: 1, height: 0), width: 3, height: 1) == "000")
  }
}

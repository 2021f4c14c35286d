import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("Patterns, custom memory and tiles")
struct PatternTests {
  /// Returns a pattern with a period of four points: two points of red above two of blue.
  private func stripes(isColored: Bool = true) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(UIColor.red.cgColor) }
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        guard isColored else { return }
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
        yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test("A pattern is anchored at the context's origin")
  func coloured() throws {
    onScreen()
    let pattern = try stripes()
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(space.model == .pattern && space.numberOfComponents == 0)
    let drawn = picture(12, 12) { context in
      context.setFillColorSpace(space)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern, colorComponents: &alpha)
      context.translateBy(x: 0, y: 1)
      context.fill(CGRect(x: 2, y: 0, width: 8, height: 10))
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn.components(5, 1) == [255, 0, 0, 255] && drawn.components(5, 2) == [0, 0, 255, 255])
    #expect(
      drawn.components(5, 4) == [255, 0, 0, 255] && drawn.components(5, 7) == [0, 0, 255, 255])
    #expect(drawn.components(1, 5) == [0, 0, 0, 0] && drawn.components(0, 1) == [0, 255, 0, 255])
  }

  @Test("An uncoloured pattern takes the current colour")
  func uncoloured() throws {
    onScreen()
    let pattern = try stripes(isColored: false)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let drawn = picture(4, 4) { context in
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [0, 1, 0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(drawn.components(1, 1) == [0, 255, 0, 255] && drawn.components(1, 3) == [0, 0, 0, 0])
  }

  @Test("A pattern colour repeats its image where a view draws")
  func imagePattern() {
    onScreen()
    var cell = Bitmap(width: 2, height: 1, filledWith: .plainRed)
    cell[1, 0] = .plainBlue
    let color = UIColor(patternImage: UIImage(bitmap: cell))
    let drawn = picture(6, 2) { context in
      color.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 4, height: 2))
    }
    #expect((0..<6).map { drawn.components($0, 1)[2] } == [0, 255, 0, 255, 0, 0])
    #expect(drawn.components(2, 0) == [255, 0, 0, 255] && drawn.components(5, 0) == [0, 0, 0, 0])
  }

  @Test(
    "Custom memory receives each drawing, y up, in its byte order")
  func memory() throws {
    onScreen()
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.data == memory.baseAddress && context.bytesPerRow == 8)
    }
    // The lower left pixel in memory order: blue, green, red, alpha.
    #expect(Array(bytes[8..<12]) == [0, 0, 255, 255] && bytes[0..<8].allSatisfy { $0 == 0 })
  }

  @Test("Alpha-only memory stores the shape, and an unknown layout gives nil")
  func alphaMemory() throws {
    onScreen()
    var cell = Bitmap(width: 2, height: 1, filledWith: .plainRed)
    cell[1, 0] = .clear
    let image = try #require(UIImage(bitmap: cell).cgImage)
    var bytes = [UInt8](repeating: 7, count: 2)
    try bytes.withUnsafeMutableBytes { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
          space: nil, bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(bytes == [255, 0])
    let rgb = CGColorSpaceCreateDeviceRGB()
    for (bits, info) in [(16, CGImageAlphaInfo.premultipliedLast), (8, .last), (8, .none)] {
      #expect(
        CGContext(
          data: nil, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: rgb,
          bitmapInfo: info.rawValue) == nil)
    }
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: .max, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    let own = CGContext(
      data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(own?.makeImage()?.width == 3 && own?.data != nil)
  }

  private final class TiledView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    private(set) var tiles: [CGRect] = []
    override func draw(_ rect: CGRect) {
      tiles.append(rect)
      (tiles.count % 2 == 1 ? UIColor.red : UIColor.blue).setFill()
      UIRectFill(bounds)
    }
  }

  @Test("A tiled layer is drawn tile by tile, each clipped")
  func tiles() {
    let environment = onScreen(width: 30, height: 20, scale: 2)
    let window = UIWindow(frame: environment.screen.bounds)
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 40, height: 40)
    window.addSubview(view)
    window.displayIfNeeded()
    #expect(
      view.tiles == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
      ])
    let shot = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(shot.bitmap.components(10, 5) == [255, 0, 0, 255])
    #expect(shot.bitmap.components(50, 5) == [0, 0, 255, 255])
    let huge = TiledView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))
    window.addSubview(huge)
    window.displayIfNeeded()
    #expect(huge.tiles.isEmpty)
    #expect(environment.problems.notes.contains { $0.contains("CATiledLayer of 20000 by 20000") })
  }
}

import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Testing
import Typography

@MainActor
@Suite("CGContext")
struct ContextTests {
  /// Drawings that would take gigabytes are left out, as on a phone, where they end the app.
  @Test("The number of pixels is limited") func limit() throws {
    let screen = onScreen(scale: 1)
    for size in [CGSize(width: 1e9, height: 1e9), CGSize(width: 10_001, height: 10_000)] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        #expect(context.format.bounds == CGRect(origin: .zero, size: size))
        context.fill(context.format.bounds)
      }
      #expect(image.size == .zero)
    }
    // A view that draws nothing may be larger, as the contents of scroll views are.
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
    _ = content.layer.snapshot(at: 0)
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 10_000, height: 3)).image { _ in }
    #expect(wide.size == CGSize(width: 10_000, height: 3))
    #expect(
      CGContext(
        data: nil, width: 20_000, height: 20_000, bitsPerComponent: 8, bytesPerRow: 80_000,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      ) == nil)
    #expect(
      screen.problems.notes.filter { $0.contains("left out") } == [
        "a drawing of 32768 x 32768 pixels is left out: 100000000 are the limit",
        "a drawing of 10001 x 10000 pixels is left out: 100000000 are the limit",
        "a drawing of 20000 x 20000 pixels is left out: 100000000 are the limit",
      ])
  }

  @Test("Fills and strokes use the current colours, which a restored state resets")
  func colours() {
    onScreen()
    let drawn = picture(6, 2) { context in
      UIColor.red.setFill()
      context.saveGState()
      UIColor.blue.setFill()
      context.translateBy(x: 2, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 4, y: 1), CGPoint(x: 6, y: 1)])
    }
    #expect(drawn.components(0, 0) == [255, 0, 0, 255])
    #expect(drawn.components(1, 0) == [0, 0, 0, 0])
    #expect(drawn.components(3, 1) == [0, 0, 255, 255])
    #expect(drawn.components(5, 1) == [0, 255, 0, 255])
  }

  @Test("Strokes are drawn in the transformed space")
  func stretchedLines() {
    onScreen()
    let drawn = picture(12, 12) { context in
      context.scaleBy(x: 3, y: 1)
      context.setLineWidth(1)
      context.strokeLineSegments(
        between: [
          CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 6), CGPoint(x: 0, y: 9), CGPoint(x: 4, y: 9),
        ])
    }
    #expect(drawn.alphas(row: 3) == [0, 128, 255, 255, 128, 0, 0, 0, 0, 0, 0, 0])
    #expect((0..<12).map { Int(drawn[10, $0].alpha) }[7...10] == [0, 128, 128, 0])
  }

  @Test("A clip limits drawing, and nested clips intersect, with even-odd rings")
  func clips() {
    onScreen()
    let drawn = picture(8, 8) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.clip(using: .evenOdd)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 8))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.restoreGState()
      UIRectClip(CGRect(x: 6, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(drawn.alphas(row: 0) == [255, 255, 255, 255, 0, 0, 255, 255])
    #expect(drawn.alphas(row: 3) == [255, 255, 0, 0, 0, 0, 0, 0])
  }

  @Test("A path point uses the transform at the time it is added, and painting clears the path")
  func path() {
    onScreen()
    _ = picture(10, 10) { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 5, y: 0)
      context.addLine(to: CGPoint(x: 1, y: 1))
      #expect(context.boundingBoxOfPath == CGRect(x: -4, y: 1, width: 5, height: 0))
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
      context.strokePath()
      #expect(context.isPathEmpty)
    }
  }

  @Test("A shadow has a fixed offset under any transform, below the drawing")
  func shadow() {
    onScreen()
    let drawn = picture(12, 6, scale: 2) { context in
      context.setShadow(offset: CGSize(width: 3, height: 1), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(drawn.components(5, 5) == [255, 0, 0, 255])
    // The shadow is six pixels right of and two below pixels 4 to 7.
    #expect(drawn.components(13, 9) == [0, 0, 255, 255] && drawn.components(13, 5)[3] == 0)
    #expect(drawn.components(9, 9) == [0, 0, 0, 0] || drawn.components(10, 9) == [0, 0, 255, 255])
  }

  @Test("A blur of 4 has a standard deviation of 2 points")
  func blurredShadow() {
    onScreen()
    let drawn = picture(60, 5) { context in
      context.setShadow(offset: CGSize(width: 0, height: 0), blur: 4, color: UIColor.black.cgColor)
      context.clip(to: CGRect(x: 30, y: 0, width: 30, height: 5))
      context.fill(CGRect(x: -100, y: -100, width: 130, height: 205))
    }
    let row = drawn.alphas(row: 2)
    // Expected values are the tails of the normal distribution at 0.5, 2.5 and 4.5 pixels.
    for (x, share) in [(30, 0.401), (32, 0.106), (34, 0.012)] {
      #expect(abs(Double(row[x]) - 255 * share) < 6, "\(x): \(row[x])")
    }
  }

  @Test("A transparency layer composites overlapping parts as one")
  func transparencyLayer() {
    onScreen()
    let drawn = picture(3, 1) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
      context.endTransparencyLayer()
    }
    #expect(drawn.alphas(row: 0) == [128, 128, 128])
  }

  @Test("Linear gradients extend by their options and follow the transform")
  func linearGradient() throws {
    onScreen()
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    let drawn = picture(8, 2) { context in
      context.scaleBy(x: 2, y: 1)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0),
        options: .drawsAfterEndLocation)
    }
    #expect(drawn.alphas(row: 0) == [0, 0, 255, 255, 255, 255, 255, 255])
    let reds = (0..<8).map { Int(drawn[$0, 0].red) }
    for (x, expected) in [(2, 32), (3, 96), (4, 159), (5, 223), (6, 255), (7, 255)] {
      #expect(abs(reds[x] - expected) <= 1, "\(x): \(reds[x])")
    }
  }

  @Test("Gradient colours stay on their lines under a shearing transform")
  func stretchedGradient() throws {
    onScreen()
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray,
        locations: nil))
    let drawn = picture(20, 10) { context in
      context.scaleBy(x: 2, y: 1)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 10),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    // At (x, y) the gradient is at (x/2 + y) / 20.
    for (x, y) in [(0, 0), (19, 0), (0, 9), (10, 5), (19, 9)] {
      let share = ((Double(x) + 0.5) / 2 + Double(y) + 0.5) / 20
      #expect(abs(Double(drawn[x, y].red) - 255 * share) <= 1, "(\(x), \(y))")
    }
  }

  @Test("Core Graphics draws images with y up, UIKit upright")
  func pictures() throws {
    onScreen()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format)
    let two = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    let image = try #require(two.cgImage)
    let drawn = picture(2, 2) { context in
      two.draw(at: .zero)
      context.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 2))
    }
    #expect(
      drawn.components(0, 0) == [255, 0, 0, 255] && drawn.components(0, 1) == [0, 0, 255, 255])
    #expect(
      drawn.components(1, 0) == [0, 0, 255, 255] && drawn.components(1, 1) == [255, 0, 0, 255])
    let pattern = picture(3, 5) { _ in
      UIImage(cgImage: image, scale: two.scale, orientation: .up).drawAsPattern(
        in: CGRect(x: 0, y: 0, width: 2, height: 5))
    }
    #expect((0..<5).map { pattern.components(1, $0)[0] } == [255, 0, 255, 0, 255])
    #expect(pattern.components(2, 0)[3] == 0)
    let faint = picture(1, 2) { _ in
      two.draw(in: CGRect(x: 0, y: 0, width: 1, height: 2), blendMode: .normal, alpha: 0.5)
    }
    #expect(faint.alphas(row: 0) == [128])
  }

  @Test("A cropped image has its own pixels, and outside the image there is none")
  func cropping() throws {
    onScreen()
    let image = try #require(
      UIImage(
        bitmap: picture(4, 3) { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 2, y: 1, width: 1, height: 1))
        }
      ).cgImage)
    let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 9, height: 1)))
    #expect(part.width == 2 && part.height == 1)
    #expect(UIImage(cgImage: part).bitmap.alphas(row: 0) == [255, 0])
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
  }

  @Test("An image clip lets its coverage through, with y up")
  func maskClip() throws {
    onScreen()
    let mask = try #require(
      UIImage(
        bitmap: picture(1, 2) { context in
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          context.setFillColor(gray: 0, alpha: 0.5)
          context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
      ).cgImage)
    let drawn = picture(3, 3) { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 2), mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    #expect((0..<3).map { drawn.components(1, $0)[3] } == [128, 255, 0])
    #expect(drawn.alphas(row: 1) == [0, 255, 0])
  }

  @Test("UIRectFill replaces pixels, and fill composites over them")
  func rectFill() {
    onScreen()
    let drawn = picture(2, 1, opaque: true) { context in
      UIColor.white.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(drawn.components(0, 0) == [128, 128, 128, 128])
    #expect(drawn.components(1, 0) == [128, 128, 128, 255])
  }

  @Test("A bezier path fills, strokes and clips with its own style")
  func bezierPath() {
    onScreen()
    let drawn = picture(10, 6) { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)))
      path.usesEvenOddFillRule = true
      path.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 5, y: 1))
      line.addLine(to: CGPoint(x: 10, y: 1))
      line.lineWidth = 2
      line.setLineDash([1, 2], count: 2, phase: 0)
      line.stroke()
      UIBezierPath(rect: CGRect(x: 6, y: 4, width: 2, height: 2)).addClip()
      UIRectFill(CGRect(x: 0, y: 4, width: 10, height: 2))
    }
    #expect(drawn.alphas(row: 1) == [255, 0, 0, 255, 0, 255, 0, 0, 255, 0])
    #expect(drawn.alphas(row: 4) == [0, 0, 0, 0, 0, 0, 255, 255, 0, 0])
  }

  @Test("Image contexts nest, and outside of them there is none")
  func stack() throws {
    onScreen(scale: 3)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 0)
    let outer = try #require(UIGraphicsGetCurrentContext())
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.cgContext !== outer)
    }
    #expect(UIGraphicsGetCurrentContext() === outer)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 3)
    #expect(image.bitmap.components(5, 5) == [0, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Text is drawn from its top left corner, in its colour, within its rectangle")
  func text() {
    onScreen()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(face: .block, size: 10), .foregroundColor: UIColor.red,
    ]
    let size = ("HH" as NSString).size(withAttributes: attributes)
    let drawn = picture(40, 30) { _ in
      ("HH" as NSString).draw(at: CGPoint(x: 4, y: 6), withAttributes: attributes)
    }
    var inked: [PixelRect] = []
    for y in 0..<30 {
      for x in 0..<40 where drawn[x, y].alpha > 0 {
        inked.append(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0.x >= 4 && CGFloat($0.x) < 4 + size.width + 1 })
    #expect(inked.allSatisfy { $0.y >= 6 && CGFloat($0.y) < 6 + size.height + 1 })
    #expect(inked.allSatisfy { drawn[$0.x, $0.y].green == 0 })
    let box = NSAttributedString(string: "H H H H", attributes: attributes).boundingRect(
      with: CGSize(width: size.width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(box.minY == 0 && box.height > 1.9 * size.height && box.width <= size.width)
  }
}

import Foundation
import Graphics
import TestSupport
import Testing

/// Planes in perspective: projected points, and projected pictures.
@Suite("Projection")
struct ProjectionTests {
  private static let tilted = ProjectiveTransform(
    a: 0.8, b: 0.1, p: 0.0012, c: -0.05, d: 0.9, q: -0.0007, tx: 20, ty: 12, w: 1)

  /// Coloured waves that a pixel grid resolves well, even the shortest.
  private static func waves(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
          pixels[y * width + x] = Pixel(
            red: UInt8(127.5 + 100 * sin(u / 9)), green: UInt8(127.5 + 100 * cos(v / 7)),
            blue: UInt8(127.5 + 100 * sin((u + v) / 13)), alpha: 255)
        }
      }
    }
    return bitmap
  }

  /// The colour of the waves at a position between pixels.
  private static func wave(_ u: Double, _ v: Double) -> SIMD3<Double> {
    SIMD3(127.5 + 100 * sin(u / 9), 127.5 + 100 * cos(v / 7), 127.5 + 100 * sin((u + v) / 13))
  }

  @Test("A projection and its inverse restore a point")
  func inverse() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      func next(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &random))
      }
      let t = ProjectiveTransform(
        a: next(0.5...2), b: next(-0.4...0.4), p: next(-0.002...0.002), c: next(-0.4...0.4),
        d: next(0.5...2), q: next(-0.002...0.002), tx: next(-50...50), ty: next(-50...50), w: 1)
      let back = try #require(t.inverse)
      let point = CGPoint(x: next(0...100), y: next(0...100))
      let seen = try #require(t(point))
      let again = try #require(back(seen))
      #expect(abs(again.x - point.x) < 1e-8 && abs(again.y - point.y) < 1e-8)
    }
  }

  @Test("Points behind the viewer have no projection, and an edge-on plane has no inverse")
  func nowhere() {
    let t = ProjectiveTransform(a: 1, b: 0, p: -0.01, c: 0, d: 1, q: 0, tx: 0, ty: 0, w: 1)
    #expect(t(CGPoint(x: 50, y: 0)) == CGPoint(x: 100, y: 0))
    #expect(t(CGPoint(x: 100, y: 0)) == nil && t(CGPoint(x: 150, y: 0)) == nil)
    #expect(t(CGRect(x: 110, y: 0, width: 10, height: 10)) == nil)
    #expect(
      ProjectiveTransform(a: 0, b: 0, p: 0.1, c: 0, d: 1, q: 0, tx: 0, ty: 0, w: 1).inverse == nil)
  }

  @Test("A path that crosses the viewer's plane is clipped there and stays finite")
  func clipping() {
    let t = ProjectiveTransform(a: 1, b: 0, p: -0.01, c: 0, d: 1, q: 0, tx: 0, ty: 0, w: 1)
    let path = Path(rect: CGRect(x: 0, y: -10, width: 300, height: 20)).projected(t)
    let seen = Coverage(filling: path, within: PixelRect(x: -20, y: -40, width: 400, height: 80))
    // At x' = 300 the plane's x is 75, a quarter of the width; its 10 points appear as 40.
    #expect(seen.bounds.x == 0 && seen.bounds.maxX == 380)
    #expect(seen.bounds.y == -40 && seen.bounds.maxY == 40)
  }

  @Test("A perspective image is the mean of the texels under each pixel")
  func quality() {
    let picture = Self.waves(160, 160)
    let back = Self.tilted.inverse
    var drawn = Bitmap(width: 150, height: 150)
    drawn.fill(
      Coverage(drawn.bounds),
      with: .projectedImage(ImageSource(picture), transform: Self.tilted))
    var sum = 0.0, count = 0.0
    for y in 40..<110 {
      for x in 40..<110 {
        var mean = SIMD3<Double>.zero
        for part in 0..<64 {
          let spot = CGPoint(
            x: Double(x) + (Double(part % 8) + 0.5) / 8, y: Double(y) + (Double(part / 8) + 0.5) / 8
          )
          guard let place = back?(spot) else { continue }
          mean += Self.wave(Double(place.x), Double(place.y)) / 64
        }
        let pixel = drawn[x, y]
        let off =
          SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) - mean
        sum += (off * off).sum()
        count += 3
      }
    }
    let deviation = (sum / count).squareRoot()
    #expect(deviation < 1.5, "root mean square \(deviation)")
  }

  @Test(
    "An image without perspective is drawn like a rotated one",
    arguments: [1, 0.6, 0.3] as [CGFloat])
  func affine(scale: CGFloat) {
    let source = ImageSource(Self.waves(90, 70))
    let turn = CGAffineTransform(rotationAngle: 0.3).concatenating(
      CGAffineTransform(scaleX: scale, y: scale)
    ).concatenating(CGAffineTransform(translationX: 30, y: 5))
    var (turned, projected) = (Bitmap(width: 120, height: 100), Bitmap(width: 120, height: 100))
    let area = Coverage(
      filling: Path(rect: CGRect(x: 2, y: 2, width: 86, height: 66)).applying(turn),
      within: turned.bounds)
    turned.fill(area, with: .image(source, transform: turn))
    projected.fill(area, with: .projectedImage(source, transform: ProjectiveTransform(turn)))
    #expect(largestDifference(turned, projected) <= 2)
  }

  @Test("Drawing a part of an image gives the pixels of the whole")
  func parts() {
    let source = ImageSource(Self.waves(300, 40))
    let steep = ProjectiveTransform(
      a: 0.7, b: 0, p: 0.02, c: 0, d: 1, q: 0.003, tx: -10, ty: 3, w: 1)
    var whole = Bitmap(width: 90, height: 50)
    whole.fill(Coverage(whole.bounds), with: .projectedImage(source, transform: steep))
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      let part = PixelRect(
        x: Int.random(in: 0..<60, using: &random), y: Int.random(in: 0..<30, using: &random),
        width: Int.random(in: 1..<30, using: &random),
        height: Int.random(in: 1..<20, using: &random))
      var piece = Bitmap(width: part.width, height: part.height)
      piece.fill(Coverage(part), with: .projectedImage(source, transform: steep), in: part)
      for y in 0..<part.height {
        for x in 0..<part.width { #expect(piece[x, y] == whole[part.x + x, part.y + y]) }
      }
    }
  }

  @Test("Extreme numbers do not trap", arguments: [SamplingFilter.area, .linear, .nearest])
  func anything(filter: SamplingFilter) {
    let source = ImageSource(Self.waves(9, 7))
    var random = SplitMix64(seed: 77)
    let odd: [CGFloat] = [0, 1, -1, 1e-9, 1e9, 1e30, .infinity, .nan, 0.01, -0.01, 50]
    for _ in 0..<400 {
      func next() -> CGFloat { odd[Int.random(in: 0..<odd.count, using: &random)] }
      let t = ProjectiveTransform(
        a: next(), b: next(), p: next(), c: next(), d: next(), q: next(), tx: next(), ty: next(),
        w: next())
      var bitmap = Bitmap(width: 20, height: 20)
      let shape = Coverage(
        filling: Path(rect: CGRect(x: 0, y: 0, width: 9, height: 7)).projected(t),
        within: bitmap.bounds)
      bitmap.fill(shape, with: .projectedImage(source, transform: t, filter: filter))
      bitmap.fill(
        Coverage(bitmap.bounds), with: .projectedImage(source, transform: t, filter: filter))
      // Every drawn pixel is a mixture of opaque pixels of the picture.
      #expect(bitmap.isOpaque || bitmap[0, 0].alpha < 255)
    }
  }

  private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    var largest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        for (m, n) in [(p.red, q.red), (p.green, q.green), (p.blue, q.blue), (p.alpha, q.alpha)] {
          largest = max(largest, abs(Int(m) - Int(n)))
        }
      }
    }
    return largest
  }
}

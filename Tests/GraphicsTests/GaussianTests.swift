import Foundation
import Graphics
import TestSupport
import Testing

/// Pictures blurred by a Gaussian, compared with closed forms and a plain twin.
@Suite struct GaussianTests {
  private static let sigmas = [0.5, 1, 1.7, 3, 5.5, 8, 13]

  /// A step from black to white becomes the integral of the Gaussian. The integral is computed by
  /// the midpoint rule, whose error decreases with the square of the deviation.
  @Test(arguments: sigmas.dropFirst()) func aStepBecomesTheErrorFunction(sigma: Double) {
    var bitmap = Bitmap(width: 200, height: 3, filledWith: Color.black.premultiplied)
    for y in 0..<3 { for x in 100..<200 { bitmap[x, y] = Color.white.premultiplied } }
    let blurred = bitmap.blurred(sigma: sigma)
    for x in 0..<200 {
      let exact = 127.5 * (1 + erf((Double(x) - 99.5) / sigma / 2.0.squareRoot()))
      #expect(abs(Double(blurred[x, 1].red) - exact) <= 0.8 + 1.4 / sigma / sigma, "x \(x)")
    }
  }

  /// A wave keeps its wavelength, and its amplitude is multiplied by exp(−2π²σ²/λ²).
  @Test(arguments: sigmas.dropFirst()) func wavesLoseHeightByTheClosedForm(sigma: Double) {
    let (width, height) = (240, 160)
    func wave(_ place: Double, _ length: Double, _ height: Double) -> Double {
      127.5 + height * sin(2 * .pi * place / length)
    }
    var bitmap = Bitmap(width: width, height: height, filledWith: Color.black.premultiplied)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: UInt8(wave(Double(x), 30, 120).rounded()),
          green: UInt8(wave(Double(y), 60, 120).rounded()), blue: 77, alpha: 255)
      }
    }
    let blurred = bitmap.blurred(sigma: sigma)
    let margin = Int(4 * sigma)
    var squares = 0.0, count = 0.0
    for y in margin..<height - margin {
      for x in margin..<width - margin {
        func left(_ length: Double) -> Double { 120 * exp(-2 * pow(.pi * sigma / length, 2)) }
        let off = [
          Double(blurred[x, y].red) - wave(Double(x), 30, left(30)),
          Double(blurred[x, y].green) - wave(Double(y), 60, left(60)),
        ]
        squares += off.reduce(0) { $0 + $1 * $1 }
        count += 2
        #expect(blurred[x, y].blue == 77 && blurred[x, y].alpha == 255)
      }
    }
    let rms = (squares / count).squareRoot()
    #expect(rms < 0.8, "root mean square \(rms)")
  }

  @Test(arguments: 0..<12 as Range<UInt64>) func everyPixelIsItsPlainTwins(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bitmap = random.bitmap(
      .random(in: 1...23, using: &random), .random(in: 1...17, using: &random),
      opaque: seed % 3 == 0)
    let sigma = Double.random(in: 0.2...6, using: &random)
    let blurred = bitmap.blurred(sigma: sigma)
    let reach = Int((3.5 * sigma).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let whole = weights.reduce(0, +)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        var sum = SIMD4<Double>.zero
        for v in -reach...reach {
          for u in -reach...reach {
            let pixel = bitmap[
              min(max(x + u, 0), bitmap.width - 1), min(max(y + v, 0), bitmap.height - 1)]
            let weight = weights[u + reach] * weights[v + reach] / (whole * whole)
            sum +=
              weight
              * SIMD4(
                Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
          }
        }
        let pixel = blurred[x, y]
        for (k, byte) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          #expect(abs(Double(byte) - sum[k]) < 0.53, "seed \(seed) at (\(x), \(y))")
        }
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  @Test func meansAreThoseOfTheSquaresOnTheDevicesGrid() {
    var random = SplitMix64(seed: 3)
    let bitmap = random.bitmap(37, 29, opaque: false)
    // The picture's first pixel is at (5, −3) on the device.
    let area = PixelRect(x: 7, y: -1, width: 30, height: 25)
    let means = bitmap.means(of: area, at: (5, -3), by: 4)
    let cells = PixelRect.cells(of: area, by: 4)
    #expect(means.width == cells.width && means.height == cells.height)
    for row in 0..<cells.height {
      for column in 0..<cells.width {
        let square = PixelRect(
          x: (cells.x + column) * 4, y: (cells.y + row) * 4, width: 4, height: 4
        ).intersection(area)
        var sum = 0
        for y in square.y..<square.maxY {
          for x in square.x..<square.maxX { sum += Int(bitmap[x - 5, y + 3].green) }
        }
        #expect(Int(means[column, row].green) == (sum + square.area / 2) / square.area)
      }
    }
  }
}

import Foundation
import Graphics
import TestSupport
import Testing

/// Pictures reduced with the area filter.
@Suite struct AreaReductionTests {
  private static let factors = [1, 1.25, 2, 10.0 / 3, 3 / 0.56, 5, 17.3]

  private func reduced(_ bitmap: Bitmap, by factor: Double) -> Bitmap {
    let size = (
      width: Int((Double(bitmap.width) / factor).rounded(.up)),
      height: Int((Double(bitmap.height) / factor).rounded(.up))
    )
    var result = Bitmap(width: size.width, height: size.height)
    result.reduce(
      bitmap, at: bitmap.bounds, by: AreaReduction(factor: factor), into: result.bounds)
    return result
  }

  /// The plain twin: the mean of all texels, weighted by the area each shares with the pixel, in
  /// doubles.
  private func mean(_ bitmap: Bitmap, _ factor: Double, _ x: Int, _ y: Int) -> [Double] {
    func shares(_ position: Int, _ size: Int) -> [Double] {
      (0..<size).map { texel in
        max(
          0,
          min(Double(texel + 1), Double(position + 1) * factor)
            - max(Double(texel), Double(position) * factor))
      }
    }
    let across = shares(x, bitmap.width), down = shares(y, bitmap.height)
    let total = across.reduce(0, +) * down.reduce(0, +)
    return [\Pixel.red, \.green, \.blue, \.alpha].map { component in
      var sum = 0.0
      for v in 0..<bitmap.height where down[v] > 0 {
        for u in 0..<bitmap.width where across[u] > 0 {
          sum += across[u] * down[v] * Double(bitmap[u, v][keyPath: component])
        }
      }
      return sum / total
    }
  }

  @Test(arguments: factors) func aPixelIsTheMeanOfItsArea(factor: Double) {
    var random = SplitMix64(seed: 7)
    let bitmap = random.bitmap(53, 37)
    let result = reduced(bitmap, by: factor)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let pixel = result[x, y], exact = mean(bitmap, factor, x, y)
        let components = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        // Vertical weights have 8 bits, which allows an error of 1/512 in each direction.
        for (a, b) in zip(components, exact) { #expect(abs(Double(a) - b) <= 1.6, "(\(x), \(y))") }
      }
    }
  }

  @Test(arguments: factors) func aFlatColourStaysFlat(factor: Double) {
    let pixel = Pixel(red: 7, green: 99, blue: 201, alpha: 254)
    let result = reduced(Bitmap(width: 61, height: 47, filledWith: pixel), by: factor)
    for y in 0..<result.height { for x in 0..<result.width { #expect(result[x, y] == pixel) } }
  }

  /// A part drawn from the part of the source that it names has the bytes of the whole picture.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func reducingInPartsGivesTheSameBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bitmap = random.bitmap(60, 50)
    let factor = Self.factors[Int(seed) % Self.factors.count]
    let reduction = AreaReduction(factor: factor)
    let whole = reduced(bitmap, by: factor)
    let area = random.rect(within: whole.bounds)
    let place = reduction.source(of: area).intersection(bitmap.bounds)
    var cut = Bitmap(width: place.width, height: place.height)
    for y in 0..<place.height {
      for x in 0..<place.width { cut[x, y] = bitmap[place.x + x, place.y + y] }
    }
    var part = Bitmap(width: whole.width, height: whole.height)
    part.reduce(cut, at: place, by: reduction, into: area)
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        #expect(part[x, y] == (area.contains(x: x, y: y) ? whole[x, y] : .clear), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func targetsHoldAllThatDependsOnASource(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let reduction = AreaReduction(factor: Double.random(in: 1...9, using: &random))
    let changed = random.rect(within: PixelRect(width: 200, height: 150))
    let target = reduction.target(of: changed)
    for y in 0..<Int(150 / reduction.factor) {
      for x in 0..<Int(200 / reduction.factor) {
        let source = reduction.source(of: PixelRect(x: x, y: y, width: 1, height: 1))
        if !source.intersection(changed).isEmpty {
          #expect(target.contains(x: x, y: y), "seed \(seed) at (\(x), \(y))")
        }
      }
    }
  }
}

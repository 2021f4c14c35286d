import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct BlendTests {
  private func opaque(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> Pixel {
    Pixel(red: r, green: g, blue: b, alpha: 255)
  }

  /// Source over on premultiplied bytes, one component at a time. Every product is divided by 255
  /// and rounded. This is the plain twin of every blending kernel.
  private func over(_ s: Pixel, _ d: Pixel, opacity: Int = 255, coverage: Int = 255) -> Pixel {
    func scaled(_ c: UInt8, _ f: Int) -> Int { ((Int(c) * f + 128) * 257) >> 16 }
    func source(_ c: UInt8) -> Int { scaled(UInt8(scaled(c, opacity)), coverage) }
    let rest = 255 - source(s.alpha)
    func one(_ s: UInt8, _ d: UInt8) -> UInt8 { UInt8(source(s) + scaled(d, rest)) }
    return Pixel(
      red: one(s.red, d.red), green: one(s.green, d.green), blue: one(s.blue, d.blue),
      alpha: one(s.alpha, d.alpha))
  }

  @Test func redUnderHalfGreen() {
    var bitmap = Bitmap(width: 9, height: 1, filledWith: opaque(255, 0, 0))
    bitmap.fill(
      Coverage(bitmap.bounds), with: .color(Color(red: 0, green: 1, blue: 0, alpha: 0.5)))
    for x in 0..<9 { #expect(bitmap[x, 0] == opaque(127, 128, 0)) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func everyKernelEqualsThePlainFormula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let width = Int.random(in: 1...37, using: &random)
    let below = random.bitmap(width, 3), source = random.bitmap(width, 3, opaque: seed % 3 == 0)
    let mask =
      seed % 2 == 0
      ? Bitmap(width: width, height: 3, filledWith: opaque(0, 0, 0)) : random.bitmap(width, 3)
    let coverage = Coverage.alpha(of: mask)
    let opacity = Int(random.edgyByte())
    let color = Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random), alpha: Double(random.edgyByte()) / 255)
    var composed = below, filled = below, drawn = below
    let share = Double(opacity) / 255
    composed.composite(source, at: (x: 0, y: 0), through: coverage, opacity: share)
    drawn.fill(
      coverage, with: .image(ImageSource(source), transform: .identity), opacity: share)
    filled.fill(coverage, with: .color(color), opacity: share)
    for y in 0..<3 {
      for x in 0..<width {
        let c = Int(coverage[x: x, y: y]), d = below[x, y]
        let expected = over(source[x, y], d, opacity: opacity, coverage: c)
        #expect(composed[x, y] == expected, "seed \(seed)")
        #expect(drawn[x, y] == expected, "seed \(seed)")
        #expect(
          filled[x, y] == over(color.premultiplied, d, opacity: opacity, coverage: c),
          "seed \(seed)")
      }
    }
  }

  /// Tests every destination byte with every alpha, and every source byte with every opacity.
  @Test func everyByteTimesEveryAlphaIsRounded() {
    var ramp = Bitmap(width: 256, height: 1)
    for x in 0..<256 { ramp[x, 0] = opaque(UInt8(x), UInt8(255 - x), UInt8(x ^ 0x55)) }
    for byte in 0...255 {
      let share = Double(byte) / 255
      var filled = ramp, composed = Bitmap(width: 256, height: 1)
      filled.fill(
        Coverage(ramp.bounds), with: .color(Color(white: 0, alpha: share)))
      composed.composite(ramp, at: (x: 0, y: 0), through: Coverage(ramp.bounds), opacity: share)
      let black = Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(byte))
      for x in 0..<256 {
        #expect(filled[x, 0] == over(black, ramp[x, 0]), "alpha \(byte), pixel \(x)")
        #expect(
          composed[x, 0] == over(ramp[x, 0], .clear, opacity: byte), "opacity \(byte), pixel \(x)")
      }
    }
  }

  /// Overlapping shapes of a sheet, partly outside of the clip and the bitmap, in a bitmap at any
  /// position.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func shapesOfASheetEqualThePlainFormula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frame = PixelRect(
      x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random), width: 50,
      height: 20)
    let clip = PixelRect(
      x: frame.x + .random(in: -5...9, using: &random),
      y: frame.y + .random(in: -5...9, using: &random), width: .random(in: 1...60, using: &random),
      height: .random(in: 1...25, using: &random))
    var sheet = CoverageSheet(), shapes: [Coverage] = []
    for index in 0..<6 {
      let mask = random.bitmap(
        .random(in: 1...35, using: &random), .random(in: 1...9, using: &random))
      var shape = Coverage.alpha(of: mask, at: (.random(in: -3...3, using: &random), -2))
      if index == 3 { shape = Coverage(shape.bounds) }
      if index == 4 { shape = .empty }
      shapes.append(shape)
      #expect(sheet.append(shape) == index)
    }
    let color = Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: seed % 3 == 0 ? 1 : Double(random.edgyByte()) / 255)
    let below = random.bitmap(50, 20), opacity = Int(random.edgyByte())
    var expected = below
    let places = (0..<12).map { _ in
      CoverageSheet.Place(
        .random(in: 0..<6, using: &random), x: frame.x + .random(in: -9...48, using: &random),
        y: frame.y + .random(in: -4...19, using: &random))
    }
    for place in places {
      let shape = shapes[place.index]
      for y in 0..<20 {
        for x in 0..<50 where clip.contains(x: frame.x + x, y: frame.y + y) {
          let c = shape[x: frame.x + x - place.x, y: frame.y + y - place.y]
          #expect(sheet[place][x: frame.x + x, y: frame.y + y] == c, "seed \(seed)")
          expected[x, y] = over(
            color.premultiplied, expected[x, y], opacity: opacity, coverage: Int(c))
        }
      }
    }
    var drawn = below
    drawn.fill(
      places, of: sheet, within: clip, with: color, opacity: Double(opacity) / 255, in: frame)
    #expect(drawn == expected, "seed \(seed)")
  }

  @Test func aSheetKeepsNothingClear() {
    var bitmap = Bitmap(width: 9, height: 7)
    bitmap[3, 2] = opaque(0, 0, 0)
    bitmap[5, 4] = opaque(0, 0, 0)
    var sheet = CoverageSheet()
    let index = sheet.append(.alpha(of: bitmap))
    #expect(
      sheet.bounds(.init(index, x: 10, y: 20)) == PixelRect(x: 13, y: 22, width: 3, height: 3))
    let blank = sheet.append(.alpha(of: Bitmap(width: 4, height: 4)))
    #expect(sheet.bounds(.init(blank, x: 10, y: 20)).isEmpty)
  }

  /// Small shapes anywhere, partly outside of the bitmap; pixels next to them do not change.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func shapesInTheMiddleEqualThePlainFormula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let below = random.bitmap(50, 20)
    var mask = random.bitmap(
      .random(in: 1...35, using: &random), .random(in: 1...9, using: &random))
    for x in 0..<mask.width / 2 { mask[x, 0] = seed % 2 == 0 ? .clear : opaque(0, 0, 0) }
    let coverage = Coverage.alpha(
      of: mask, at: (.random(in: -9...48, using: &random), .random(in: -4...19, using: &random)))
    let color = Color(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: seed % 3 == 0 ? 1 : Double(random.edgyByte()) / 255)
    var drawn = below
    drawn.fill(coverage, with: .color(color))
    for y in 0..<20 {
      for x in 0..<50 {
        let expected = over(color.premultiplied, below[x, y], coverage: Int(coverage[x: x, y: y]))
        #expect(drawn[x, y] == expected, "seed \(seed) at (\(x), \(y))")
      }
    }
  }

  /// Rows with runs of clear pixels. Wide kernels skip eight clear pixels at a time, so runs of
  /// seven and nine are included.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func rowsWithClearStretchesEqualThePlainFormula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let below = random.bitmap(200, 1)
    var source = random.bitmap(200, 1), drawn = below
    for start in stride(from: 0, to: 180, by: 20) {
      for x in start..<start + Int.random(in: 7...19, using: &random) { source[x, 0] = .clear }
    }
    let opacity = seed % 2 == 0 ? 255 : Int(random.edgyByte())
    drawn.composite(
      source, at: (x: 0, y: 0), through: Coverage(below.bounds), opacity: Double(opacity) / 255)
    for x in 0..<200 {
      #expect(drawn[x, 0] == over(source[x, 0], below[x, 0], opacity: opacity), "seed \(seed)")
    }
  }

  @Test func nothingIsDrawnOutsideTheBitmapTheSourceOrTheCoverage() {
    var bitmap = Bitmap(width: 5, height: 5, filledWith: opaque(1, 2, 3))
    let source = Bitmap(width: 4, height: 4, filledWith: opaque(9, 9, 9))
    bitmap.composite(
      source, at: (x: -2, y: 3), through: Coverage(PixelRect(x: -9, y: -9, width: 10, height: 99)))
    for y in 0..<5 {
      for x in 0..<5 {
        #expect(bitmap[x, y] == (x < 1 && y >= 3 ? opaque(9, 9, 9) : opaque(1, 2, 3)))
      }
    }
  }

  @Test func anOpacityOfZeroOrNaNKeepsTheBitmapAndMoreThanOneIsOne() {
    let paper = Bitmap(width: 6, height: 2, filledWith: opaque(50, 60, 70))
    for (opacity, drawn) in [(0, false), (.nan, false), (-1, false), (7, true)] as [(Double, Bool)]
    {
      var bitmap = paper
      bitmap.fill(Coverage(paper.bounds), with: .color(.white), opacity: opacity)
      #expect(
        bitmap == (drawn ? Bitmap(width: 6, height: 2, filledWith: opaque(255, 255, 255)) : paper))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func compositingAnOpaqueBitmapCopiesIt(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = random.bitmap(11, 7, opaque: true)
    var bitmap = random.bitmap(11, 7)
    bitmap.composite(source, at: (x: 0, y: 0), through: Coverage(bitmap.bounds))
    #expect(bitmap == source, "seed \(seed)")
  }
}

import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct ResamplingTests {
  private func grey(_ value: UInt8, alpha: UInt8 = 255) -> Pixel {
    Pixel(red: value, green: value, blue: value, alpha: alpha)
  }

  private func picture(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { grey(value($0 % width, $0 / width)) })
  }

  private func drawn(
    _ bitmap: Bitmap, _ transform: CGAffineTransform, _ filter: SamplingFilter = .area,
    width: Int, height: Int
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    let paint = Paint.image(ImageSource(bitmap), transform: transform, filter: filter)
    result.fill(Coverage(result.bounds), with: paint)
    return result
  }

  private func scale(_ x: CGFloat, _ y: CGFloat, tx: CGFloat = 0, ty: CGFloat = 0)
    -> CGAffineTransform
  {
    CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: tx, ty: ty)
  }

  private static let filters: [SamplingFilter] = [.nearest, .linear, .area]

  @Test(
    arguments: [0.001, 0.02, 0.04, 0.13, 0.5, 0.749, 1, 1.003, 2.5, 40], filters)
  func aFlatPictureStaysFlat(scale s: CGFloat, filter: SamplingFilter) {
    for pixel in [grey(255), grey(1), Pixel(red: 200, green: 3, blue: 77, alpha: 201)] {
      let flat = Bitmap(width: 97, height: 61, filledWith: pixel)
      for turn in [0, 0.3] as [CGFloat] {
        let transform = scale(s, s * 1.7, tx: 0.37, ty: -3.3).rotated(by: turn)
        #expect(
          drawn(flat, transform, filter, width: 21, height: 13)
            == Bitmap(width: 21, height: 13, filledWith: pixel), "\(pixel), turn \(turn)")
      }
    }
  }

  @Test(arguments: [0.21, 0.5, 0.77, 1, 1.9, 3.1], [SamplingFilter.linear, .area])
  func aRampStaysARamp(scale s: CGFloat, filter: SamplingFilter) {
    let ramp = picture(200, 5) { x, _ in UInt8(x) }
    let width = Int(200 * s)
    let result = drawn(ramp, scale(s, 1), filter, width: width, height: 5)
    for x in 0..<width {
      let exact = (Double(x) + 0.5) / s - 0.5
      guard exact > 1 / s, exact < 199 - 1 / s else { continue }
      #expect(abs(Double(result[x, 2].red) - exact) <= 1.01, "x \(x)")
    }
  }

  @Test(arguments: [0.02, 0.1, 0.25, 0.3333, 0.371, 0.375, 0.45, 0.5])
  func aFineCheckerboardTurnsGreyWithoutMoire(scale s: CGFloat) {
    let board = picture(2000, 400) { x, y in (x + y) % 2 == 0 ? 0 : 255 }
    let width = Int(2000 * s), height = Int(400 * s)
    let result = drawn(board, scale(s, s, tx: 0.3, ty: 0.1), width: width, height: height)
    for y in 1..<height - 1 {
      for x in 1..<width - 1 {
        #expect(abs(Double(result[x, y].red) - 127.5) <= 2, "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [0.11, 0.3, 0.5, 0.8, 0.9995, 1.2, 3])
  func growingByAThousandthDoesNotShimmer(scale s: CGFloat) {
    var random = SplitMix64(seed: 7)
    let noise = picture(300, 200) { _, _ in random.byte() }
    // The middle 64 pixels, scaled about their centre: texels move by 0.03 pixels at most.
    func look(_ s: CGFloat) -> Bitmap {
      drawn(noise, scale(s, s, tx: 32 - 150 * s, ty: 32 - 100 * s), width: 64, height: 64)
    }
    let (before, after) = (look(s), look(s * 1.001))
    var worst = 0
    for y in 0..<64 {
      for x in 0..<64 { worst = max(worst, abs(Int(before[x, y].red) - Int(after[x, y].red))) }
    }
    // The bound is a step of 255 between neighbours, moved by 0.032 pixels along both axes, plus
    // rounding.
    #expect(worst <= 18, "worst \(worst)")
  }

  @Test func wholePixelPlacesCopyTexels() {
    var random = SplitMix64(seed: 3)
    let source = random.bitmap(13, 9)
    for filter in Self.filters {
      let result = drawn(source, scale(1, 1, tx: 2, ty: -3), filter, width: 20, height: 6)
      for y in 0..<6 {
        for x in 0..<20 { #expect(result[x, y] == source[min(max(x - 2, 0), 12), y + 3]) }
      }
    }
  }

  @Test(arguments: filters)
  func edgesExtendForEver(filter: SamplingFilter) {
    let source = picture(4, 3) { x, y in UInt8(50 * x + 10 * y) }
    for far in [40.0, 1e6, 1e15] as [CGFloat] {
      for turn in [0, 1e-9] as [CGFloat] {
        let away = CGAffineTransform(a: 2, b: turn, c: 0, d: 2, tx: far, ty: far)
        let result = drawn(source, away, filter, width: 5, height: 5)
        #expect(result == Bitmap(width: 5, height: 5, filledWith: source[0, 0]), "far \(far)")
      }
    }
    let shifted = drawn(source, scale(3, 3, tx: 0, ty: 6), filter, width: 12, height: 15)
    for x in 0..<12 {
      for y in 0..<6 { #expect(shifted[x, y] == shifted[x, 7]) }
    }
  }

  @Test(arguments: [SamplingFilter.linear, .area], [0.5, 2, 3] as [CGFloat])
  func aNegativeScaleMirrors(filter: SamplingFilter, s: CGFloat) {
    var random = SplitMix64(seed: 5)
    let source = picture(24, 16) { _, _ in random.byte() }
    let size = (width: Int(24 * s), height: Int(16 * s))
    let plain = drawn(source, scale(s, s), filter, width: size.width, height: size.height)
    let mirrored = drawn(
      source, scale(-s, -s, tx: 24 * s, ty: 16 * s), filter, width: size.width,
      height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let other = mirrored[size.width - 1 - x, size.height - 1 - y]
        #expect(abs(Int(plain[x, y].red) - Int(other.red)) <= 1)
      }
    }
  }

  /// Returns the weights of all texels for one device position, as multiples of `unit`: rounded
  /// differences of a tent's cumulative sums, and the exact weights.
  private func tent(
    _ position: Int, scale: Double, offset: Double, size: Int, filter: SamplingFilter, unit: Int
  ) -> (rounded: [Int], exact: [Double], reach: Double) {
    let reach = filter == .area ? max(1, 1 / abs(scale)) : 1
    let centre = (Double(position) + 0.5 - offset) / scale
    let texels = Int(centre - reach) - 2...Int(centre + reach) + 2
    let heights = texels.map { max(0, reach - abs(Double($0) + 0.5 - centre)) }
    let total = heights.reduce(0, +)
    var (rounded, exact) = ([Int](repeating: 0, count: size), [Double](repeating: 0, count: size))
    var sum = 0.0, given = 0
    for (texel, height) in zip(texels, heights) {
      sum += height
      let next = Int((sum / total * Double(unit)).rounded())
      let index = min(max(texel, 0), size - 1)
      rounded[index] += next - given
      exact[index] += height / total
      given = next
    }
    return (rounded, exact, reach)
  }

  /// Compares a resampled picture with its plain twin, which computes the kernel's integers one
  /// pixel and component at a time. Also compares it with the exact tent in doubles, from which
  /// rounding of weights and sums may differ by 2.
  private func expectPlain(
    _ source: Bitmap, _ t: CGAffineTransform, _ filter: SamplingFilter, width: Int, height: Int,
    seed: UInt64
  ) {
    let result = drawn(source, t, filter, width: width, height: height)
    for y in 0..<height {
      let down = tent(
        y, scale: t.d, offset: t.ty, size: source.height, filter: filter, unit: 1 << 8)
      for x in 0..<width {
        let across = tent(
          x, scale: t.a, offset: t.tx, size: source.width, filter: filter, unit: 1 << 15)
        func plain(_ component: KeyPath<Pixel, UInt8>) -> (value: Int, exact: Double) {
          var sum = 64 + Int(across.reach.rounded(.up)), exact = 0.0
          for u in 0..<source.width where across.exact[u] > 0 {
            var column = 0, exactColumn = 0.0
            for v in 0..<source.height {
              column += down.rounded[v] * Int(source[u, v][keyPath: component])
              exactColumn += down.exact[v] * Double(source[u, v][keyPath: component])
            }
            sum += (across.rounded[u] * column) >> 16
            exact += across.exact[u] * exactColumn
          }
          return (sum >> 7, exact)
        }
        for component in [\Pixel.red, \.green, \.blue, \.alpha] {
          let (value, exact) = plain(component)
          #expect(Int(result[x, y][keyPath: component]) == value, "seed \(seed)")
          #expect(abs(Double(value) - exact) <= 2, "seed \(seed)")
        }
        #expect(result[x, y].red <= result[x, y].alpha, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func resamplingEqualsThePlainSumAndNearlyTheExactTent(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = random.bitmap(40, 30, opaque: seed % 2 == 0)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let t = scale(
      number(0.08...2), number(0.08...2) * (seed % 3 == 0 ? -1 : 1), tx: number(-3...3),
      ty: number(-3...20))
    expectPlain(source, t, seed % 4 == 0 ? .linear : .area, width: 30, height: 20, seed: seed)
  }

  /// Pixels that show few of many texels, in rows of any length, up to the picture's last texel and
  /// beyond.
  @Test(arguments: 0..<24 as Range<UInt64>)
  func widePicturesMadeSmallEqualThePlainSum(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let width = Int.random(in: 2...47, using: &random)
    let shrunk = number(0.12...0.6)
    let source = random.bitmap(
      Int(CGFloat(width) / shrunk) + 1, Int.random(in: 1...9, using: &random),
      opaque: seed % 2 == 0)
    let isMirrored = seed % 3 == 0
    let t = scale(
      isMirrored ? -shrunk : shrunk, number(0.3...2),
      tx: number(-1...1) + (isMirrored ? CGFloat(width) : 0), ty: number(-2...2))
    expectPlain(source, t, seed % 4 == 3 ? .area : .linear, width: width, height: 6, seed: seed)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func drawingInPartsGivesTheSameBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let canvas = PixelRect(width: 48, height: 40)
    let paper = random.bitmap(canvas.width, canvas.height)
    let source = ImageSource(random.bitmap(33, 21, opaque: seed % 2 == 0))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    var transform = scale(number(-3...3), number(-3...3), tx: number(0...40), ty: number(0...40))
    if seed % 3 == 0 { transform = transform.rotated(by: number(0...6)) }
    let gradient = LinearGradient(
      start: CGPoint(x: number(0...40), y: 3), end: CGPoint(x: 9, y: number(0...40)),
      colors: [.white, Color(red: 1, green: 0, blue: 0, alpha: 0.3)])
    let paint: Paint =
      seed % 5 == 4
      ? .linearGradient(gradient)
      : .image(source, transform: transform, filter: Self.filters[Int(seed % 3)])
    let shape = Path(ellipseIn: CGRect(x: number(-5...20), y: 2, width: 40, height: 33))
    let coverage =
      seed % 4 == 0 ? Coverage(canvas) : Coverage(filling: shape, within: canvas)
    let opacity = seed % 2 == 0 ? 1 : Double(number(0...1))
    var whole = paper
    whole.fill(coverage, with: paint, opacity: opacity)
    let clip = random.rect(within: canvas)
    var part = paper
    part.fill(coverage.intersection(clip), with: paint, opacity: opacity)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let expected = clip.contains(x: x, y: y) ? whole[x, y] : paper[x, y]
        #expect(part[x, y] == expected, "seed \(seed) at (\(x), \(y))")
      }
    }
  }

  @Test(arguments: filters)
  func uselessTransformsDrawNothing(filter: SamplingFilter) {
    let source = picture(3, 3) { _, _ in 255 }
    let blank = Bitmap(width: 4, height: 4)
    for bad in [CGFloat.nan, .infinity, -.infinity, 0, .leastNonzeroMagnitude] {
      #expect(drawn(source, scale(bad, 1), filter, width: 4, height: 4) == blank, "\(bad)")
      #expect(drawn(source, scale(1, bad), filter, width: 4, height: 4) == blank, "\(bad)")
    }
    #expect(
      drawn(source, scale(1, 1, tx: .nan), filter, width: 4, height: 4) == blank)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(drawn(source, flat, filter, width: 4, height: 4) == blank)
    #expect(
      drawn(Bitmap(width: 0, height: 5), scale(1, 1), filter, width: 4, height: 4) == blank)
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func wildTransformsNeverTrap(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = random.bitmap(7, 5)
    func wild() -> CGFloat {
      Double.random(in: -1...1, using: &random)
        * pow(10, Double.random(in: -310...308, using: &random))
    }
    var t = CGAffineTransform(a: wild(), b: wild(), c: wild(), d: wild(), tx: wild(), ty: wild())
    if seed % 2 == 0 { (t.b, t.c) = (0, 0) }
    let result = drawn(source, t, Self.filters[Int(seed % 3)], width: 5, height: 5)
    #expect(result.width == 5)
  }

  @Test func turningByAQuarterMovesTexels() {
    var random = SplitMix64(seed: 9)
    let source = random.bitmap(6, 4)
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    for filter in Self.filters {
      let result = drawn(source, quarter, filter, width: 4, height: 6)
      for y in 0..<6 {
        for x in 0..<4 { #expect(result[x, y] == source[y, 3 - x]) }
      }
    }
  }

  /// Returns rings that become finer from the middle outwards: every frequency in every direction.
  private func zonePlate(_ size: Int) -> Bitmap {
    picture(size, size) { x, y in
      let (u, v) = (Double(x) + 0.5 - Double(size) / 2, Double(y) + 0.5 - Double(size) / 2)
      return UInt8((127.5 + 127.5 * cos((u * u + v * v) * .pi / Double(size))).rounded())
    }
  }

  private func rms(_ a: Bitmap, _ b: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let difference = Double(a[x, y].red) - Double(b[x, y].red)
        sum += difference * difference
      }
    }
    return (sum / Double(a.width * a.height)).squareRoot()
  }

  /// Draws the zone plate centred on a canvas of 96 pixels, which it overlaps.
  private func plate(_ source: ImageSource, scale s: CGFloat, degrees: CGFloat) -> Bitmap {
    let half = CGFloat(source.bitmap.width) / 2
    var result = Bitmap(width: 96, height: 96)
    let transform = CGAffineTransform(translationX: 48.3, y: 47.9)
      .rotated(by: degrees * .pi / 180).scaledBy(x: s, y: s).translatedBy(x: -half, y: -half)
    result.fill(Coverage(result.bounds), with: .image(source, transform: transform))
    return result
  }

  @Test(arguments: [2, 1.3, 1, 0.9, 0.75, 0.6, 0.5, 0.4, 0.3, 0.2, 0.13] as [CGFloat])
  func aPictureThatBeginsToTurnKeepsItsSharpness(scale: CGFloat) {
    let source = ImageSource(zonePlate(Int((120 / scale).rounded(.up))))
    let upright = plate(source, scale: scale, degrees: 0)
    let turned = plate(source, scale: scale, degrees: 0.01)
    let difference = rms(upright, turned)
    #expect(difference < 3, "\(difference)")
  }

  @Test(arguments: [0.01, 20] as [CGFloat]) func nothingPopsWhileATurnedPictureShrinks(
    degrees: CGFloat
  ) {
    let source = ImageSource(zonePlate(1000))
    // The scale passes 1/2, 1/4 and 1/8, and the scales between them at which mipmap levels change.
    var last: Bitmap?
    var changes: [Double] = []
    var scale: CGFloat = 0.55
    while scale > 0.1 {
      let next = plate(source, scale: scale, degrees: degrees)
      if let last { changes.append(rms(last, next)) }
      last = next
      scale *= 0.995
    }
    for (index, change) in changes.enumerated().dropFirst(2).dropLast(2) {
      let around = changes[index - 2] + changes[index - 1] + changes[index + 1] + changes[index + 2]
      #expect(change < 1.6 * around / 4 + 0.5, "step \(index): \(change) of \(around / 4)")
    }
  }

  @Test func aTurnedSmallPictureShowsEveryTexel() {
    let board = picture(256, 256) { x, y in (x + y) % 2 == 0 ? 0 : 255 }
    let turned = scale(0.1, 0.1, tx: 10, ty: 4).rotated(by: 0.5)
    let result = drawn(board, turned, width: 24, height: 24)
    for x in 8..<14 { #expect(abs(Int(result[x, 12].red) - 127) <= 2) }
  }

  /// The smaller mipmap levels are created by the thread that first needs them.
  @Test func manyThreadsSeeTheSamePicture() async {
    var random = SplitMix64(seed: 11)
    let bitmap = random.bitmap(201, 97)
    let turned = scale(0.07, 0.07, tx: 9, ty: 2).rotated(by: 0.4)
    let alone = drawn(bitmap, turned, width: 16, height: 16)
    let shared = Paint.image(ImageSource(bitmap), transform: turned)
    await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var result = Bitmap(width: 16, height: 16)
          result.fill(Coverage(result.bounds), with: shared)
          return result
        }
      }
      for await result in group { #expect(result == alone) }
    }
  }

  @Test func sourcesAreEqualByIdentity() {
    let bitmap = Bitmap(width: 2, height: 2)
    let source = ImageSource(bitmap)
    #expect(source == source && source != ImageSource(bitmap) && !source.isOpaque)
  }
}

/// Four pixels in 16-bit lanes: red and blue in one vector, green and alpha in another.
///
/// So bytes are widened with only a mask and a shift. All hosts of Swift are little-endian, so the
/// lower byte of a lane is the earlier component.
struct PixelQuad {
  typealias Lanes = SIMD8<UInt16>

  var redBlue, greenAlpha: Lanes

  @inline(__always)
  init(redBlue: Lanes, greenAlpha: Lanes) {
    (self.redBlue, self.greenAlpha) = (redBlue, greenAlpha)
  }

  @inline(__always)
  init(_ pixels: UnsafePointer<Pixel>) {
    let lanes = UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
    redBlue = lanes & Lanes(repeating: 0xFF)
    greenAlpha = lanes &>> Lanes(repeating: 8)
  }

  @inline(__always)
  init(repeating pixel: Pixel) {
    let (rb, ga) = (SIMD2(pixel.red, pixel.blue), SIMD2(pixel.green, pixel.alpha))
    let (r, b) = (UInt16(rb[0]), UInt16(rb[1]))
    let (g, a) = (UInt16(ga[0]), UInt16(ga[1]))
    redBlue = Lanes(r, b, r, b, r, b, r, b)
    greenAlpha = Lanes(g, a, g, a, g, a, g, a)
  }

  @inline(__always)
  func store(to pixels: UnsafeMutablePointer<Pixel>) {
    UnsafeMutableRawPointer(pixels).storeBytes(
      of: redBlue | (greenAlpha &<< Lanes(repeating: 8)), as: Lanes.self)
  }

  /// Stores sixteen components of 16 bits, in the order of the pixels.
  @inline(__always)
  func storeWide(to components: UnsafeMutablePointer<UInt16>) {
    let (rb, ga) = (redBlue, greenAlpha), target = UnsafeMutableRawPointer(components)
    target.storeBytes(
      of: Lanes(rb[0], ga[0], rb[1], ga[1], rb[2], ga[2], rb[3], ga[3]), as: Lanes.self)
    (target + 16).storeBytes(
      of: Lanes(rb[4], ga[4], rb[5], ga[5], rb[6], ga[6], rb[7], ga[7]), as: Lanes.self)
  }

  /// The alpha of each pixel in both of its lanes.
  @inline(__always)
  var alpha: Lanes {
    let alpha = unsafeBitCast(greenAlpha, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 16)
    return unsafeBitCast(alpha | (alpha &<< SIMD4(repeating: 16)), to: Lanes.self)
  }

  @inline(__always)
  func scaled(by factor: Lanes) -> PixelQuad {
    PixelQuad(
      redBlue: Self.div255(redBlue, factor), greenAlpha: Self.div255(greenAlpha, factor))
  }

  /// Returns s + d · (255 − sa) / 255 with the quotient rounded: source-over.
  @inline(__always)
  func over(_ below: PixelQuad) -> PixelQuad {
    let rest = below.scaled(by: Lanes(repeating: 255) &- alpha)
    return PixelQuad(
      redBlue: redBlue &+ rest.redBlue, greenAlpha: greenAlpha &+ rest.greenAlpha)
  }

  /// Returns `a · b / 255`, rounded, as `((a·b + 128) · 257) >> 16`.
  ///
  /// The upper halves of the products are written by element, so that the compiler emits one
  /// `pmulhuw`.
  @inline(__always)
  static func div255(_ a: Lanes, _ b: Lanes) -> Lanes {
    let t = a &* b &+ Lanes(repeating: 128)
    return Lanes(
      high(t[0]), high(t[1]), high(t[2]), high(t[3]), high(t[4]), high(t[5]), high(t[6]),
      high(t[7]))
  }

  /// Returns the upper halves of the products, written by element so that the compiler emits one
  /// `pmulhuw`.
  @inline(__always)
  static func high(_ a: Lanes, _ b: Lanes) -> Lanes {
    @inline(__always)
    func one(_ a: UInt16, _ b: UInt16) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
    }
    return Lanes(
      one(a[0], b[0]), one(a[1], b[1]), one(a[2], b[2]), one(a[3], b[3]),
      one(a[4], b[4]), one(a[5], b[5]), one(a[6], b[6]), one(a[7], b[7]))
  }

  @inline(__always)
  private static func high(_ t: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(t) &* 257) &>> 16)
  }

  /// Returns four coverage bytes, each in both lanes of its pixel.
  @inline(__always)
  static func spread(_ mask: UnsafePointer<UInt8>) -> Lanes {
    let m = (UInt16(mask[0]), UInt16(mask[1]), UInt16(mask[2]), UInt16(mask[3]))
    return Lanes(m.0, m.0, m.1, m.1, m.2, m.2, m.3, m.3)
  }
}

extension Pixel {
  @inline(__always)
  func scaled(by factor: UInt8) -> Pixel {
    let f = Int(factor)
    return Pixel(
      red: div255(Int(red), f), green: div255(Int(green), f), blue: div255(Int(blue), f),
      alpha: div255(Int(alpha), f))
  }

  @inline(__always)
  func over(_ below: Pixel) -> Pixel {
    let rest = below.scaled(by: 255 &- alpha)
    return Pixel(
      red: red &+ rest.red, green: green &+ rest.green, blue: blue &+ rest.blue,
      alpha: alpha &+ rest.alpha)
  }
}

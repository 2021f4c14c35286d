import Graphics

/// The generator of all random tests: small, seeded, the same on every host.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Mostly the bytes at which fast paths begin.
  mutating func edgyByte() -> UInt8 {
    switch next() % 4 {
    case 0: 0
    case 1: 255
    default: byte()
    }
  }

  mutating func pixel(opaque: Bool = false) -> Pixel {
    let alpha = opaque ? 255 : Int(edgyByte())
    return Pixel(
      red: UInt8(Int(byte()) * alpha / 255), green: UInt8(Int(byte()) * alpha / 255),
      blue: UInt8(Int(byte()) * alpha / 255), alpha: UInt8(alpha))
  }

  mutating func bitmap(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in pixel(opaque: opaque) })
  }

  mutating func rect(within bounds: PixelRect) -> PixelRect {
    let x = Int.random(in: bounds.x..<bounds.maxX, using: &self)
    let y = Int.random(in: bounds.y..<bounds.maxY, using: &self)
    return PixelRect(
      x: x, y: y, width: Int.random(in: 1...bounds.maxX - x, using: &self),
      height: Int.random(in: 1...bounds.maxY - y, using: &self))
  }
}

/// Texels read in any order, edges extended.
struct TexelGrid {
  private let texels: Strip<Pixel>
  private let width, right, bottom: Int

  init(_ texels: Strip<Pixel>, width: Int, height: Int) {
    precondition(width > 0 && height > 0 && texels.count == width * height)
    self.texels = texels
    self.width = width
    right = width - 1
    bottom = height - 1
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel {
    texels.base[min(max(y, 0), bottom) &* width &+ min(max(x, 0), right)]
  }

  /// The mix of four texels at a place in 1/256 texel, counted from the first texel's centre.
  @inline(__always)
  func mixed(u256: Int, v256: Int) -> Pixel {
    let x = u256 >> 8, y = v256 >> 8
    let fx = UInt32(truncatingIfNeeded: u256 & 255), fy = UInt32(truncatingIfNeeded: v256 & 255)
    let (a, b) = (self[x, y].wide, self[x &+ 1, y].wide)
    let (c, d) = (self[x, y &+ 1].wide, self[x &+ 1, y &+ 1].wide)
    let top = a &* (256 &- fx) &+ b &* fx, low = c &* (256 &- fx) &+ d &* fx
    let half = SIMD4<UInt32>(repeating: 1 << 15)
    let sum = (top &* (256 &- fy) &+ low &* fy &+ half) &>> SIMD4(repeating: 16)
    return Pixel(
      red: UInt8(truncatingIfNeeded: sum[0]), green: UInt8(truncatingIfNeeded: sum[1]),
      blue: UInt8(truncatingIfNeeded: sum[2]), alpha: UInt8(truncatingIfNeeded: sum[3]))
  }
}

extension Pixel {
  @inline(__always)
  fileprivate var wide: SIMD4<UInt32> {
    SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha))
  }
}

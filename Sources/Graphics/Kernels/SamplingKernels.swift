/// The conversion of weighted sums of texels to pixels, and the mix of two of them.
extension MutableStrip where Element == Pixel {
  /// Writes pixels from components in units of 1/128, rounded.
  func write(in128ths sums: Strip<SIMD4<UInt16>>) {
    precondition(sums.count == count)
    typealias Four = SIMD16<UInt16>
    var x = 0
    while x &+ 4 <= count {
      let four = UnsafeRawPointer(sums.base + x).loadUnaligned(as: Four.self)
      let bytes = (four &+ Four(repeating: 64)) &>> Four(repeating: 7)
      UnsafeMutableRawPointer(base + x).storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: bytes), as: SIMD16<UInt8>.self)
      x &+= 4
    }
    while x < count {
      base[x] = Pixel(in128ths: sums.base[x])
      x &+= 1
    }
  }
}

extension MutableStrip where Element == SIMD4<UInt16> {
  /// Mixes each element with that of `other`, whose share is in 1/256.
  func mix(_ other: Strip<SIMD4<UInt16>>, share: UInt32) {
    precondition(other.count == count)
    typealias Wide = SIMD4<UInt32>
    let (mine, rest) = (Wide(repeating: 256 &- share), Wide(repeating: share))
    for x in 0..<count {
      let a = Wide(truncatingIfNeeded: base[x]), b = Wide(truncatingIfNeeded: other.base[x])
      base[x] = SIMD4(truncatingIfNeeded: (a &* mine &+ b &* rest) &>> Wide(repeating: 8))
    }
  }
}

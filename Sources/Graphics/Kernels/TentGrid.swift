/// A grid of texels, weighted by a tent filter around any position. It holds the tables of two
/// `TentTable`s.
///
/// The integer arithmetic is that of `sumDown` and `sumAcross`. Columns are summed first, with
/// weights of 8 bits, exactly in 16 bits. Rows follow, with weights of 15 bits and the upper half
/// of each product.
struct TentGrid {
  private typealias Lanes = PixelQuad.Lanes

  private let texels: TexelGrid
  private let left, top: Strip<Int32>
  /// The weights across, each twice and in groups of four, and the weights down.
  private let columns, rows: Strip<UInt16>
  /// The number of taps across and down.
  private let width, height: Int
  private let quads: Int

  init(
    _ texels: TexelGrid, left: Strip<Int32>, columns: Strip<UInt16>, width: Int, top: Strip<Int32>,
    rows: Strip<UInt16>, height: Int
  ) {
    quads = (width + 3) / 4
    precondition(left.count == TentTable.phases && columns.count == left.count * quads * 8)
    precondition(top.count == TentTable.phases && rows.count == top.count * height)
    self.texels = texels
    (self.left, self.columns, self.width) = (left, columns, width)
    (self.top, self.rows, self.height) = (top, rows, height)
  }

  /// Writes the weighted sums around positions in units of 1/256 texel from the image's corner.
  func sum(_ us: Strip<Int32>, _ vs: Strip<Int32>, to sums: MutableStrip<SIMD4<UInt16>>) {
    precondition(us.count == sums.count && vs.count == sums.count)
    var x = 0, usesKernel = true
    while x < sums.count {
      if usesKernel {
        x += texels.sumAround(
          us.base + x, vs.base + x, left: left, columns: columns, width: width, top: top,
          rows: rows, height: height, to: sums[x, sums.count - x])
        guard x < sums.count else { return }
      }
      // The kernel stops at a position near an edge, or at every position.
      if isInside(us.base[x], vs.base[x]) { usesKernel = false }
      repeat {
        sums.base[x] = sum(us.base[x], vs.base[x])
        x += 1
      } while x < sums.count && !(usesKernel && isInside(us.base[x], vs.base[x]))
    }
  }

  @inline(__always)
  private func isInside(_ u: Int32, _ v: Int32) -> Bool {
    texels.contains(
      x: Int(u >> 8) &+ Int(left.base[Int(u & 255)]),
      y: Int(v >> 8) &+ Int(top.base[Int(v & 255)]), width: 4 &* quads, height: height)
  }

  /// Returns the weighted sum around a position. Components are in units of 1/128.
  ///
  /// The position is in units of 1/256 texel from the image's corner. Half a unit per tap
  /// compensates for rounding down, so a flat colour stays exactly the same.
  @inline(__always)
  private func sum(_ u: Int32, _ v: Int32) -> SIMD4<UInt16> {
    let (across, down) = (Int(u & 255), Int(v & 255))
    let x = Int(u >> 8) &+ Int(left.base[across]), y = Int(v >> 8) &+ Int(top.base[down])
    let columns = columns.base + across &* quads &* 8, rows = rows.base + down &* height
    let sum = isInside(u, v) ? quadSum(x, y, columns, rows) : edgeSum(x, y, columns, rows)
    return sum &+ SIMD4(repeating: UInt16(truncatingIfNeeded: width / 2))
  }

  /// Sums four texels at a time.
  @inline(__always)
  private func quadSum(
    _ x: Int, _ y: Int, _ columns: UnsafePointer<UInt16>, _ rows: UnsafePointer<UInt16>
  ) -> SIMD4<UInt16> {
    var redBlue = Lanes.zero, greenAlpha = Lanes.zero
    for quad in 0..<quads {
      var rb = Lanes.zero, ga = Lanes.zero
      for row in 0..<height {
        let four = PixelQuad(texels.row(y &+ row) + (x &+ 4 &* quad))
        let weight = Lanes(repeating: rows[row])
        rb &+= four.redBlue &* weight
        ga &+= four.greenAlpha &* weight
      }
      let weights = UnsafeRawPointer(columns + 8 &* quad).loadUnaligned(as: Lanes.self)
      redBlue &+= PixelQuad.high(rb, weights)
      greenAlpha &+= PixelQuad.high(ga, weights)
    }
    let rb = redBlue.lowHalf &+ redBlue.highHalf, ga = greenAlpha.lowHalf &+ greenAlpha.highHalf
    return SIMD4(rb[0] &+ rb[2], ga[0] &+ ga[2], rb[1] &+ rb[3], ga[1] &+ ga[3])
  }

  /// Sums one texel at a time, with edge texels repeated outside.
  private func edgeSum(
    _ x: Int, _ y: Int, _ columns: UnsafePointer<UInt16>, _ rows: UnsafePointer<UInt16>
  ) -> SIMD4<UInt16> {
    var sum = SIMD4<UInt16>.zero
    for column in 0..<width {
      var part = SIMD4<UInt16>.zero
      for row in 0..<height { part &+= texels[x &+ column, y &+ row].wide &* rows[row] }
      let weight = SIMD4(repeating: UInt32(columns[2 &* column]))
      let products = SIMD4<UInt32>(truncatingIfNeeded: part) &* weight
      sum &+= SIMD4(truncatingIfNeeded: products &>> SIMD4(repeating: 16))
    }
    return sum
  }
}

extension Pixel {
  @inline(__always)
  fileprivate var wide: SIMD4<UInt16> {
    SIMD4(UInt16(red), UInt16(green), UInt16(blue), UInt16(alpha))
  }

  /// Creates a pixel from components in units of 1/128, rounded.
  @inline(__always)
  init(in128ths wide: SIMD4<UInt16>) {
    let bytes = (wide &+ SIMD4(repeating: 64)) &>> SIMD4(repeating: 7)
    self.init(
      red: UInt8(truncatingIfNeeded: bytes[0]), green: UInt8(truncatingIfNeeded: bytes[1]),
      blue: UInt8(truncatingIfNeeded: bytes[2]), alpha: UInt8(truncatingIfNeeded: bytes[3]))
  }
}

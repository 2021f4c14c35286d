/// Texels weighed by a tent around any place: the tables of a `TentTable` either way, lent together.
struct TentGrid {
  let texels: TexelGrid
  let left: Strip<Int32>
  let columns: Strip<UInt32>
  /// Weights per place, across and down.
  let width: Int
  let top: Strip<Int32>
  let rows: Strip<UInt32>
  let height: Int

  init(
    texels: TexelGrid, left: Strip<Int32>, columns: Strip<UInt32>, width: Int, top: Strip<Int32>,
    rows: Strip<UInt32>, height: Int
  ) {
    precondition(left.count == TentTable.phases && columns.count == left.count * width)
    precondition(top.count == TentTable.phases && rows.count == top.count * height)
    self.texels = texels
    (self.left, self.columns, self.width) = (left, columns, width)
    (self.top, self.rows, self.height) = (top, rows, height)
  }

  /// The weighed sum around a place in 1/256 texel from the picture's corner, components in 1/256,
  /// rounded down at every step: a flat colour comes out as it went in, with a fraction of 0.
  @inline(__always)
  func sum(u256: Int, v256: Int) -> SIMD4<UInt32> {
    let (across, down) = (u256 & 255, v256 & 255)
    let x = (u256 >> 8) &+ Int(left.base[across]), y = (v256 >> 8) &+ Int(top.base[down])
    let weights = columns.base + across &* width
    var sum = SIMD4<UInt32>.zero
    let six = SIMD4<UInt32>(repeating: 6)
    if texels.contains(x: x, y: y, width: width, height: height) {
      for row in 0..<height {
        let line = texels.row(y &+ row) + x
        var part = SIMD4<UInt32>.zero
        for column in 0..<width { part &+= line[column].wide &* weights[column] }
        sum &+= (part &>> six) &* rows.base[down &* height &+ row]
      }
    } else {
      for row in 0..<height {
        var part = SIMD4<UInt32>.zero
        for column in 0..<width {
          part &+= texels[x &+ column, y &+ row].wide &* weights[column]
        }
        sum &+= (part &>> six) &* rows.base[down &* height &+ row]
      }
    }
    return sum &>> SIMD4(repeating: 14)
  }
}

extension Pixel {
  @inline(__always)
  var wide: SIMD4<UInt32> { SIMD4(UInt32(red), UInt32(green), UInt32(blue), UInt32(alpha)) }

  /// From components in 1/256, rounded.
  @inline(__always)
  init(_ wide: SIMD4<UInt32>) {
    let bytes = (wide &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
    self.init(
      red: UInt8(truncatingIfNeeded: bytes[0]), green: UInt8(truncatingIfNeeded: bytes[1]),
      blue: UInt8(truncatingIfNeeded: bytes[2]), alpha: UInt8(truncatingIfNeeded: bytes[3]))
  }
}

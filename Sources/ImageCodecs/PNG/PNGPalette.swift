import Graphics

/// All colours of a picture that has at most 256, those that are not opaque first (tRNS then is short),
/// each group in the order of its values: neighbours in a grey picture stay neighbours, so that filters
/// serve indices too.
struct PNGPalette {
  /// Open addressing: a pixel's colour and its place among the colours, −1 where empty.
  private struct Slot {
    var color: UInt32 = 0
    var place: Int16 = -1
  }

  static let limit = 256
  /// At most a quarter is used.
  private static let slotBits = 10

  private var slots = [Slot](repeating: Slot(), count: 1 << slotBits)
  private var pixels: [Pixel] = []

  /// Nil for more colours than the limit. Stops at the first too many.
  init?(of bitmap: Bitmap) {
    let fits = bitmap.withUnsafePixels { all in
      var next = 0
      while next < all.count {
        let pixel = all[next]
        next = all.endOfRun(from: next)
        let color = pixel.word
        let slot = slot(of: color)
        if slots[slot].place >= 0 { continue }
        guard pixels.count < Self.limit else { return false }
        slots[slot] = Slot(color: color, place: Int16(pixels.count))
        pixels.append(pixel)
      }
      return true
    }
    guard fits else { return nil }
    pixels.sort { $0.rank < $1.rank }
    slots = slots.map { _ in Slot() }
    for (place, pixel) in pixels.enumerated() {
      slots[slot(of: pixel.word)] = Slot(color: pixel.word, place: Int16(place))
    }
  }

  /// The bits of an index: 1, 2, 4 or 8.
  var bits: Int { pixels.count <= 2 ? 1 : pixels.count <= 4 ? 2 : pixels.count <= 16 ? 4 : 8 }

  var colors: PNGChunk {
    PNGChunk(
      "PLTE",
      pixels.flatMap { pixel in
        let straight = pixel.straight
        return [straight.red, straight.green, straight.blue]
      })
  }

  /// Empty if all are opaque.
  var alphas: PNGChunk {
    PNGChunk("tRNS", pixels.prefix { $0.alpha < 255 }.map(\.alpha))
  }

  /// Writes a row's indices, the first in a byte's upper bits.
  func write(
    _ row: UnsafeBufferPointer<Pixel>, bits: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var last: (color: UInt32, place: UInt8)?
    var byte = 0, gathered = 0
    var at = 0
    for pixel in row {
      let color = pixel.word
      let place: UInt8
      if let last, last.color == color {
        place = last.place
      } else {
        place = UInt8(slots[slot(of: color)].place)
        last = (color, place)
      }
      byte = byte << bits | Int(place)
      gathered += bits
      if gathered == 8 {
        bytes[at] = UInt8(truncatingIfNeeded: byte)
        at += 1
        (byte, gathered) = (0, 0)
      }
    }
    if gathered > 0 { bytes[at] = UInt8(truncatingIfNeeded: byte << (8 - gathered)) }
  }

  /// Where a colour is, or the empty place where it would be.
  private func slot(of color: UInt32) -> Int {
    // Knuth's multiplicative hashing: 2³² over the golden ratio.
    var slot = Int((color &* 0x9E37_79B9) >> (32 - UInt32(Self.slotBits)))
    while slots[slot].place >= 0, slots[slot].color != color {
      slot = (slot &+ 1) & (1 << Self.slotBits &- 1)
    }
    return slot
  }
}

extension Pixel {
  fileprivate var word: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// By alpha, opaque last, then by colour.
  fileprivate var rank: UInt32 { word }
}

extension UnsafeBufferPointer<Pixel> {
  /// The first place behind `start` with another pixel than there; of long runs sixteen are compared at once.
  fileprivate func endOfRun(from start: Int) -> Int {
    typealias Lanes = SIMD16<UInt32>
    let bytes = UnsafeRawPointer(baseAddress! + start)
    let word = bytes.loadUnaligned(as: UInt32.self)
    let all = Lanes(repeating: word)
    let count = self.count - start
    var length = 1
    // Safe: below `count` are pixels of the buffer, four bytes each.
    while length &+ 16 <= count {
      let next = bytes.loadUnaligned(fromByteOffset: 4 &* length, as: Lanes.self)
      // Another pixel is near, or was in most of what is not a run.
      if (next ^ all) != .zero { break }
      length &+= 16
    }
    while length < count,
      bytes.loadUnaligned(fromByteOffset: 4 &* length, as: UInt32.self) == word
    { length &+= 1 }
    return start + length
  }
}

import Graphics

/// The palette of a picture with at most 256 colours. Colours that are not opaque are first, which
/// makes tRNS short.
///
/// Each group is in the order of its values. Similar greys are then neighbours in the palette, so
/// that filters are effective on indices too.
struct PNGPalette {
  /// An entry of a hash table with open addressing: a colour and its index, −1 if empty.
  private struct Slot {
    var color: UInt32 = 0
    var place: Int16 = -1
  }

  static let limit = 256
  /// The size of the hash table as a power of two. At most a quarter of it is used.
  private static let slotBits = 10

  private var slots = [Slot](repeating: Slot(), count: 1 << slotBits)
  private var pixels: [Pixel] = []

  /// Creates the palette of a picture, or nil if it has more colours than the limit. Stops at the
  /// first colour too many.
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

  /// The number of bits per index: 1, 2, 4 or 8.
  var bits: Int { pixels.count <= 2 ? 1 : pixels.count <= 4 ? 2 : pixels.count <= 16 ? 4 : 8 }

  var colors: PNGChunk {
    PNGChunk(
      "PLTE",
      pixels.flatMap { pixel in
        let straight = pixel.straight
        return [straight.red, straight.green, straight.blue]
      })
  }

  /// The tRNS chunk; empty if all colours are opaque.
  var alphas: PNGChunk {
    PNGChunk("tRNS", pixels.prefix { $0.alpha < 255 }.map(\.alpha))
  }

  /// Writes the indices of a row, with the first one in the upper bits of a byte.
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

  /// Returns the slot of a colour, or the empty slot in which to insert it.
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

  /// The sort key: by alpha with opaque colours last, then by colour.
  fileprivate var rank: UInt32 { word }
}

extension UnsafeBufferPointer<Pixel> {
  /// Returns the first position after `start` with a different pixel. In long runs, sixteen pixels
  /// are compared at once.
  fileprivate func endOfRun(from start: Int) -> Int {
    typealias Lanes = SIMD16<UInt32>
    let bytes = UnsafeRawPointer(baseAddress! + start)
    let word = bytes.loadUnaligned(as: UInt32.self)
    let all = Lanes(repeating: word)
    let count = self.count - start
    var length = 1
    // Safe: positions below `count` are pixels of the buffer, with four bytes each.
    while length &+ 16 <= count {
      let next = bytes.loadUnaligned(fromByteOffset: 4 &* length, as: Lanes.self)
      // The different pixel is near, so the loop below finds it.
      if (next ^ all) != .zero { break }
      length &+= 16
    }
    while length < count,
      bytes.loadUnaligned(fromByteOffset: 4 &* length, as: UInt32.self) == word
    { length &+= 1 }
    return start + length
  }
}

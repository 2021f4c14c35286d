/// A minimal GIF writer for files that the encoder never produces.
///
/// It writes literal codes, and a clear code before the code table could grow.
package struct TinyGIF {
  package struct Frame {
    package var x, y: Int
    package let width, height: Int
    package var delay, disposal: Int
    package var transparent: Int?
    package var isInterlaced: Bool
    /// The colours as 0xRRGGBB. Their number is a power of two.
    package var table: [Int]
    /// The colour indices in file order, which for an interlaced frame is the order of its passes.
    package let indices: [Int]

    package init(
      x: Int = 0, y: Int = 0, width: Int, height: Int, delay: Int = 5, disposal: Int = 0,
      transparent: Int? = nil, isInterlaced: Bool = false, table: [Int] = [], indices: [Int]
    ) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      (self.delay, self.disposal, self.transparent) = (delay, disposal, transparent)
      (self.isInterlaced, self.table, self.indices) = (isInterlaced, table, indices)
    }
  }

  package var width, height: Int
  package var table: [Int]
  package var repeats: Int?
  package var frames: [Frame]

  package init(
    width: Int = 4, height: Int = 4, table: [Int] = [], repeats: Int? = nil, frames: [Frame]
  ) {
    (self.width, self.height) = (width, height)
    (self.table, self.repeats, self.frames) = (table, repeats, frames)
  }

  package var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8) + short(width) + short(height)
    bytes += [table.isEmpty ? 0 : 0x80 | bits(table) - 1, 0, 0] + colors(table)
    if let repeats {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + short(repeats) + [0]
    }
    for frame in frames { bytes += block(frame) }
    return bytes + [0x3B]
  }

  private func block(_ frame: Frame) -> [UInt8] {
    let flags = UInt8(frame.disposal << 2 | (frame.transparent == nil ? 0 : 1))
    var block = [0x21, 0xF9, 4, flags] + short(frame.delay) + [UInt8(frame.transparent ?? 0), 0]
    block += [0x2C] + short(frame.x) + short(frame.y) + short(frame.width) + short(frame.height)
    let interlaced: UInt8 = frame.isInterlaced ? 0x40 : 0
    block += [interlaced | (frame.table.isEmpty ? 0 : 0x80 | bits(frame.table) - 1)]
    return block + colors(frame.table) + [7] + data(frame.indices) + [0]
  }

  /// Returns the image data.
  ///
  /// With seven bits per pixel every code has eight bits, which is one byte. The clear code is 128
  /// and the end code 129. The table is cleared after every hundred pixels, before codes grow to
  /// nine bits.
  private func data(_ indices: [Int]) -> [UInt8] {
    var codes: [UInt8] = []
    for (place, index) in indices.enumerated() {
      if place % 100 == 0 { codes.append(128) }
      codes.append(UInt8(index))
    }
    codes.append(129)
    return stride(from: 0, to: codes.count, by: 255).flatMap { start in
      let part = codes[start..<min(start + 255, codes.count)]
      return [UInt8(part.count)] + part
    }
  }

  private func bits(_ table: [Int]) -> UInt8 { UInt8(table.count.trailingZeroBitCount) }

  private func colors(_ table: [Int]) -> [UInt8] {
    table.flatMap { [UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  private func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}

import Graphics

struct ImageDescriptor {
  let rect: PixelRect
  let table: [UInt32]?
  private let isInterlaced: Bool

  init(_ reader: inout GIFReader, width: Int, height: Int) throws(CodecError) {
    let x = try reader.short(), y = try reader.short()
    let frameWidth = try reader.short(), frameHeight = try reader.short()
    let flags = try reader.byte()
    rect = PixelRect(x: x, y: y, width: frameWidth, height: frameHeight)
    guard !rect.isEmpty, PixelRect(width: width, height: height).contains(rect) else {
      throw reader.corrupt("frame outside of the canvas")
    }
    isInterlaced = flags & 0x40 != 0
    table = flags & 0x80 == 0 ? nil : try reader.colorTable(flags: flags)
  }

  /// Returns the line of a stored row. Interlaced pictures store every 8th line from 0, every 8th
  /// from 4, every 4th from 2, and every 2nd from 1.
  func line(ofStoredRow row: Int) -> Int {
    guard isInterlaced else { return row }
    var row = row
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      let lines = max(0, (rect.height - first + step - 1) / step)
      if row < lines { return first + row * step }
      row -= lines
    }
    return row
  }
}

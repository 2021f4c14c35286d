internal import CImageIO
public import Graphics

extension Bitmap {
  /// This picture as PNG, 8 bits a channel: RGB when every pixel is opaque, otherwise RGBA with
  /// straight colours. The same pixels give the same bytes (with the same zlib); there is no date,
  /// gamma or profile in them. Works row by row: beside the result it takes about 300 KB.
  ///
  /// Throws `impossibleSize` for an empty bitmap, the only one PNG cannot hold.
  public func encodedAsPNG() throws(CodecError) -> [UInt8] {
    try encodedAsPNG(hasAlpha: !isOpaque)
  }

  /// The same, RGBA also for an opaque picture: the frames of an animation must be alike.
  func encodedAsPNG(hasAlpha: Bool) throws(CodecError) -> [UInt8] {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, allowed: allowed)
    }
    let writer = try PNGWriter()
    try writer.begin(
      width: width, height: height, hasAlpha: hasAlpha,
      isPhoto: RowFilterChooser.photoRows(in: self) * 2 > height)
    try withUnsafePixels { pixels throws(CodecError) in
      for y in 0..<height {
        // Safe: the rows lie inside of the pixels, which the closure may read.
        let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        let above = y > 0 ? pixels[(y - 1) * width..<y * width] : pixels[0..<width]
        let filter = RowFilterChooser.filter(for: row, above: .init(rebasing: above))
        if !hasAlpha {
          try writer.append(row, filter: filter)
        } else {
          let straight = row.map(\.straight)
          try straight.withUnsafeBufferPointer { row throws(CodecError) in
            try writer.append(row, filter: filter)
          }
        }
      }
    }
    return try writer.end()
  }
}

/// One PNG being written by libpng: owns the library's state and the bytes that have come out.
private final class PNGWriter {
  /// zlib's levels above 6 cost several times as much for 1 to 2 %, measured on screenshots with photographs.
  private static let level: Int32 = 6

  private let output = Output()
  private let writer: OpaquePointer

  private final class Output { var bytes: [UInt8] = [] }

  init() throws(CodecError) {
    // Safe: `output` lives as long as this object, which closes the writer in `deinit`.
    let context = Unmanaged.passUnretained(output).toOpaque()
    let opened = cio_png_open(context) { context, bytes, count in
      let output = Unmanaged<Output>.fromOpaque(context!).takeUnretainedValue()
      output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
    guard let opened else { throw .outOfMemory(.png) }
    writer = opened
  }

  deinit { cio_png_close(writer) }

  func begin(width: Int, height: Int, hasAlpha: Bool, isPhoto: Bool) throws(CodecError) {
    try check(
      cio_png_begin(
        writer, UInt32(width), UInt32(height), hasAlpha ? 1 : 0, Self.level, isPhoto ? 1 : 0))
  }

  func append(_ row: UnsafeBufferPointer<Pixel>, filter: RowFilter) throws(CodecError) {
    // Safe: a row has the four bytes of each of the width pixels that `begin` was told of.
    let bytes = UnsafeRawPointer(row.baseAddress!).assumingMemoryBound(to: UInt8.self)
    try check(cio_png_row(writer, bytes, cio_filter(UInt32(filter.rawValue))))
  }

  func end() throws(CodecError) -> [UInt8] {
    try check(cio_png_end(writer))
    return output.bytes
  }

  private func check(_ status: cio_status) throws(CodecError) {
    if let error = CodecError(status, .png) { throw error }
  }
}

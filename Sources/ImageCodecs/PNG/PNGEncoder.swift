internal import CImageIO
public import Graphics

extension Bitmap {
  /// This picture as PNG, 8 bits a channel: RGB when every pixel is opaque, otherwise RGBA with
  /// straight colours. The same pixels give the same bytes (with the same zlib); there is no date,
  /// gamma or profile in them. Works row by row: beside the result it takes about 300 KB.
  ///
  /// Throws `impossibleSize` for an empty bitmap, the only one PNG cannot hold.
  public func encodedAsPNG() throws(CodecError) -> [UInt8] {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, allowed: allowed)
    }
    let writer = try PNGWriter()
    let channels = isOpaque ? 3 : 4
    try writer.begin(width: width, height: height, channels: channels)
    var chooser = RowFilterChooser(width: width, channels: channels)
    var row = [UInt8](repeating: 0, count: width * channels)
    for y in 0..<height {
      fill(&row, y: y, channels: channels)
      try writer.append(row, filter: chooser.filter(for: row))
    }
    return try writer.end()
  }

  private func fill(_ row: inout [UInt8], y: Int, channels: Int) {
    withUnsafePixels { pixels in
      let start = y * width
      var to = 0
      for index in start..<start + width {
        let pixel = channels == 3 ? pixels[index] : pixels[index].straight
        row[to] = pixel.red
        row[to + 1] = pixel.green
        row[to + 2] = pixel.blue
        if channels == 4 { row[to + 3] = pixel.alpha }
        to += channels
      }
    }
  }
}

/// One PNG being written by libpng: owns the library's state and the bytes that have come out.
private final class PNGWriter {
  /// zlib's levels above 6 cost several times as much for 1 to 2 % (`encoders.md` §B).
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

  func begin(width: Int, height: Int, channels: Int) throws(CodecError) {
    try check(
      cio_png_begin(
        writer, UInt32(width), UInt32(height), Int32(channels), Self.level, 0))
  }

  func append(_ row: [UInt8], filter: RowFilter) throws(CodecError) {
    try check(cio_png_row(writer, row, cio_filter(UInt32(filter.rawValue))))
  }

  func end() throws(CodecError) -> [UInt8] {
    try check(cio_png_end(writer))
    return output.bytes
  }

  private func check(_ status: cio_status) throws(CodecError) {
    if let error = CodecError(status, .png) { throw error }
  }
}

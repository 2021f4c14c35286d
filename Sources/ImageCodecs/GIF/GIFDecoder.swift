import Graphics

/// A decoder that plays a GIF frame by frame, and composites each frame by its disposal and
/// transparency. It holds the file, the canvas and one frame, whatever the length of the animation.
///
/// The background is transparent, as in browsers, whatever colour the file specifies. Otherwise the
/// decoder is strict: a frame that extends beyond the canvas, lacks a colour table or ends early is
/// an error.
public struct GIFDecoder: Sendable {
  /// The size of the canvas and of every frame, in pixels.
  public let width, height: Int
  /// The number of plays; `times(1)` unless the file specifies it before its first frame.
  public private(set) var loop = GIFLoop.times(1)

  private var reader: GIFReader
  private var globalTable: [UInt32]?
  /// The current picture. Empty before the first frame, so that reading the header allocates no
  /// pixels.
  private var canvas = Bitmap(width: 0, height: 0)
  private var control = GraphicControl()
  private var afterLast = Disposal.keep
  private var isAtImage = false
  private var isAtEnd = false

  /// Reads the file up to the first frame. `limits` apply to the canvas.
  ///
  /// - Throws: `CodecError` for data that is not a GIF, a damaged header or a canvas beyond the
  ///   limits.
  public init(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(CodecError) {
    guard ImageFormat(signatureOf: bytes) == .gif else {
      throw .unknownFormat(firstBytes: Array(bytes.prefix(8)))
    }
    reader = GIFReader(bytes)
    _ = try reader.take(6)
    width = try reader.short()
    height = try reader.short()
    let flags = try reader.byte()
    _ = try reader.take(2)
    try limits.check(.gif, width: width, height: height)
    globalTable = flags & 0x80 == 0 ? nil : try reader.colorTable(flags: flags)
    try advance()
  }

  /// Returns the delays of the frames that `next` has not returned, in hundredths of a second,
  /// without decoding their pixels. A damaged or truncated file has those before the damage.
  public func remainingDelays() -> [Int] {
    var rest = self
    var delays: [Int] = []
    while let delay = try? rest.skip() { delays.append(delay) }
    return delays
  }

  private mutating func skip() throws(CodecError) -> Int? {
    guard let control = try nextControl() else { return nil }
    _ = try ImageDescriptor(&reader, width: width, height: height)
    _ = try reader.byte()
    _ = try reader.subBlocks()
    return control.delay
  }

  /// Moves to the next frame's descriptor. Returns nil after the last frame.
  private mutating func nextControl() throws(CodecError) -> GraphicControl? {
    if !isAtImage { try advance() }
    if isAtEnd { return nil }
    defer {
      control = GraphicControl()
      isAtImage = false
    }
    return control
  }

  /// Returns the next frame, or nil after the last one.
  ///
  /// - Throws: `CodecError` if the file is damaged or truncated.
  public mutating func next() throws(CodecError) -> GIFFrame? {
    guard let control = try nextControl() else { return nil }
    let image = try ImageDescriptor(&reader, width: width, height: height)
    let rect = image.rect
    guard let table = image.table ?? globalTable else { throw reader.corrupt("no colour table") }
    let indices = try readIndices(count: rect.area)
    if canvas.isEmpty { canvas = Bitmap(width: width, height: height) }
    afterLast.apply(to: &canvas)
    switch control.disposal {
    case 2: afterLast = .clear(rect)
    case 3: afterLast = .restore(canvas)
    default: afterLast = .keep
    }
    try paint(indices, image, table, transparent: control.transparent)
    return GIFFrame(bitmap: canvas, delay: control.delay)
  }

  private mutating func readIndices(count: Int) throws(CodecError) -> [UInt8] {
    guard var lzw = LZWDecoder(minimumCodeSize: try reader.byte()) else {
      throw reader.corrupt("LZW code size")
    }
    let data = try reader.subBlocks()
    guard let indices = lzw.indices(in: data, count: count) else {
      throw reader.corrupt("LZW code")
    }
    guard indices.count == count else { throw reader.corrupt("too few pixels") }
    return indices
  }

  private mutating func paint(
    _ indices: [UInt8], _ image: ImageDescriptor, _ table: [UInt32], transparent: Int?
  ) throws(CodecError) {
    let rect = image.rect
    let isSound = canvas.withUnsafeMutablePixels { pixels in
      for row in 0..<rect.height {
        let start = (rect.y + image.line(ofStoredRow: row)) * width + rect.x
        for column in 0..<rect.width {
          let index = Int(indices[row * rect.width + column])
          if index == transparent { continue }
          guard index < table.count else { return false }
          pixels[start + column] = Pixel(opaque: table[index])
        }
      }
      return true
    }
    if !isSound { throw reader.corrupt("colour index out of range") }
  }

  /// Reads extensions up to an image or the end of the file.
  private mutating func advance() throws(CodecError) {
    while !isAtImage, !isAtEnd {
      switch try reader.byte() {
      case 0x2C: isAtImage = true
      case 0x3B: isAtEnd = true
      case 0x21: try readExtension()
      default: throw reader.corrupt("unknown block")
      }
    }
  }

  private mutating func readExtension() throws(CodecError) {
    let label = try reader.byte()
    let data = try reader.subBlocks()
    if label == 0xF9, data.count == 4 { control = GraphicControl(data) }
    if label == 0xFF, data.count == 14, data.starts(with: Array("NETSCAPE2.0".utf8)), data[11] == 1
    {
      loop = GIFLoop(repeats: Int(data[12]) | Int(data[13]) << 8)
    }
  }
}

extension Pixel {
  fileprivate init(opaque color: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
      blue: UInt8(truncatingIfNeeded: color), alpha: 255)
  }
}

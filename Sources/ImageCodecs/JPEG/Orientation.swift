import Graphics

/// How a camera was held, as EXIF's tag 0x0112 counts it: where the stored picture's first row and
/// first column belong when it is upright.
enum Orientation: Int {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// From the EXIF segment of a JPEG; `topLeft` when there is none or it makes no sense, for
  /// damage in this note to the viewer is no reason to refuse the picture.
  init(exifIn jpeg: [UInt8]) {
    self = Self.tiffHeader(in: jpeg).flatMap(Self.orientation(inTIFF:)) ?? .topLeft
  }

  /// The picture as it is to be seen.
  func upright(_ stored: Bitmap) -> Bitmap {
    if self == .topLeft { return stored }
    let swapsSides = rawValue >= 5
    let width = swapsSides ? stored.height : stored.width
    let height = swapsSides ? stored.width : stored.height
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    stored.withUnsafePixels { source in
      for y in 0..<height {
        for x in 0..<width {
          let (sx, sy) = origin(x: x, y: y, right: right, bottom: bottom)
          pixels.append(source[sy * stored.width + sx])
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The stored pixel that is seen at (x, y).
  private func origin(x: Int, y: Int, right: Int, bottom: Int) -> (x: Int, y: Int) {
    switch self {
    case .topLeft: (x, y)
    case .topRight: (right - x, y)
    case .bottomRight: (right - x, bottom - y)
    case .bottomLeft: (x, bottom - y)
    case .leftTop: (y, x)
    case .rightTop: (y, bottom - x)
    case .rightBottom: (right - y, bottom - x)
    case .leftBottom: (right - y, x)
    }
  }

  /// The body of the first APP1 segment that begins with "Exif", before the picture's data.
  private static func tiffHeader(in jpeg: [UInt8]) -> ArraySlice<UInt8>? {
    let exif = Array("Exif\0\0".utf8)
    var at = 2
    while at + 4 <= jpeg.count, jpeg[at] == 0xFF, jpeg[at + 1] != 0xDA {
      let end = at + 2 + Int(jpeg[at + 2]) << 8 + Int(jpeg[at + 3])
      guard end <= jpeg.count, end >= at + 4 else { return nil }
      let body = jpeg[at + 4..<end]
      if jpeg[at + 1] == 0xE1, body.starts(with: exif) { return body.dropFirst(exif.count) }
      at = end
    }
    return nil
  }

  /// TIFF: byte order, 42, offset of the first directory; there entries of 12 bytes, of which one
  /// has tag 0x0112, type 3 (SHORT), count 1 and the value in its last four bytes.
  private static func orientation(inTIFF slice: ArraySlice<UInt8>) -> Orientation? {
    let tiff = Array(slice)
    guard tiff.count >= 8 else { return nil }
    let little = tiff.starts(with: Array("II".utf8))
    guard little || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ at: Int, bytes count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let digits = tiff[at..<at + count]
      return (little ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, bytes: 2) == 42, let directory = number(4, bytes: 4),
      let entries = number(directory, bytes: 2)
    else { return nil }
    for entry in 0..<entries {
      let at = directory + 2 + entry * 12
      guard let tag = number(at, bytes: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard number(at + 2, bytes: 2) == 3, number(at + 4, bytes: 4) == 1 else { return nil }
      return number(at + 8, bytes: 2).flatMap(Orientation.init(rawValue:))
    }
    return nil
  }
}

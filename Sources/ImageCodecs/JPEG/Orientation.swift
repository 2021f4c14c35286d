import Graphics

/// The camera's orientation in the encoding of EXIF's tag 0x0112. A case names the sides at which
/// the first row and the first column of the stored picture belong.
enum Orientation: Int {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Reads the orientation from the EXIF segment of a JPEG. The result is `topLeft` if the segment
  /// is missing or damaged, because damaged metadata is no reason to reject the picture.
  init(exifIn jpeg: [UInt8]) {
    self = Self.tiffHeader(in: jpeg).flatMap(Self.orientation(inTIFF:)) ?? .topLeft
  }

  /// Returns the picture rotated upright.
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

  /// Returns the position of the stored pixel that is shown at (x, y).
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

  /// Returns the body of the first APP1 segment that begins with "Exif", if it precedes the image
  /// data.
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

  /// Returns the orientation in a TIFF structure: byte order, 42, offset of the first directory.
  /// The directory has entries of 12 bytes. The entry with tag 0x0112 has type 3 (SHORT), count 1,
  /// and the value in its last four bytes.
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

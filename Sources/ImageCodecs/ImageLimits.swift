/// What a decoder may allocate, checked against the header before any pixel is: a few bytes can
/// announce a picture of gigabytes. What is within the limits is allocated once there is data enough
/// for it: 1/1032 of a PNG's bytes, a bit for each 1024 pixels of a JPEG, a GIF's first frame.
public struct ImageLimits: Hashable, Sendable {
  /// Width times height; for GIF of the canvas. A decoded pixel takes four bytes. Zero or less
  /// refuses every picture; more than 2³⁰ (4 GB) counts as that.
  public let pixels: Int

  /// 100 megapixels: 400 MB, above any phone's camera and screen.
  public static let standard = ImageLimits(pixels: 100_000_000)

  /// See `pixels` for zero, negative and very large numbers.
  public init(pixels: Int) { self.pixels = min(pixels, 1 << 30) }

  func check(_ format: ImageFormat, width: Int, height: Int) throws(CodecError) {
    guard width > 0, height > 0 else {
      throw .corrupt(format, reason: "size \(width)×\(height)", nil)
    }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, product <= pixels else {
      throw .tooManyPixels(format, width: width, height: height, limit: pixels)
    }
  }
}

/// The limit of a decoder's memory, checked against the header before any pixels are allocated: a
/// few bytes can announce a picture of gigabytes.
///
/// A picture within the limit is allocated once enough data for it is present. For PNG that is
/// 1/1032 of the pixels' bytes, for JPEG one bit per 1024 pixels, and for GIF the first frame.
public struct ImageLimits: Hashable, Sendable {
  /// The maximum of width times height; for GIF, of the canvas. A decoded pixel takes four bytes.
  /// Zero or less rejects every picture. More than 2³⁰ (4 GB) counts as 2³⁰.
  public let pixels: Int

  /// 100 megapixels (400 MB), which is more than any phone's camera or screen has.
  public static let standard = ImageLimits(pixels: 100_000_000)

  /// Creates limits. See `pixels` for zero, negative and very large numbers.
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

public import Foundation
package import Graphics

/// A bitmap image in sRGB.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) { self.source = source }

  /// The width, in pixels.
  public var width: Int { source.bitmap.width }
  /// The height, in pixels.
  public var height: Int { source.bitmap.height }
  /// The number of bits per component: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel: always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes per row: four per pixel, without padding.
  public var bytesPerRow: Int { 4 * width }

  /// The alpha's position: the last of four bytes, premultiplied, or ignored in an opaque image.
  public var alphaInfo: CGImageAlphaInfo {
    source.bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
  }
  /// The alpha information as bitmap info, with the default byte order.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The colour space: always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Returns the part of the image inside a rectangle in pixels with y down, enlarged to whole
  /// pixels.
  ///
  /// Returns nil if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = PixelRect(enclosing: rect).intersection(source.bitmap.bounds)
    guard !area.isEmpty else { return nil }
    return CGImage(ImageSource(source.bitmap.cropped(to: area)))
  }

  /// Returns an equal image.
  public func copy() -> CGImage? { CGImage(source) }

  /// Returns whether two images are equal.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.source == b.source }

  /// Feeds the image into a hasher, consistently with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

public import Foundation
package import Graphics

/// A picture of pixels, in sRGB.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  package init(_ source: ImageSource) { self.source = source }

  /// In pixels.
  public var width: Int { source.bitmap.width }
  /// In pixels.
  public var height: Int { source.bitmap.height }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Four bytes a pixel, rows without padding.
  public var bytesPerRow: Int { 4 * width }

  /// Alpha is the last byte of four, and multiplied in.
  public var alphaInfo: CGImageAlphaInfo {
    source.bitmap.isOpaque ? .noneSkipLast : .premultipliedLast
  }
  /// The same.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The part inside of a rectangle of pixels, enlarged to whole ones, y down; nil where it lies outside
  /// of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = PixelRect(enclosing: rect).intersection(source.bitmap.bounds)
    guard !area.isEmpty else { return nil }
    return CGImage(ImageSource(source.bitmap.cropped(to: area)))
  }

  /// The same picture.
  public func copy() -> CGImage? { CGImage(source) }

  /// Whether it is the same picture.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.source == b.source }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

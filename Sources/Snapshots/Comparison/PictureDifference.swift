public import Graphics

/// The difference between two pictures of equal size.
public struct PictureDifference: Hashable, Sendable {
  /// A pixel that differs.
  public struct Place: Hashable, Sendable {
    /// The column and row of the pixel, counted from 0 at the top left.
    public let x, y: Int
    /// The pixel in the golden and in the actual picture, as premultiplied RGBA.
    public let reference, actual: Pixel
    /// The largest difference of a channel, 1…255.
    public let delta: Int
  }

  /// A part of the picture, in pixels.
  public struct Box: Hashable, Sendable {
    /// The top left pixel, and the number of pixels across and down.
    public let x, y, width, height: Int
    /// The number of differing pixels in the part.
    public let count: Int
  }

  /// The number of pixels that differ by more than the tolerance, and the number of all pixels.
  public let count, total: Int
  /// The pixel with the largest difference; of several, the first from the top, then from the left.
  public let worst: Place
  /// The smallest part that contains all differing pixels.
  public let bounds: Box
  /// The square with most differing pixels; of several, the first from the top, then from the left.
  /// Its size is the window of the tolerance, or otherwise 16 × 16.
  public let densest: Box
  /// A simple explanation for the difference of `bounds`; nil without one.
  public let change: PictureChange?
}

extension PictureDifference: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    (change.map { "\($0): " } ?? "")
      + "\(count) of \(total) \(total == 1 ? "pixel" : "pixels") differ, the worst at "
      + "(\(worst.x), \(worst.y)) by \(worst.delta) of 255: \(worst.reference.notation) in the golden, "
      + "\(worst.actual.notation) now; all lie in \(bounds.width)×\(bounds.height) from "
      + "(\(bounds.x), \(bounds.y)), densest \(densest.count) of "
      + "\(densest.width * densest.height) in \(densest.width)×\(densest.height) from "
      + "(\(densest.x), \(densest.y))"
  }
}

public import Graphics

/// How two pictures of one size differ.
public struct PictureDifference: Hashable, Sendable {
  /// A pixel that differs.
  public struct Place: Hashable, Sendable {
    /// Its column and row, from 0 at the top left.
    public let x, y: Int
    /// What it was and is, premultiplied RGBA.
    public let reference, actual: Pixel
    /// The greatest distance of a channel, 1…255.
    public let delta: Int
  }

  /// A part of the picture, in pixels.
  public struct Box: Hashable, Sendable {
    /// The top left pixel, and how many pixels there are across and down.
    public let x, y, width, height: Int
    /// How many of its pixels differ.
    public let count: Int
  }

  /// Pixels that differ by more than the tolerance allows, and how many there are at all.
  public let count, total: Int
  /// The first of the pixels that differ most, from the top, then from the left.
  public let worst: Place
  /// The smallest part that holds all of them.
  public let bounds: Box
  /// The square of the tolerance's window, 16 × 16 unless it names one, that holds most of them; the
  /// first of several from the top, then from the left.
  public let densest: Box
  /// What became of `bounds`, where there are words for it.
  public let change: PictureChange?
}

extension PictureDifference: CustomStringConvertible {
  /// One sentence, without a full stop.
  public var description: String {
    (change.map { "\($0): " } ?? "")
      + "\(count) of \(total) \(total == 1 ? "pixel" : "pixels") differ, the worst at "
      + "(\(worst.x), \(worst.y)) by \(worst.delta) of 255: \(worst.reference) in the golden, "
      + "\(worst.actual) now; all lie in \(bounds.width)×\(bounds.height) from "
      + "(\(bounds.x), \(bounds.y)), densest \(densest.count) of "
      + "\(densest.width * densest.height) in \(densest.width)×\(densest.height) from "
      + "(\(densest.x), \(densest.y))"
  }
}

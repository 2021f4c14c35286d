public import Foundation

/// A picture drawn with `contentMode = .scaleAspectFill` and a layer's `contentsRect`.
///
/// The picture is scaled to cover the frame, centred and clipped. Then every texture coordinate is
/// shifted by the origin of the unit rectangle, which moves the picture in the opposite direction.
/// Outside the picture its edge pixels are repeated (Core Animation's documentation of
/// `contentsRect`).
public struct AspectFill: Hashable, Sendable {
  /// The frame of the whole, unclipped picture in the coordinate system of `frame`.
  public let drawn: CGRect
  /// The visible part of the picture, as a unit rectangle.
  public let source: CGRect
  /// The height of the area at the top of the frame that shows repeated edge pixels.
  public let smearedTop: CGFloat

  /// Computes the drawing of a picture. Returns nil for a picture without area. For a frame without
  /// area, the visible part is empty.
  public init?(
    imageSize: CGSize, frame: CGRect, contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    guard imageSize.width > 0, imageSize.height > 0 else { return nil }
    let scale = max(frame.width / imageSize.width, frame.height / imageSize.height)
    let size = CGSize(width: imageSize.width * scale, height: imageSize.height * scale)
    guard size.width > 0, size.height > 0 else { return nil }
    drawn = CGRect(
      origin: CGPoint(
        x: frame.midX - size.width / 2 - contentsRect.minX * size.width,
        y: frame.midY - size.height / 2 - contentsRect.minY * size.height),
      size: size)
    source = CGRect(
      x: (frame.minX - drawn.minX) / size.width, y: (frame.minY - drawn.minY) / size.height,
      width: frame.width / size.width, height: frame.height / size.height)
    smearedTop = min(max(0, drawn.minY - frame.minY), frame.height)
  }
}

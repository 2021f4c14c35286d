public import Foundation

/// A picture drawn with `contentMode = .scaleAspectFill` and a layer's `contentsRect`.
///
/// The picture is scaled to cover the frame, centred and clipped; then every texture coordinate is
/// shifted by the origin of the unit rectangle, which moves the picture the other way. Beyond the
/// picture its edge pixels are smeared (Core Animation's documentation of `contentsRect`).
public struct AspectFill: Hashable, Sendable {
  /// The whole picture, clipped or not, in the frame's coordinate system.
  public let drawn: CGRect
  /// The part of the picture that shows, as a unit rectangle.
  public let source: CGRect
  /// Height at the top of the frame that shows smeared edge pixels.
  public let smearedTop: CGFloat

  /// Nil for a picture without area. A frame without area draws a part without area.
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

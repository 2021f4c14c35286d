import Foundation

extension PixelGrid {
  /// Returns a rectangle of a size centred in another, with its origin on a device pixel.
  func centred(_ size: CGSize, in space: CGRect) -> CGRect {
    CGRect(
      x: nearest(space.midX - size.width / 2), y: nearest(space.midY - size.height / 2),
      width: size.width, height: size.height)
  }
}
